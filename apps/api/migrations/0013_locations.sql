create table locations (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  comment text,
  address text, address_complement text, code_postal text, town text, country text not null default 'FR',
  search text generated always as (searchable(name || ' ' || coalesce(town, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- What takes a room: a half-day with the margins of the room around it, or a time when nobody may book it. One table, so that one constraint refuses both.
  kind smallint not null default 1,
  phone text,
  contact text,
  accessibility text[] not null default '{}',
  day_cost integer check (day_cost >= 0),
  opening_hours jsonb not null default '[]',
  archived_at timestamptz,
  primary key (tenant_id, id)
);
select fence_tenant('locations');

create table rooms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  location_id bigint not null,
  name text not null,
  capacity integer not null check (capacity > 0),
  margin_before smallint not null default 0 check (margin_before between 0 and 1440),
  margin_after smallint not null default 0 check (margin_after between 0 and 1440),
  equipment text[] not null default '{}',
  layouts text[] not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, location_id, name),
  foreign key (tenant_id, location_id) references locations (tenant_id, id)
);
select fence_tenant('rooms');

create table room_blocks (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  location_id bigint not null,
  room_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  reason text not null,
  -- The whole place is closed: its other rooms hold the same line.
  is_closure boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, room_id) references rooms (tenant_id, id) on delete cascade,
  check (end_at > start_at)
);
create index room_blocks_location on room_blocks (tenant_id, location_id, start_at);
create index room_blocks_room on room_blocks (tenant_id, room_id);
select fence_tenant('room_blocks');

create function span_with_margins(tenant integer, room bigint, start_at timestamptz, end_at timestamptz) returns tstzrange language sql stable as $$
  select tstzrange(start_at - make_interval(mins => margin_before), end_at + make_interval(mins => margin_after))
    from rooms where tenant_id = tenant and id = room
$$;

create table location_files (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  location_id bigint not null,
  file_id bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete cascade
);
create index location_files_location on location_files (tenant_id, location_id);
create index location_files_file on location_files (tenant_id, file_id);
select fence_tenant('location_files');
