-- A place of an activity offered to somebody who waits for it is held until then: counted, and attended only once taken.
alter table registration_activities add column held_until timestamptz;
create index registration_activities_held on registration_activities (held_until) where held_until is not null;

-- The waiting list of an event follows its own registrations; those of its activities follow what is chosen, below.
create or replace function follow_waiting_list() returns trigger language plpgsql as $$
declare
  outcome smallint;
begin
  if holds_place(new.status) and (tg_op = 'INSERT' or not holds_place(old.status)) then
    with placed as (
      update waiting_list_people set state = 3, registration_id = new.id
       where tenant_id = new.tenant_id and event_id = new.event_id and user_id = new.user_id and state = 1 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 4 from placed;
  elsif tg_op = 'UPDATE' and holds_place(old.status) and new.status <> old.status then
    outcome := case when holds_place(new.status) then 3 when new.ending = 2 then 5 else 4 end;
    with settled as (
      update waiting_list_people set state = outcome
       where tenant_id = new.tenant_id and registration_id = new.id and event_id = new.event_id and state = 2 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind)
    select tenant_id, event_id, entry_id, user_id, case outcome when 3 then 4 when 5 then 6 else 7 end from settled;
  end if;
  return null;
end $$;

-- Where somebody stood on the list of an activity ends: as taken (3), left or given back (4), or over (5). kind: what is remembered of it.
create function settle_activity_wait(choice registration_activities, standing smallint, outcome smallint, kind smallint) returns void language sql as $$
  with settled as (
    update waiting_list_people set state = outcome
     where tenant_id = choice.tenant_id and event_id = choice.activity_id and registration_id = choice.registration_id and state = standing returning *
  )
  insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, kind from settled
$$;

-- Whatever the path, who takes a place of an activity waits for it no more, and what was offered ends as taken, given back or over.
create function follow_activity_choice() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.held_until is null then
    perform settle_activity_wait(new, 1::smallint, 3::smallint, 4::smallint);
  elsif tg_op = 'UPDATE' and old.held_until is not null and new.held_until is null then
    perform settle_activity_wait(new, 2::smallint, 3::smallint, 4::smallint);
  elsif tg_op = 'DELETE' and old.held_until is not null then
    if old.held_until < now() then perform settle_activity_wait(old, 2::smallint, 5::smallint, 6::smallint);
    else perform settle_activity_wait(old, 2::smallint, 4::smallint, 7::smallint);
    end if;
  end if;
  return null;
end $$;
create trigger follow_activity_choice after insert or delete or update of held_until on registration_activities for each row execute function follow_activity_choice();

-- A registration that holds no place any more waits for no activity. Named so as to run after the counters followed (guard_places_of_choices).
create function settle_activity_waits() returns trigger language plpgsql as $$
begin
  if holds_place(old.status) and not holds_place(new.status) then
    with settled as (
      update waiting_list_people set state = 4
       where tenant_id = new.tenant_id and registration_id = new.id and event_id <> new.event_id and state = 1 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 5 from settled;
    delete from registration_activities where tenant_id = new.tenant_id and registration_id = new.id and held_until is not null;
  end if;
  return null;
end $$;
create trigger settle_activity_waits after update of status on registrations for each row execute function settle_activity_waits();

-- Nobody waits for an activity that is cancelled, or that becomes everybody's.
create function drop_activity_waits() returns trigger language plpgsql as $$
begin
  delete from registration_activities where tenant_id = new.tenant_id and activity_id = new.id and held_until is not null;
  with settled as (
    update waiting_list_people set state = 4 where tenant_id = new.tenant_id and event_id = new.id and state = 1 returning *
  )
  insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 5 from settled;
  return null;
end $$;
create trigger drop_activity_waits after update of cancelled_at, enrolment on events for each row
  when (new.nature = 2 and ((old.cancelled_at is null and new.cancelled_at is not null) or (old.enrolment = 2 and new.enrolment = 1)))
  execute function drop_activity_waits();
