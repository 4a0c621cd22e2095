-- What is kept of the price of who gives their place up, by days before the start; an event without a scale follows that of its tenant.
alter table events add column cancel_scale jsonb not null default '[]' check (jsonb_typeof(cancel_scale) = 'array');
-- A personal exception: the percentage kept whatever the scale says.
alter table registrations add column cancel_fee_rate smallint check (cancel_fee_rate between 0 and 100);
-- Whose place somebody took over: what was invoiced for it goes on paying for them.
alter table registrations
  add column replaces_id bigint,
  add foreign key (tenant_id, replaces_id) references registrations (tenant_id, id);
create index registrations_replaces on registrations (tenant_id, replaces_id) where replaces_id is not null;
