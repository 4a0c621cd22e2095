-- A partner on an event.
create table event_partners (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  role_title text not null default '',
  -- What is paid for a part, and what its partner answered.
  fee integer check (fee >= 0),
  answered_at timestamptz,
  refusal_reason text,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, user_id, kind),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index event_partners_user on event_partners (tenant_id, user_id);
create index event_partners_status on event_partners (tenant_id, status);
select fence_tenant('event_partners');

create table slot_partners (
  tenant_id integer not null default current_tenant() references tenants,
  slot_id bigint not null,
  user_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (tenant_id, slot_id, user_id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('slot_partners');

-- What takes a person: a half-day they hold, or a time when they are not available. One table, so that one constraint refuses both.
create table partner_unavailabilities (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check (end_at > start_at),
  -- When two records of a person are merged, their bookings follow the half-day or the unavailability they come from.
  unique (tenant_id, id, user_id)
);
create index partner_unavailabilities_user on partner_unavailabilities (tenant_id, user_id, start_at);
select fence_tenant('partner_unavailabilities');

create table partner_bookings (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  slot_id bigint,
  unavailability_id bigint,
  during tstzrange not null,
  primary key (tenant_id, id),
  unique (tenant_id, slot_id, user_id),
  unique (tenant_id, unavailability_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check (num_nonnulls(slot_id, unavailability_id) = 1),
  constraint partner_already_booked exclude using gist (tenant_id with =, user_id with =, during with &&),
  foreign key (tenant_id, slot_id, user_id) references slot_partners (tenant_id, slot_id, user_id) on delete cascade on update cascade,
  foreign key (tenant_id, unavailability_id, user_id) references partner_unavailabilities (tenant_id, id, user_id) on delete cascade on update cascade
);
select fence_tenant('partner_bookings');

create function book_partner_of_slot() returns trigger language plpgsql as $$
begin
  insert into partner_bookings (tenant_id, user_id, slot_id, during)
    values (new.tenant_id, new.user_id, new.slot_id, tstzrange(new.start_at, new.end_at))
    on conflict (tenant_id, slot_id, user_id) do update set during = excluded.during;
  return null;
end $$;
create trigger book_partner after insert or update of start_at, end_at on slot_partners for each row execute function book_partner_of_slot();

create function book_unavailable_partner() returns trigger language plpgsql as $$
begin
  insert into partner_bookings (tenant_id, user_id, unavailability_id, during)
    values (new.tenant_id, new.user_id, new.id, tstzrange(new.start_at, new.end_at));
  return null;
end $$;
create trigger book_partner after insert on partner_unavailabilities for each row execute function book_unavailable_partner();
