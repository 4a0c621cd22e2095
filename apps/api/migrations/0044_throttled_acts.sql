-- What anybody may set off is counted by who asks, for a day: codes and links by mail, invitations, screens that report.
create table throttled_acts (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  act text not null,
  caller text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index throttled_acts_caller on throttled_acts (tenant_id, act, caller, at);
select fence_tenant('throttled_acts');

-- Bytes deposited by a person are counted.
create index files_created_by on files (tenant_id, created_by, created_at);
