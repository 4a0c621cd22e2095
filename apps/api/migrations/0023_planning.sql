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

-- The secret address of a screen in the hall of a place, or of all places (null): only the print of its key is stored.
create table lobby_screens (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  location_id bigint,
  shows_names boolean not null,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, location_id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, location_id) references locations (tenant_id, id) on delete cascade
);
select fence_tenant('lobby_screens');
