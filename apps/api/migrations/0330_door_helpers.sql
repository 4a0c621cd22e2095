-- Who checks people in at one event and does nothing else: a link an administrator gives, dead once revoked or over.
create table door_helpers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  key_hash bytea not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index door_helpers_event on door_helpers (tenant_id, event_id, id);
create index door_helpers_creator on door_helpers (tenant_id, created_by);
select fence_tenant('door_helpers');

-- Who recorded a passage without an account.
alter table passages add column helper_id bigint;
alter table passages add foreign key (tenant_id, helper_id) references door_helpers (tenant_id, id);
create index passages_helper on passages (tenant_id, helper_id) where helper_id is not null;
