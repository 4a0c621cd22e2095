-- Prices for who chooses an activity, and how their author types them; what is stored stays without tax.
alter table prices
  add column is_with_tax boolean not null default false,
  add column activity_id bigint,
  -- A price withdrawn that nobody pays goes with its activity.
  add foreign key (tenant_id, activity_id) references events (tenant_id, id) on delete cascade;
create index prices_activity on prices (tenant_id, activity_id) where activity_id is not null;
