"""Which tables wait for people alone, and a place for those that nobody has touched for long."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("resting", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
