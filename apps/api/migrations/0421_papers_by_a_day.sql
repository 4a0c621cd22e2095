-- By when a paper is expected, and what becomes of a place still to be completed without it then.
alter table event_papers
  add column due_days smallint check (due_days between 0 and 365),
  add column releases_place boolean not null default false;
