/** The rule that the drawer shows, whoever asked why. */

export interface CitedRule {
  rule: string;
  page: number;
  text: string;
}

class Drawer {
  cited = $state.raw<CitedRule | null>(null);

  open(cited: CitedRule): void {
    this.cited = cited;
  }

  close(): void {
    this.cited = null;
  }
}

export const drawer = new Drawer();
