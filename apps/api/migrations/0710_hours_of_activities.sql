-- Half-days of activities count in the sums of the event one is registered for: for everybody where they are required, for who chose them elsewhere.

create or replace function event_facts(asked bigint[]) returns table (tenant_id integer, event_id bigint, source text, month date, n bigint, amount numeric, weight numeric)
language sql stable as $$
  with places as (
    select e.tenant_id, e.id as event_id, e.id as place_id, false as is_chosen, e.is_training, e.cancelled_at is not null as is_cancelled
      from events e where e.id = any(asked)
    union all
    select e.tenant_id, e.id, a.id, a.enrolment = 2, e.is_training, e.cancelled_at is not null or a.cancelled_at is not null
      from events e join events a on a.tenant_id = e.tenant_id and a.parent_id = e.id and a.enrolment is not null
     where e.id = any(asked)
  ), held as (
    select o.*, s.id as slot_id, s.end_at < now() as is_past, date_trunc('month', s.start_at at time zone zone_of(z.params))::date as month,
           s.start_at, s.end_at, extract(epoch from s.end_at - s.start_at) / 60 as minutes, coalesce(c.rounding, 1) as step
      from places o
      join slots s on s.tenant_id = o.tenant_id and s.event_id = o.place_id
      join tenants z on z.id = s.tenant_id
      left join attendance_settings c on c.tenant_id = s.tenant_id and c.event_id = s.event_id
  ), expected as (
    select h.*, r.id as registration_id, r.status, p.state, is_followed(g.id is not null, p.source, p.state, true) as is_proved,
           case when is_followed(g.id is not null, p.source, p.state, h.is_training)
                then followed_minutes(h.start_at, h.end_at, p.minutes_late, p.minutes_away, h.step) else 0 end as followed
      from held h
      join registrations r on r.tenant_id = h.tenant_id and r.event_id = h.event_id
      left join registration_activities ra on h.is_chosen and ra.tenant_id = h.tenant_id and ra.registration_id = r.id and ra.activity_id = h.place_id
        and ra.held_until is null
      left join presences p on p.tenant_id = h.tenant_id and p.slot_id = h.slot_id and p.registration_id = r.id
      left join signatures g on g.tenant_id = h.tenant_id and g.slot_id = h.slot_id and g.registration_id = r.id
     where not h.is_chosen or ra.activity_id is not null
  )
  select tenant_id, event_id, 'slots_unsigned', month, count(distinct slot_id), 0, 0 from expected
   where is_training and not is_cancelled and is_past and status in (5, 6, 7) and state is distinct from 3 and not is_proved group by 1, 2, 4
  union all
  select tenant_id, event_id, 'training_time', coalesce(month, '-infinity'), count(distinct registration_id), sum(followed), 0 from expected
   where is_training and is_proved group by grouping sets ((tenant_id, event_id, month), (tenant_id, event_id))
  union all
  select tenant_id, event_id, 'attendance', coalesce(month, '-infinity'), count(distinct registration_id), sum(followed), sum(minutes) from expected
   where is_past and not is_cancelled and status in (5, 6, 7, 8) group by grouping sets ((tenant_id, event_id, month), (tenant_id, event_id))
$$;

-- What changes an activity changes the sums of its event.
create function mark_event_of_activity() returns trigger language plpgsql as $$
begin
  insert into event_marks (tenant_id, event_id, due_at)
    select a.tenant_id, a.parent_id, new.due_at from events a
     where a.tenant_id = new.tenant_id and a.id = new.event_id and a.enrolment is not null and a.parent_id is not null;
  return null;
end $$;
create trigger mark_event_of_activity after insert on event_marks for each row execute function mark_event_of_activity();

create or replace function mark_events() returns trigger language plpgsql as $$
begin
  insert into event_marks (tenant_id, event_id)
    select distinct c.tenant_id, c.event_id from changed c
     where exists (select from slots s where s.tenant_id = c.tenant_id and s.event_id = c.event_id and s.end_at < now())
        or exists (select from events a join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id
                    where a.tenant_id = c.tenant_id and a.parent_id = c.event_id and a.enrolment is not null and s.end_at < now());
  return null;
end $$;

-- Who comes to an activity changes what it counts, once it was held.
create function mark_choice() returns trigger language plpgsql as $$
declare
  chosen registration_activities := case when tg_op = 'DELETE' then old else new end;
begin
  insert into event_marks (tenant_id, event_id)
    select chosen.tenant_id, chosen.activity_id
     where exists (select from slots s where s.tenant_id = chosen.tenant_id and s.event_id = chosen.activity_id and s.end_at < now());
  return null;
end $$;
create trigger mark_choice after insert or delete or update of held_until on registration_activities for each row execute function mark_choice();

drop trigger mark_event on events;
create trigger mark_event after update of is_training, cancelled_at, enrolment on events for each row execute function mark_event();

-- What was counted so far is counted again.
insert into event_marks (tenant_id, event_id)
  select distinct a.tenant_id, a.id from events a join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id where a.enrolment is not null and s.end_at < now();
