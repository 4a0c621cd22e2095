-- What takes a room: a half-day with the margins of the room around it, or a time when nobody may book it. One table, so that one constraint refuses both.
alter table locations
  add column kind smallint not null default 1,
  add column phone text,
  add column contact text,
  add column accessibility text[] not null default '{}',
  add column day_cost integer check (day_cost >= 0),
  add column opening_hours jsonb not null default '[]',
  add column archived_at timestamptz;
alter table rooms
  add column margin_before smallint not null default 0 check (margin_before between 0 and 1440),
  add column margin_after smallint not null default 0 check (margin_after between 0 and 1440),
  add column equipment text[] not null default '{}',
  add column layouts text[] not null default '{}';

create table room_blocks (
  tenant_id integer not null default current_tenant() references tenants (id),
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
select fence_tenant('room_blocks');

alter table slots drop constraint room_already_booked;
create table room_bookings (
  tenant_id integer not null default current_tenant() references tenants (id),
  id bigint generated always as identity,
  room_id bigint not null,
  slot_id bigint,
  block_id bigint,
  during tstzrange not null,
  -- The same with the margins of the room, which half-days of one event do not keep between them.
  held tstzrange not null,
  event_id bigint,
  -- Whose time it is: an event, or a block (negative).
  holder bigint not null generated always as (coalesce(event_id, -block_id)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, slot_id),
  unique (tenant_id, block_id),
  foreign key (tenant_id, room_id) references rooms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, block_id) references room_blocks (tenant_id, id) on delete cascade,
  check (num_nonnulls(slot_id, block_id) = 1),
  -- Checked at the end of a statement: the margins of a room change for all its half-days at once.
  constraint room_already_booked exclude using gist (tenant_id with =, room_id with =, during with &&) deferrable initially immediate,
  constraint room_margins_booked exclude using gist (tenant_id with =, room_id with =, holder with <>, held with &&) deferrable initially immediate
);
select fence_tenant('room_bookings');

create function span_with_margins(tenant integer, room bigint, start_at timestamptz, end_at timestamptz) returns tstzrange language sql stable as $$
  select tstzrange(start_at - make_interval(mins => margin_before), end_at + make_interval(mins => margin_after))
    from rooms where tenant_id = tenant and id = room
$$;

insert into room_bookings (tenant_id, room_id, slot_id, event_id, during, held)
  select tenant_id, room_id, id, event_id, tstzrange(start_at, end_at), tstzrange(start_at, end_at) from slots where room_id is not null;

create function book_room_of_slot() returns trigger language plpgsql as $$
begin
  if new.room_id is null then
    delete from room_bookings where tenant_id = new.tenant_id and slot_id = new.id;
    return null;
  end if;
  insert into room_bookings (tenant_id, room_id, slot_id, event_id, during, held)
    values (new.tenant_id, new.room_id, new.id, new.event_id, tstzrange(new.start_at, new.end_at),
            coalesce(span_with_margins(new.tenant_id, new.room_id, new.start_at, new.end_at), tstzrange(new.start_at, new.end_at)))
    on conflict (tenant_id, slot_id) do update set room_id = excluded.room_id, event_id = excluded.event_id, during = excluded.during, held = excluded.held;
  return null;
end $$;
create trigger book_room_when_added after insert on slots for each row when (new.room_id is not null) execute function book_room_of_slot();
create trigger book_room_when_changed after update of event_id, room_id, start_at, end_at on slots for each row
  when (new.room_id is not null or old.room_id is not null) execute function book_room_of_slot();

create function book_room_of_block() returns trigger language plpgsql as $$
begin
  insert into room_bookings (tenant_id, room_id, block_id, during, held)
    values (new.tenant_id, new.room_id, new.id, tstzrange(new.start_at, new.end_at), tstzrange(new.start_at, new.end_at));
  return null;
end $$;
create trigger book_room after insert on room_blocks for each row execute function book_room_of_block();

create table location_files (
  tenant_id integer not null default current_tenant() references tenants (id),
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

-- Margins hold for what is to come; what is over keeps the room as it had it.
create function rebook_room() returns trigger language plpgsql as $$
begin
  update room_bookings b set held = span_with_margins(new.tenant_id, new.id, s.start_at, s.end_at)
    from slots s where b.tenant_id = new.tenant_id and b.room_id = new.id and s.tenant_id = b.tenant_id and s.id = b.slot_id and s.end_at > now();
  return null;
end $$;
create trigger rebook_room after update of margin_before, margin_after on rooms for each row
  when (old.margin_before <> new.margin_before or old.margin_after <> new.margin_after) execute function rebook_room();
