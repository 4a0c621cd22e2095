-- On what terms a partner travels, and the minutes they need between two bookings of different events.
alter table partners
  add column travel text check (travel <> ''),
  add column margin_minutes smallint check (margin_minutes between 1 and 1440);
create index partners_margins on partners (tenant_id, user_id) where margin_minutes is not null;
