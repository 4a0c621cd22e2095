-- What the card of an event says besides its title: a second line, a level in the tenant's own words,
-- and whether it is marked as new, for good or for some days from its first publication.
alter table events
  add column subtitle text not null default '',
  add column level text,
  add column is_marked_new boolean not null default false,
  add column new_days integer check (new_days between 1 and 365);
