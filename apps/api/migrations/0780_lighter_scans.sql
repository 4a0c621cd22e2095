-- A scan of a door changes one status: what it adds to the figures costs no more than that.

-- The figures of one registration that changes, without planning for the whole of a row twice.
create function count_changed_registration() returns trigger language plpgsql as $$
begin
  insert into figure_changes (tenant_id, source, kind, month, n, amount)
    select new.tenant_id, 'registrations', v.kind, coalesce(date_trunc('month', v.at at time zone zone_of(z.params))::date, '-infinity'), v.n, 0
      from tenants z, (values (old.status, old.created_at, -1), (new.status, new.created_at, 1)) v (kind, at, n)
     where z.id = new.tenant_id;
  return null;
end $$;
drop trigger count_changed_registrations on registrations;
create trigger count_changed_registrations after update of status, created_at on registrations for each row
  when (old.status <> new.status or old.created_at <> new.created_at) execute function count_changed_registration();

-- A status counts in the sums of half-days that are over: before, their own end has the event counted. The minute is for a change written as one ends.
create function mark_event_of_registration() returns trigger language plpgsql as $$
begin
  insert into event_marks (tenant_id, event_id)
    select new.tenant_id, new.event_id
     where exists (select from slots s where s.tenant_id = new.tenant_id and s.event_id = new.event_id and s.end_at < now() + interval '1 minute')
        or exists (select from events a join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id
                    where a.tenant_id = new.tenant_id and a.parent_id = new.event_id and a.enrolment is not null
                      and s.end_at < now() + interval '1 minute');
  return null;
end $$;
drop trigger mark_event on registrations;
create trigger mark_event after update of status on registrations for each row
  when (old.status <> new.status) execute function mark_event_of_registration();

create function mark_event_of_presence() returns trigger language plpgsql as $$
declare
  told presences := case when tg_op = 'DELETE' then old else new end;
begin
  insert into event_marks (tenant_id, event_id)
    select s.tenant_id, s.event_id from slots s where s.tenant_id = told.tenant_id and s.id = told.slot_id;
  return null;
end $$;
drop trigger mark_event on presences;
create trigger mark_event after insert or update or delete on presences for each row execute function mark_event_of_presence();

-- Hardly anybody who enters had been offered their place: looked up before anything is written.
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
  elsif tg_op = 'UPDATE' and holds_place(old.status) and new.status <> old.status and exists (
    select from waiting_list_people where tenant_id = new.tenant_id and registration_id = new.id and event_id = new.event_id and state = 2
  ) then
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
