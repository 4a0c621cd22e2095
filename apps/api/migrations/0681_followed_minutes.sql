-- The hours of the dashboard are those the sheets count: one rule for both, and the sums follow the rounding of an event.

-- Whole minutes followed of a half-day: less the lateness and what was spent outside, rounded down to a step (FOR-32).
create function followed_minutes(start_at timestamptz, end_at timestamptz, minutes_late integer, minutes_away integer, step integer) returns numeric
language sql immutable parallel safe as $$
  select floor(greatest(0, round(extract(epoch from end_at - start_at) / 60) - coalesce(minutes_late, 0) - coalesce(minutes_away, 0)) / step) * step
$$;

-- Whether a half-day counts as followed: signed, recorded by what proves it, or, where nothing has to be proved, seen there.
create function is_followed(is_signed boolean, source text, state smallint, is_training boolean) returns boolean
language sql immutable parallel safe as $$
  select is_signed or coalesce(source in ('entry', 'markedEntry', 'regularisation'), false) or (not is_training and coalesce(state in (1, 2), false))
$$;

-- Half-days without a signature, minutes followed, minutes achieved out of minutes planned, of the events asked: by month, and `-infinity` for the whole event.
create or replace function event_facts(asked bigint[]) returns table (tenant_id integer, event_id bigint, source text, month date, n bigint, amount numeric, weight numeric)
language sql stable as $$
  with held as (
    select s.tenant_id, s.event_id, s.id as slot_id, s.end_at < now() as is_past, date_trunc('month', s.start_at at time zone zone_of(z.params))::date as month,
           s.start_at, s.end_at, extract(epoch from s.end_at - s.start_at) / 60 as minutes, coalesce(c.rounding, 1) as step, e.is_training,
           e.cancelled_at is not null as is_cancelled
      from slots s
      join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      join tenants z on z.id = s.tenant_id
      left join attendance_settings c on c.tenant_id = s.tenant_id and c.event_id = s.event_id
     where s.event_id = any(asked)
  ), expected as (
    select h.*, r.id as registration_id, r.status, p.state, is_followed(g.id is not null, p.source, p.state, true) as is_proved,
           case when is_followed(g.id is not null, p.source, p.state, h.is_training)
                then followed_minutes(h.start_at, h.end_at, p.minutes_late, p.minutes_away, h.step) else 0 end as followed
      from held h
      join registrations r on r.tenant_id = h.tenant_id and r.event_id = h.event_id
      left join presences p on p.tenant_id = h.tenant_id and p.slot_id = h.slot_id and p.registration_id = r.id
      left join signatures g on g.tenant_id = h.tenant_id and g.slot_id = h.slot_id and g.registration_id = r.id
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

create trigger mark_event after insert or delete or update of rounding on attendance_settings for each row execute function mark_event();

-- What was counted so far is counted again.
insert into event_marks (tenant_id, event_id) select distinct tenant_id, event_id from slots where end_at < now();
