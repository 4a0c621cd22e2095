create table registrations (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  company_id bigint,
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
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
  -- How a cancelled registration ended, and whether its hold was already prolonged.
  ending smallint check (ending between 1 and 4),
  is_prolonged boolean not null default false,
  -- When the person invited opened the link of their invitation.
  seen_at timestamptz,
  -- When the referent of their company agreed to a person's request, on an event that then selects by itself.
  referent_agreed_at timestamptz,
  -- The name of the company beside the registration, as it is beside the person.
  company_label text,
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
create index registrations_status on registrations (tenant_id, status, created_at desc, id desc);
create index registrations_holds on registrations (tenant_id, hold_expires_at) where hold_expires_at is not null;
create index registrations_event_recent on registrations (tenant_id, event_id, created_at desc, id desc);
create index registrations_user_event on registrations (tenant_id, user_id, event_id, id desc);
-- Orders of registrations: their own, and those of the event, which the event's index gives.
create index registrations_by_company on registrations (tenant_id, searchable(company_label), id);
create index registrations_by_company_back on registrations (tenant_id, searchable(company_label) desc nulls last, id desc);
create index registrations_by_status on registrations (tenant_id, status, id);
create index registrations_company on registrations (tenant_id, company_id, created_at desc, id desc) include (status) where company_id is not null;
select fence_tenant('registrations');

-- Written from the catalogue of statuses (packages/domain/src/registrations/status.ts), which a test compares with what is here.
-- A code that is in no catalogue cannot be stored; were it there, it would take a place: no event is ever overfilled.
create function holds_place(status smallint) returns boolean language sql immutable parallel safe
  as $$ select status not in (1, 9) $$;

-- Max participants can never be exceeded, whatever the path: taking a place locks the event's counter until commit.
-- Nobody takes a place in a cancelled event: whoever cancels holds the counter, so that who comes meanwhile waits here and is refused.
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
  if taking > 0 and exists (select from events where tenant_id = place_tenant and id = place_event and cancelled_at is not null) then
    raise exception 'event % is cancelled', place_event using errcode = 'KX005';
  end if;
  return null;
end $$;
create trigger guard_places after insert on registrations for each row execute function guard_places();
create trigger give_places_back after delete or update of status, event_id on registrations for each row
  when (current_user <> 'kxo_purge' or not has_ended(old.tenant_id)) execute function guard_places();

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
create index registration_history_waiting on registration_history (at) where to_status in (1, 2, 3);
select fence_tenant('registration_history');
select make_append_only('registration_history');

-- How each person stands to each event, for whoever must decide what they may see: a registration that is not cancelled
-- (begun, then confirmed, then present), a confirmed partner (part), or a partner of a sister part of the same whole (event).
create view event_relations with (security_invoker = true) as
  select tenant_id, event_id, user_id,
         case when status in (6, 7) then 'present' when status in (5, 8) then 'confirmed' else 'begun' end as relation
    from registrations where status <> 9
  union all
  select tenant_id, event_id, user_id, 'part' from event_partners where status = 5
  union all
  select sister.tenant_id, sister.id, held.user_id, 'event'
    from event_partners held
    join events own on own.tenant_id = held.tenant_id and own.id = held.event_id
    join events sister on sister.tenant_id = own.tenant_id and sister.id <> own.id
     and (sister.id = own.parent_id or sister.parent_id = own.id or sister.parent_id = own.parent_id)
   where held.status = 5;
grant select on event_relations to kxo_app, kxo_across;

create trigger label_company before insert or update of company_id on registrations for each row execute function label_company();

-- The activities a registration chose, each with a place of its own.
create table registration_activities (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  activity_id bigint not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, registration_id, activity_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, activity_id) references events (tenant_id, id)
);
create index registration_activities_of on registration_activities (tenant_id, activity_id);
select fence_tenant('registration_activities');

-- One place of an activity taken or given back: its counter is locked until commit, whatever the path.
create function take_activity_place(place_tenant integer, activity bigint, taking integer) returns void language plpgsql as $$
begin
  update event_places set taken = taken + taking
   where tenant_id = place_tenant and event_id = activity
     and (taking < 0 or overbooking_allowed or max_participants is null or taken < max_participants);
  if not found and taking > 0 then raise exception 'activity % is full', activity using errcode = 'KX006'; end if;
  if taking > 0 and exists (select from events where tenant_id = place_tenant and id = activity and cancelled_at is not null) then
    raise exception 'activity % is cancelled', activity using errcode = 'KX005';
  end if;
end $$;

-- A choice takes a place while its registration holds one; the registration is held so that its status does not move meanwhile.
create function guard_choice() returns trigger language plpgsql as $$
declare
  choice registration_activities := case when tg_op = 'DELETE' then old else new end;
  held registrations;
begin
  select * into held from registrations where tenant_id = choice.tenant_id and id = choice.registration_id for update;
  if tg_op = 'INSERT' and not exists (select from events where tenant_id = choice.tenant_id and id = choice.activity_id
      and parent_id = held.event_id and nature = 2 and enrolment = 2) then
    raise exception 'activity % is not offered', choice.activity_id using errcode = 'KX007';
  end if;
  if holds_place(held.status) then
    perform take_activity_place(choice.tenant_id, choice.activity_id, case when tg_op = 'DELETE' then -1 else 1 end);
  end if;
  return null;
end $$;
create trigger guard_choice after insert or delete on registration_activities for each row execute function guard_choice();

-- The places of the activities follow the status of the registration: always after the event's own, lowest activity first.
create function guard_places_of_choices() returns trigger language plpgsql as $$
declare
  taking integer := (case when holds_place(new.status) then 1 else 0 end) - (case when holds_place(old.status) then 1 else 0 end);
  chosen bigint;
begin
  if taking = 0 then return null; end if;
  for chosen in select activity_id from registration_activities
    where tenant_id = new.tenant_id and registration_id = new.id order by activity_id loop
    perform take_activity_place(new.tenant_id, chosen, taking);
  end loop;
  return null;
end $$;
create trigger guard_places_of_choices after update of status on registrations for each row execute function guard_places_of_choices();

-- What the team writes about a registration, for itself.
create table registration_notes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  note text not null,
  by_user_id bigint,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade
);
create index registration_notes_of on registration_notes (tenant_id, registration_id, id);
select fence_tenant('registration_notes');

alter table bills add foreign key (tenant_id, registration_id) references registrations (tenant_id, id);

alter table documents add foreign key (tenant_id, registration_id) references registrations (tenant_id, id);
