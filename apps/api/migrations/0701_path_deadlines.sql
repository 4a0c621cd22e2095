-- The day a step is due, and the minutes it is expected to take: said to who follows the path, they lock nothing.
alter table path_items
  add column due_on date,
  add column minutes smallint check (minutes between 1 and 6000),
  add check (due_on is null or opens_on is null or due_on >= opens_on);
