create table events (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  nature smallint not null,
  parent_id bigint,
  code text,
  url text not null,
  title text not null,
  description text not null default '',
  -- Pedagogical sheet (FOR-20): { objective, audience, prerequisites, content, methods, assessment, sanction, … }
  sheet jsonb not null default '{}',
  site_url text,
  responsible_id bigint,
  company_id bigint,
  type_formation smallint,
  onboarding smallint not null default 1,
  sequential_mode smallint not null default 0,
  start_date timestamptz,
  end_date timestamptz,
  limit_date timestamptz,
  time_zone text not null default 'Europe/Paris',
  minutes integer not null default 0 check (minutes >= 0),
  min_participants integer,
  is_active boolean not null default false,
  is_payable boolean not null default false,
  is_online boolean not null default false,
  is_training boolean not null default false,
  is_asynchronous boolean not null default false,
  is_displayed_first boolean not null default false,
  needs_approval boolean not null default false,
  downpayment_rate integer not null default 0 check (downpayment_rate between 0 and 100),
  downpayment_delay integer not null default 0,
  town text, country text,
  themes text[] not null default '{}',
  languages text[] not null default '{}',
  location_id bigint,
  form_id bigint,
  thumbnail_file_id bigint,
  button_text text,
  referent_mail text,
  published_at timestamptz,
  cancelled_at timestamptz,
  closed_at timestamptz,
  search text generated always as (searchable(title || ' ' || coalesce(code, '') || ' ' || coalesce(town, ''))) stored,
  version integer not null default 1,
  created_by bigint,
  created_at timestamptz not null default now(),
  -- The import that created an event: its result opens the list of what it brought. Whoever builds it by hand leaves it empty.
  import_id bigint,
  -- Why an event was cancelled, and when it was put away.
  cancel_reason text,
  archived_at timestamptz,
  -- An event knows the model it was created from, so that its dates are compared with those of the same model.
  model_id bigint,
  -- An activity is an event under another: everybody of the event attends a mandatory one, the others are chosen, one of each group.
  enrolment smallint,
  choice_group text not null default '',
  meeting_url text,
  primary key (tenant_id, id),
  check (end_date is null or (start_date is not null and end_date >= start_date)),
  foreign key (tenant_id, parent_id) references events (tenant_id, id),
  foreign key (tenant_id, responsible_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id),
  foreign key (tenant_id, model_id) references events (tenant_id, id),
  constraint activity_enrolment check (enrolment is null or (parent_id is not null and nature = 2))
);
create unique index events_url on events (tenant_id, url);
create unique index events_code on events (tenant_id, code) where code is not null;
create index events_start on events (tenant_id, start_date desc, id desc);
create index events_catalogue on events (tenant_id, is_active, start_date);
create index events_parent on events (tenant_id, parent_id);
create index events_search on events using gin (search gin_trgm_ops);
create index events_created on events (tenant_id, created_at);
create index events_company on events (tenant_id, company_id) where company_id is not null;
create index events_start_back on events (tenant_id, start_date desc nulls last, id desc);
create index events_title on events (tenant_id, searchable(title), id);
create index events_town on events (tenant_id, searchable(town), id);
create index events_town_back on events (tenant_id, searchable(town) desc nulls last, id desc);
-- Anchors are looked up by date across the tenants, each minute.
create index events_by_start on events (start_date) where is_active and cancelled_at is null;
create index events_by_end on events (end_date) where is_active and cancelled_at is null;
create index events_by_limit on events (limit_date) where is_active and cancelled_at is null;
-- The plan of a tenant counts the events first published in the month.
create index events_published on events (tenant_id, published_at) where published_at is not null;
create index events_import on events (tenant_id, import_id) where import_id is not null;
create index events_archived on events (tenant_id, archived_at) where archived_at is not null;
create index events_model on events (tenant_id, model_id) where model_id is not null;
select fence_tenant('events');

-- The seats of an event: the counter every path goes through, kept by guard_places alone.
create table event_places (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  max_participants integer check (max_participants > 0),
  overbooking_allowed boolean not null default false,
  taken integer not null default 0 check (taken >= 0),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
) with (fillfactor = 50);
select fence_tenant('event_places');

-- A half-day (or any timed part) of an event; signatures are taken per slot (FOR-31).
create table slots (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  title text not null default '',
  room_id bigint,
  primary key (tenant_id, id),
  check (end_at > start_at),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, room_id) references rooms (tenant_id, id)
);
create index slots_event on slots (tenant_id, event_id, start_at);
create index slots_by_start on slots (start_at);
create index slots_by_end on slots (end_at);
select fence_tenant('slots');

-- Addresses events bore and bear no more: for 90 days they lead to where their event is now, and no other event takes them (printed posters).
create table freed_addresses (
  tenant_id integer not null default current_tenant() references tenants,
  url text not null,
  event_id bigint,
  freed_at timestamptz not null default now(),
  primary key (tenant_id, url),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id)
);
create index freed_addresses_event on freed_addresses (tenant_id, event_id);
select fence_tenant('freed_addresses');

-- What nobody could have printed is free at once; a suspended space that is emptied frees nothing.
create function free_address() returns trigger language plpgsql as $$
begin
  if exists (select from tenants where id = old.tenant_id and suspended_at is not null) then return null; end if;
  if tg_op = 'UPDATE' then delete from freed_addresses where tenant_id = new.tenant_id and url = new.url; end if;
  insert into freed_addresses (tenant_id, url, event_id) values (old.tenant_id, old.url, case when tg_op = 'UPDATE' then old.id end)
  on conflict (tenant_id, url) do update set event_id = excluded.event_id, freed_at = now();
  return null;
end $$;
create trigger free_changed_address after update of url on events for each row
  when (old.url is distinct from new.url and (old.is_active or old.published_at is not null)) execute function free_address();
create trigger free_removed_address after delete on events for each row
  when (old.is_active or old.published_at is not null) execute function free_address();

create function refuse_freed_address() returns trigger language plpgsql as $$
begin
  if exists (select from freed_addresses f where f.tenant_id = new.tenant_id and f.url = new.url
              and f.freed_at > now() - interval '90 days' and f.event_id is distinct from new.id) then
    raise exception 'address % was freed less than 90 days ago', new.url using errcode = '23505', constraint = 'freed_address_kept';
  end if;
  return new;
end $$;
create trigger refuse_freed_address before insert or update of url on events for each row execute function refuse_freed_address();

create table room_bookings (
  tenant_id integer not null default current_tenant() references tenants,
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

-- Margins hold for what is to come; what is over keeps the room as it had it.
create function rebook_room() returns trigger language plpgsql as $$
begin
  update room_bookings b set held = span_with_margins(new.tenant_id, new.id, s.start_at, s.end_at)
    from slots s where b.tenant_id = new.tenant_id and b.room_id = new.id and s.tenant_id = b.tenant_id and s.id = b.slot_id and s.end_at > now();
  return null;
end $$;
create trigger rebook_room after update of margin_before, margin_after on rooms for each row
  when (old.margin_before <> new.margin_before or old.margin_after <> new.margin_after) execute function rebook_room();

alter table mails add foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id);

alter table documents add foreign key (tenant_id, event_id) references events (tenant_id, id);

alter table complaints add foreign key (tenant_id, event_id) references events (tenant_id, id);
