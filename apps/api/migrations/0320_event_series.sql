-- Events repeated by a rule (RFC 5545), which begins on the day of the first. A date taken out is among the days the rule leaves out.
create table event_series (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  rule text not null,
  first_day date not null,
  excluded_days text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select fence_tenant('event_series');

-- The day the rule gave an event: it stays when the event goes to another.
alter table events add column series_id bigint, add column series_day date,
  add constraint event_of_series foreign key (tenant_id, series_id) references event_series (tenant_id, id),
  add constraint series_has_days check ((series_id is null) = (series_day is null));
create unique index events_series on events (tenant_id, series_id, series_day) where series_id is not null;
