-- The figures of the dashboard, kept by the transactions that change them (docs/decisions/0033). A transaction appends what it changes, so that no two
-- wait for each other; each minute what was appended is added up. What depends on half-days signed is counted again, event by event, each minute.

-- Sums by month of the tenant's calendar; `-infinity` where no month is told.
create table figure_months (
  tenant_id integer not null default current_tenant() references tenants,
  source text not null,
  kind smallint not null,
  month date not null,
  n bigint not null,
  amount numeric not null,
  weight numeric not null,
  primary key (tenant_id, source, kind, month)
);
select fence_tenant('figure_months');

create table figure_changes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  source text not null,
  kind smallint not null,
  month date not null,
  n bigint not null,
  amount numeric not null,
  weight numeric not null default 0,
  primary key (tenant_id, id)
);
select fence_tenant('figure_changes');

create table event_figures (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  source text not null,
  month date not null,
  n bigint not null,
  amount numeric not null,
  weight numeric not null,
  primary key (tenant_id, event_id, source, month)
);
select fence_tenant('event_figures');

-- Events to count again, from the moment told: the end of a half-day, or at once.
create table event_marks (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  due_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index event_marks_due on event_marks (tenant_id, due_at);
create index event_marks_event on event_marks (tenant_id, event_id);
select fence_tenant('event_marks');

create function zone_of(params jsonb) returns text language sql immutable parallel safe as $$ select coalesce(params->>'time_zone', 'Europe/Paris') $$;

-- What each table adds to the figures is written once, for the triggers and for the facts they are checked against.
do $$
declare
  one record;
  facts text[] := '{}';
  counting text;
begin
  for one in select * from (values
    ('registrations', 'registrations', 'x.status', 'x.created_at at time zone zone_of(z.params)', '0', 'true', null),
    ('people', 'users', '(x.is_adherent::integer + 2 * x.is_prospect::integer)::smallint', 'x.created_at at time zone zone_of(z.params)', '0', 'x.status <> 9',
      'status, created_at, is_adherent, is_prospect'),
    ('events', 'events', 'x.is_training::integer::smallint', 'x.start_date at time zone zone_of(z.params)', '0', 'x.nature in (1, 4) and x.cancelled_at is null and x.is_active',
      'nature, start_date, cancelled_at, is_training, is_active'),
    ('bills', 'bills', '(x.category * 10 + x.status)::smallint', 'x.issue_date::timestamp',
      'case when x.category = 2 then -x.amount_ht when x.deducted > 0 then x.amount_ht - (select sum((deposit ->> ''total_ht'')::bigint) from jsonb_array_elements(x.printed -> ''document'' -> ''deposits'') deposit) else x.amount_ht end',
      'x.category in (1, 2) and x.number is not null', 'category, status, number, issue_date, amount_ht, amount, deducted'),
    ('quotes', 'bills', 'x.status', 'x.created_at at time zone zone_of(z.params)', 'x.amount_ht', 'x.category = 3', 'category, status, created_at, amount_ht'),
    ('mails', 'mails', '(x.status = 7)::integer::smallint', 'x.created_at at time zone zone_of(z.params)', '0', 'true', null)
  ) told (source, held, kind, at, amount, counted, changing) loop
    counting := format('select x.tenant_id, %L::text as source, %s as kind, coalesce(date_trunc(''month'', %s)::date, ''-infinity'') as month, count(*) as n, sum(%s)::numeric as amount
      from %%s x join tenants z on z.id = x.tenant_id where %s group by 1, 3, 4', one.source, one.kind, one.at, one.amount, one.counted);
    facts := facts || format(counting, one.held);
    execute format($f$create function count_%1$s() returns trigger language plpgsql as $t$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (%2$s) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (%3$s) was union all select * from (%4$s) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $t$ $f$, one.source, format(counting, 'changed'), format(counting, '(select old.*)'), format(counting, '(select new.*)'));
    execute format('create trigger count_added_%1$s after insert on %2$I referencing new table as changed for each statement execute function count_%1$s()', one.source, one.held);
    execute format('create trigger count_removed_%1$s after delete on %2$I referencing old table as changed for each statement execute function count_%1$s()', one.source, one.held);
    if one.changing is not null then -- the others have a trigger of their own, below
      execute format('create trigger count_changed_%1$s after update of %3$s on %2$I for each row execute function count_%1$s()', one.source, one.held, one.changing);
    end if;
  end loop;
  execute format('create function figure_facts() returns table (tenant_id integer, source text, kind smallint, month date, n bigint, amount numeric) language sql stable as $t$%s$t$',
    array_to_string(facts, ' union all '));
end $$;

-- A mail that leaves counts as it did while it waited: only what becomes refused, or is so no more, changes a figure.
create trigger count_changed_mails after update of status, created_at on mails for each row
  when ((old.status = 7) is distinct from (new.status = 7) or old.created_at is distinct from new.created_at)
  execute function count_mails();

-- The figures of one registration that changes, without planning for the whole of a row twice.
create function count_changed_registration() returns trigger language plpgsql as $$
begin
  insert into figure_changes (tenant_id, source, kind, month, n, amount)
    select new.tenant_id, 'registrations', v.kind, coalesce(date_trunc('month', v.at at time zone zone_of(z.params))::date, '-infinity'), v.n, 0
      from tenants z, (values (old.status, old.created_at, -1), (new.status, new.created_at, 1)) v (kind, at, n)
     where z.id = new.tenant_id;
  return null;
end $$;
create trigger count_changed_registrations after update of status, created_at on registrations for each row
  when (old.status <> new.status or old.created_at <> new.created_at) execute function count_changed_registration();

-- Half-days without a signature, minutes followed, minutes achieved out of minutes planned, of the events asked: by month, and `-infinity` for the whole event.
-- Half-days of activities count in the sums of the event one is registered for: for everybody where they are required, for who chose them elsewhere.
create function event_facts(asked bigint[]) returns table (tenant_id integer, event_id bigint, source text, month date, n bigint, amount numeric, weight numeric)
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

-- Counts the events again. @returns how many of the sums kept of them differed without anything having told so
create function recount_events(asked bigint[]) returns bigint language sql as $$
  with facts as (select * from event_facts(asked)),
  kept as (select * from event_figures where event_id = any(asked)),
  differing as (
    select coalesce(f.tenant_id, k.tenant_id) as tenant_id, coalesce(f.event_id, k.event_id) as event_id, coalesce(f.source, k.source) as source, coalesce(f.month, k.month) as month,
           f.n, f.amount, f.weight, coalesce(f.n, 0) - coalesce(k.n, 0) as more_n, coalesce(f.amount, 0) - coalesce(k.amount, 0) as more_amount,
           coalesce(f.weight, 0) - coalesce(k.weight, 0) as more_weight
      from facts f full join kept k on k.tenant_id = f.tenant_id and k.event_id = f.event_id and k.source = f.source and k.month = f.month
     where (f.n, f.amount, f.weight) is distinct from (k.n, k.amount, k.weight)
  ), told as (
    insert into figure_changes (tenant_id, source, kind, month, n, amount, weight)
      select tenant_id, source, 0, month, sum(more_n), sum(more_amount), sum(more_weight) from differing group by 1, 2, 4
  ), gone as (
    delete from event_figures e using differing d
     where d.n is null and e.tenant_id = d.tenant_id and e.event_id = d.event_id and e.source = d.source and e.month = d.month
  ), written as (
    insert into event_figures select tenant_id, event_id, source, month, n, amount, weight from differing where n is not null
      on conflict (tenant_id, event_id, source, month) do update set n = excluded.n, amount = excluded.amount, weight = excluded.weight
  )
  select count(*) from differing d
   where not exists (select from event_marks m where m.tenant_id = d.tenant_id and m.event_id = d.event_id and m.due_at <= now())
$$;

-- Brings the sums back to the facts, all seen at one moment. @returns how many differed
create function mend_figures() returns bigint language sql as $$
  with kept as (
    select tenant_id, source, kind, month, sum(n) as n, sum(amount) as amount
      from (select tenant_id, source, kind, month, n, amount from figure_months union all select tenant_id, source, kind, month, n, amount from figure_changes) all_of_them
     where source not in ('slots_unsigned', 'training_time', 'attendance') group by 1, 2, 3, 4
  ), differing as (
    select coalesce(f.tenant_id, k.tenant_id) as tenant_id, coalesce(f.source, k.source) as source, coalesce(f.kind, k.kind) as kind, coalesce(f.month, k.month) as month,
           coalesce(f.n, 0) - coalesce(k.n, 0) as n, coalesce(f.amount, 0) - coalesce(k.amount, 0) as amount
      from figure_facts() f full join kept k on k.tenant_id = f.tenant_id and k.source = f.source and k.kind = f.kind and k.month = f.month
     where coalesce(f.n, 0) <> coalesce(k.n, 0) or coalesce(f.amount, 0) <> coalesce(k.amount, 0)
  ), told as (
    insert into figure_changes (tenant_id, source, kind, month, n, amount) select tenant_id, source, kind, month, n, amount from differing
  )
  select count(*) from differing
$$;

-- Adds up what was appended.
create function add_up_figures() returns void language sql as $$
  with gone as (delete from figure_changes returning *)
  insert into figure_months
    select tenant_id, source, kind, month, sum(n), sum(amount), sum(weight) from gone group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant_id, source, kind, month) do update
    set n = figure_months.n + excluded.n, amount = figure_months.amount + excluded.amount, weight = figure_months.weight + excluded.weight
$$;

-- Copies of names beside registrations, people and bills.
create function mend_labels() returns bigint language sql as $$
  with people as (
    update users u set company_label = c.name from users o left join companies c on c.tenant_id = o.tenant_id and c.id = o.company_id
     where o.tenant_id = u.tenant_id and o.id = u.id and u.company_label is distinct from c.name returning 1
  ), sign_ups as (
    update registrations r set company_label = c.name from registrations o left join companies c on c.tenant_id = o.tenant_id and c.id = o.company_id
     where o.tenant_id = r.tenant_id and o.id = r.id and r.company_label is distinct from c.name returning 1
  ), billed as (
    update bills b set user_id = b.user_id from bills o
      left join companies c on c.tenant_id = o.tenant_id and c.id = o.company_id
      left join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
      left join events e on e.tenant_id = o.tenant_id and e.id = o.morph_id and o.morph = 'Event'
     where o.tenant_id = b.tenant_id and o.id = b.id
       and (b.recipient_label, b.event_label, b.search) is distinct from
         (coalesce(c.name, u.last_name || ' ' || u.first_name, ''), coalesce(e.title, ''), searchable(concat_ws(' ', b.number, c.name, u.first_name, u.last_name, e.title)))
    returning 1
  )
  select (select count(*) from people) + (select count(*) from sign_ups) + (select count(*) from billed)
$$;

create function mark_events() returns trigger language plpgsql as $$
begin
  insert into event_marks (tenant_id, event_id)
    select distinct c.tenant_id, c.event_id from changed c
     where exists (select from slots s where s.tenant_id = c.tenant_id and s.event_id = c.event_id and s.end_at < now())
        or exists (select from events a join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id
                    where a.tenant_id = c.tenant_id and a.parent_id = c.event_id and a.enrolment is not null and s.end_at < now());
  return null;
end $$;
create trigger mark_added after insert on registrations referencing new table as changed for each statement execute function mark_events();
create trigger mark_removed after delete on registrations referencing old table as changed for each statement execute function mark_events();

create function mark_event() returns trigger language plpgsql as $$
declare
  told jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  tenant integer := (told->>'tenant_id')::integer;
  event bigint := case tg_table_name
    when 'events' then (told->>'id')::bigint
    when 'presences' then (select s.event_id from slots s where s.tenant_id = tenant and s.id = (told->>'slot_id')::bigint)
    else (told->>'event_id')::bigint end;
begin
  if event is not null then insert into event_marks (tenant_id, event_id) values (tenant, event); end if;
  return null;
end $$;
create trigger mark_event after delete or update of start_at, end_at on slots for each row execute function mark_event();
create trigger mark_event after insert or delete on signatures for each row execute function mark_event();
create trigger mark_event after update of is_training, cancelled_at, enrolment on events for each row execute function mark_event();
create trigger mark_event after insert or delete or update of rounding on attendance_settings for each row execute function mark_event();

-- A half-day to come counts from its end.
create function mark_end() returns trigger language plpgsql as $$
begin
  insert into event_marks (tenant_id, event_id, due_at) values (new.tenant_id, new.event_id, greatest(now(), new.end_at));
  return null;
end $$;
create trigger mark_end after insert or update of start_at, end_at on slots for each row execute function mark_end();

-- Months begin at the tenant's midnight.
create function recount_zone() returns trigger language plpgsql as $$
begin
  perform mend_figures();
  insert into event_marks (tenant_id, event_id) select distinct tenant_id, event_id from slots where tenant_id = new.id;
  return null;
end $$;
create trigger recount_zone after update of params on tenants
  for each row when (zone_of(old.params) <> zone_of(new.params)) execute function recount_zone();

-- What changes an activity changes the sums of its event.
create function mark_event_of_activity() returns trigger language plpgsql as $$
begin
  insert into event_marks (tenant_id, event_id, due_at)
    select a.tenant_id, a.parent_id, new.due_at from events a
     where a.tenant_id = new.tenant_id and a.id = new.event_id and a.enrolment is not null and a.parent_id is not null;
  return null;
end $$;
create trigger mark_event_of_activity after insert on event_marks for each row execute function mark_event_of_activity();

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
create trigger mark_event after insert or update or delete on presences for each row execute function mark_event_of_presence();
