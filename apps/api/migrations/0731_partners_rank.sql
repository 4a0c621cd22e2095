-- The place of an organisation among those a public page thanks; after the others without one.
alter table partners add column rank smallint check (rank between 1 and 99);
