-- An activity is an event under another: everybody of the event attends a mandatory one, the others are chosen, one of each group.
alter table events add column enrolment smallint, add column choice_group text not null default '', add column meeting_url text;
update events set enrolment = 1 where nature = 2 and parent_id is not null;
alter table events add constraint activity_enrolment check (enrolment is null or (parent_id is not null and nature = 2));

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
