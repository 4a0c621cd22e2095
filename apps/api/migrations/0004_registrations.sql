create table registrations (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  company_id bigint,
  status smallint not null default 0 check (status between 0 and 9),
  manual_status smallint,
  -- Opaque text of the ticket; rev invalidates former codes (EXT-10).
  code text not null,
  pass_rev integer not null default 1,
  hold_expires_at timestamptz,
  price_id bigint,
  form_completed_at timestamptz,
  approved_at timestamptz,
  settled_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by bigint,
  end_reason text,
  created_by bigint,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, price_id) references prices (tenant_id, id)
);
create unique index registrations_once on registrations (tenant_id, event_id, user_id) where status <> 9;
create unique index registrations_code on registrations (tenant_id, code);
create index registrations_recent on registrations (tenant_id, created_at desc, id desc);
create index registrations_event on registrations (tenant_id, event_id, status);
create index registrations_user on registrations (tenant_id, user_id);
create index registrations_status on registrations (tenant_id, status, created_at desc, id desc);
create index registrations_holds on registrations (tenant_id, hold_expires_at) where status = 0 and hold_expires_at is not null;
select fence_tenant('registrations');

-- Statuses 0 and 2–8 hold a place, 1 and 9 do not (decisions §4).
create function holds_place(status smallint) returns boolean language sql immutable parallel safe
  as $$ select status <> 1 and status <> 9 $$;

-- Max participants can never be exceeded, whatever the path: taking a place locks the event's counter until commit.
create function guard_places() returns trigger language plpgsql as $$
declare
  taking integer := (case when tg_op <> 'DELETE' and holds_place(new.status) then 1 else 0 end)
                  - (case when tg_op <> 'INSERT' and holds_place(old.status) then 1 else 0 end);
  place_event bigint := case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  place_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  if tg_op = 'UPDATE' and new.event_id <> old.event_id then
    raise exception 'a registration never changes event' using errcode = 'KX003';
  end if;
  if taking = 0 then return null; end if;
  update event_places set taken = taken + taking
   where tenant_id = place_tenant and event_id = place_event
     and (taking < 0 or overbooking_allowed or max_participants is null or taken < max_participants);
  if not found then
    raise exception 'event % is full', place_event using errcode = 'KX001';
  end if;
  return null;
end $$;
create trigger guard_places after insert or delete or update of status, event_id on registrations
  for each row execute function guard_places();

create table registration_history (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  from_status smallint,
  to_status smallint not null,
  by_user_id bigint,
  reason text,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
create index registration_history_of on registration_history (tenant_id, registration_id, id);
select fence_tenant('registration_history');
select make_append_only('registration_history');
