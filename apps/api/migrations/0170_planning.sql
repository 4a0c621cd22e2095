-- The slots a part had when it ended, so that a replacement takes the same ones.
alter table event_partners add column released_slots bigint[] not null default '{}';

-- The secret address at which a calendar reads the planning of one partner or of one room: only its print is kept.
create table calendar_feeds (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint,
  room_id bigint,
  key_hash bytea not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  unique (tenant_id, room_id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade on update cascade,
  foreign key (tenant_id, room_id) references rooms (tenant_id, id) on delete cascade,
  check (num_nonnulls(user_id, room_id) = 1)
);
select fence_tenant('calendar_feeds');
