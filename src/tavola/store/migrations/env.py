"""Run by alembic: brings the database of the connection that it is handed to another revision."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
