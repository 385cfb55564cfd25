/** Soft sounds, made here: one thing was laid, points were won, it is your turn. */
import type { LogLine } from "./wire";

export type Cue = "laid" | "scored" | "turn";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the sound begins. */
  at: number;
  length: number;
}

const NOTES: Record<Cue, readonly Note[]> = {
  laid: [{ pitch: 196, at: 0, length: 0.09 }],
  scored: [
    { pitch: 523, at: 0, length: 0.18 },
    { pitch: 659, at: 0.09, length: 0.26 },
  ],
  turn: [
    { pitch: 440, at: 0, length: 0.2 },
    { pitch: 554, at: 0.14, length: 0.32 },
  ],
};
const LOUDNESS = 0.08;

/** What can be heard of what happened: points rather than pieces, and whether one is asked now. */
export function cuesOf(news: readonly LogLine[], isAsked: boolean): Cue[] {
  const cues: Cue[] = [];
  if (news.some((line) => (line.points ?? 0) > 0)) cues.push("scored");
  else if (news.some((line) => line.where.length > 0)) cues.push("laid");
  if (isAsked) cues.push("turn");
  return cues;
}

let audio: AudioContext | null = null;

/**
 * Play these one after the other, on a page that is looked at.
 *
 * Browsers keep a page silent until somebody has done something there; what came before would be heard all at once.
 */
export function play(cues: readonly Cue[]): void {
  if (cues.length === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  let start = audio.currentTime;
  for (const cue of cues) {
    for (const note of NOTES[cue]) ring(audio, note, start);
    start += 0.35;
  }
}

function ring(on: AudioContext, { pitch, at, length }: Note, start: number): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start + at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
  voice.connect(volume).connect(on.destination);
  voice.start(start + at);
  voice.stop(start + at + length);
}
