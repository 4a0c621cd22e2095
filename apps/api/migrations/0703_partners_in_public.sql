-- How a partner is presented on the public pages of events that name them, and whether they are.
alter table partners
  add column biography text not null default '',
  add column is_public boolean not null default false;
