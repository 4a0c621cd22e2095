-- The schema as the migrations make it. Made by scripts/dump-schema.ts, never edited.

CREATE OR REPLACE FUNCTION public.add_up_figures()
 RETURNS void
 LANGUAGE sql
AS $function$
  with gone as (delete from figure_changes returning *)
  insert into figure_months
    select tenant_id, source, kind, month, sum(n), sum(amount), sum(weight) from gone group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant_id, source, kind, month) do update
    set n = figure_months.n + excluded.n, amount = figure_months.amount + excluded.amount, weight = figure_months.weight + excluded.weight
$function$;

CREATE OR REPLACE FUNCTION public.address_hash(address text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select encode(sha256(convert_to(current_tenant() || ' ' || lower(trim(address)), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION public.book_in_turn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- What is booked, and the person or the room.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || (to_jsonb(new) ->> tg_argv[0]), new.tenant_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.book_partner_of_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partner_bookings (tenant_id, user_id, slot_id, during)
    values (new.tenant_id, new.user_id, new.slot_id, tstzrange(new.start_at, new.end_at))
    on conflict (tenant_id, slot_id, user_id) do update set during = excluded.during;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.book_room_of_block()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into room_bookings (tenant_id, room_id, block_id, during, held)
    values (new.tenant_id, new.room_id, new.id, tstzrange(new.start_at, new.end_at), tstzrange(new.start_at, new.end_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.book_room_of_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.book_unavailable_partner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partner_bookings (tenant_id, user_id, unavailability_id, during)
    values (new.tenant_id, new.user_id, new.id, tstzrange(new.start_at, new.end_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.business_day_from(day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select min(candidate)::date from generate_series(day, day + 10, interval '1 day') as candidate where is_business_day(candidate::date)
$function$;

CREATE OR REPLACE FUNCTION public.count_bills()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (select x.tenant_id, 'bills'::text as source, (x.category * 10 + x.status)::smallint as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(case when x.category = 2 then -x.amount_ht when x.deducted > 0 then x.amount_ht - (select sum((deposit ->> 'total_ht')::bigint) from jsonb_array_elements(x.printed -> 'document' -> 'deposits') deposit) else x.amount_ht end)::numeric as amount
      from changed x join tenants z on z.id = x.tenant_id where x.category in (1, 2) and x.number is not null group by 1, 3, 4) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (select x.tenant_id, 'bills'::text as source, (x.category * 10 + x.status)::smallint as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(case when x.category = 2 then -x.amount_ht when x.deducted > 0 then x.amount_ht - (select sum((deposit ->> 'total_ht')::bigint) from jsonb_array_elements(x.printed -> 'document' -> 'deposits') deposit) else x.amount_ht end)::numeric as amount
      from (select old.*) x join tenants z on z.id = x.tenant_id where x.category in (1, 2) and x.number is not null group by 1, 3, 4) was union all select * from (select x.tenant_id, 'bills'::text as source, (x.category * 10 + x.status)::smallint as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(case when x.category = 2 then -x.amount_ht when x.deducted > 0 then x.amount_ht - (select sum((deposit ->> 'total_ht')::bigint) from jsonb_array_elements(x.printed -> 'document' -> 'deposits') deposit) else x.amount_ht end)::numeric as amount
      from (select new.*) x join tenants z on z.id = x.tenant_id where x.category in (1, 2) and x.number is not null group by 1, 3, 4) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_changed_registration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_changes (tenant_id, source, kind, month, n, amount)
    select new.tenant_id, 'registrations', v.kind, coalesce(date_trunc('month', v.at at time zone zone_of(z.params))::date, '-infinity'), v.n, 0
      from tenants z, (values (old.status, old.created_at, -1), (new.status, new.created_at, 1)) v (kind, at, n)
     where z.id = new.tenant_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (select x.tenant_id, 'events'::text as source, x.is_training::integer::smallint as kind, coalesce(date_trunc('month', x.start_date at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from changed x join tenants z on z.id = x.tenant_id where x.nature in (1, 4) and x.cancelled_at is null and x.is_active group by 1, 3, 4) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (select x.tenant_id, 'events'::text as source, x.is_training::integer::smallint as kind, coalesce(date_trunc('month', x.start_date at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select old.*) x join tenants z on z.id = x.tenant_id where x.nature in (1, 4) and x.cancelled_at is null and x.is_active group by 1, 3, 4) was union all select * from (select x.tenant_id, 'events'::text as source, x.is_training::integer::smallint as kind, coalesce(date_trunc('month', x.start_date at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select new.*) x join tenants z on z.id = x.tenant_id where x.nature in (1, 4) and x.cancelled_at is null and x.is_active group by 1, 3, 4) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_mails()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (select x.tenant_id, 'mails'::text as source, (x.status = 7)::integer::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from changed x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (select x.tenant_id, 'mails'::text as source, (x.status = 7)::integer::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select old.*) x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4) was union all select * from (select x.tenant_id, 'mails'::text as source, (x.status = 7)::integer::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select new.*) x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  parts text[] := regexp_match(new.number, '^(.+)-(\d{4})-(\d{6,})$');
begin
  update bill_counters c
     set last_number = parts[3]::integer, last_issue_date = new.issue_date, last_hash = new.printed_hash
   where c.tenant_id = new.tenant_id and c.entity_id = new.entity_id and c.series = parts[1] and c.year = parts[2]::integer
     and c.last_number = parts[3]::integer - 1 and c.last_hash = new.previous_hash
     and c.year = extract(year from new.issue_date)
     and not exists (select from bill_counters o where o.tenant_id = c.tenant_id and o.entity_id = c.entity_id and o.series = c.series
                        and o.last_issue_date > new.issue_date);
  if not found then
    raise exception 'number % is not the next of its series', new.number using errcode = 'KX002';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (select x.tenant_id, 'people'::text as source, (x.is_adherent::integer + 2 * x.is_prospect::integer)::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from changed x join tenants z on z.id = x.tenant_id where x.status <> 9 group by 1, 3, 4) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (select x.tenant_id, 'people'::text as source, (x.is_adherent::integer + 2 * x.is_prospect::integer)::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select old.*) x join tenants z on z.id = x.tenant_id where x.status <> 9 group by 1, 3, 4) was union all select * from (select x.tenant_id, 'people'::text as source, (x.is_adherent::integer + 2 * x.is_prospect::integer)::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select new.*) x join tenants z on z.id = x.tenant_id where x.status <> 9 group by 1, 3, 4) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former bigint := case when tg_op = 'UPDATE' and old.status <> 9 then old.price_id end;
  held bigint := case when new.status <> 9 then new.price_id end;
begin
  if former is not distinct from held then return null; end if;
  if former is not null then
    update prices set sold = greatest(0, sold - 1) where tenant_id = new.tenant_id and id = former and max_sold is not null;
  end if;
  if held is not null then
    update prices set sold = sold + 1
     where tenant_id = new.tenant_id and id = held and max_sold is not null
       and (sold < max_sold or new.settled_at is not null or (tg_op = 'UPDATE' and old.price_id = new.price_id));
    if not found and exists (select from prices where tenant_id = new.tenant_id and id = held and max_sold is not null) then
      raise exception 'price % is sold out', held using errcode = 'KX011';
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_promo_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former bigint := case when tg_op = 'UPDATE' and old.status <> 9 then old.promo_code_id end;
  held bigint := case when new.status <> 9 then new.promo_code_id end;
begin
  if former is not distinct from held then return null; end if;
  if former is not null then
    update promo_codes set used = used - 1 where tenant_id = new.tenant_id and id = former;
  end if;
  if held is not null then
    update promo_codes set used = used + 1
     where tenant_id = new.tenant_id and id = held and (max_uses is null or used < max_uses or new.settled_at is not null);
    if not found then raise exception 'promo code % is used up', held using errcode = 'KX010'; end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_quotes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (select x.tenant_id, 'quotes'::text as source, x.status as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(x.amount_ht)::numeric as amount
      from changed x join tenants z on z.id = x.tenant_id where x.number is not null group by 1, 3, 4) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (select x.tenant_id, 'quotes'::text as source, x.status as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(x.amount_ht)::numeric as amount
      from (select old.*) x join tenants z on z.id = x.tenant_id where x.number is not null group by 1, 3, 4) was union all select * from (select x.tenant_id, 'quotes'::text as source, x.status as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(x.amount_ht)::numeric as amount
      from (select new.*) x join tenants z on z.id = x.tenant_id where x.number is not null group by 1, 3, 4) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_registrations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_level = 'STATEMENT' then
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, case when tg_op = 'DELETE' then -n else n end, case when tg_op = 'DELETE' then -amount else amount end from (select x.tenant_id, 'registrations'::text as source, x.status as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from changed x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4) c;
        else
          insert into figure_changes (tenant_id, source, kind, month, n, amount)
            select tenant_id, source, kind, month, sum(n), sum(amount) from (
              select tenant_id, source, kind, month, -n as n, -amount as amount from (select x.tenant_id, 'registrations'::text as source, x.status as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select old.*) x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4) was union all select * from (select x.tenant_id, 'registrations'::text as source, x.status as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from (select new.*) x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4) becomes) c
            group by 1, 2, 3, 4 having sum(n) <> 0 or sum(amount) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.count_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  more integer := (case when tg_op <> 'DELETE' and new.state = 1 then 1 else 0 end) - (case when tg_op <> 'INSERT' and old.state = 1 then 1 else 0 end);
  counted waiting_list_people := case when tg_op = 'DELETE' then old else new end;
begin
  if more <> 0 then
    update event_places set waiting = waiting + more where tenant_id = counted.tenant_id and event_id = counted.event_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select current_setting('app.tenant_id')::integer $function$;

CREATE OR REPLACE FUNCTION public.drop_activity_waits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from registration_activities where tenant_id = new.tenant_id and activity_id = new.id and held_until is not null;
  with settled as (
    update waiting_list_people set state = 4 where tenant_id = new.tenant_id and event_id = new.id and state = 1 returning *
  )
  insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 5 from settled;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_empty_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from registration_papers where tenant_id = old.tenant_id and registration_id = old.registration_id and paper_id = old.paper_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.easter(year integer)
 RETURNS date
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  golden integer := year % 19;
  century integer := year / 100;
  epact integer := (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30;
  moon integer := epact - (epact / 28) * (1 - (epact / 28) * (29 / (epact + 1)) * ((21 - golden) / 11));
  weekday integer := (year + year / 4 + moon + 2 - century + century / 4) % 7;
  past integer := moon - weekday;
  month integer := 3 + (past + 40) / 44;
begin
  return make_date(year, month, past + 28 - 31 * (month / 4));
end $function$;

CREATE OR REPLACE FUNCTION public.event_facts(asked bigint[])
 RETURNS TABLE(tenant_id integer, event_id bigint, source text, month date, n bigint, amount numeric, weight numeric)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.fence_tenant(fenced regclass, tenant_column text DEFAULT 'tenant_id'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', fenced);
  execute format('alter table %s force row level security', fenced);
  execute format('create policy one_tenant on %s to kxo_app using (%I = current_tenant()) with check (%I = current_tenant())', fenced, tenant_column, tenant_column);
  execute format('create policy every_tenant on %s to kxo_across using (true) with check (true)', fenced);
  execute format('grant select, insert, update, delete on %s to kxo_app, kxo_across', fenced);
end $function$;

CREATE OR REPLACE FUNCTION public.figure_facts()
 RETURNS TABLE(tenant_id integer, source text, kind smallint, month date, n bigint, amount numeric)
 LANGUAGE sql
 STABLE
AS $function$select x.tenant_id, 'registrations'::text as source, x.status as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from registrations x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4 union all select x.tenant_id, 'people'::text as source, (x.is_adherent::integer + 2 * x.is_prospect::integer)::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from users x join tenants z on z.id = x.tenant_id where x.status <> 9 group by 1, 3, 4 union all select x.tenant_id, 'events'::text as source, x.is_training::integer::smallint as kind, coalesce(date_trunc('month', x.start_date at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from events x join tenants z on z.id = x.tenant_id where x.nature in (1, 4) and x.cancelled_at is null and x.is_active group by 1, 3, 4 union all select x.tenant_id, 'bills'::text as source, (x.category * 10 + x.status)::smallint as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(case when x.category = 2 then -x.amount_ht when x.deducted > 0 then x.amount_ht - (select sum((deposit ->> 'total_ht')::bigint) from jsonb_array_elements(x.printed -> 'document' -> 'deposits') deposit) else x.amount_ht end)::numeric as amount
      from bills x join tenants z on z.id = x.tenant_id where x.category in (1, 2) and x.number is not null group by 1, 3, 4 union all select x.tenant_id, 'quotes'::text as source, x.status as kind, coalesce(date_trunc('month', x.issue_date::timestamp)::date, '-infinity') as month, count(*) as n, sum(x.amount_ht)::numeric as amount
      from quotes x join tenants z on z.id = x.tenant_id where x.number is not null group by 1, 3, 4 union all select x.tenant_id, 'mails'::text as source, (x.status = 7)::integer::smallint as kind, coalesce(date_trunc('month', x.created_at at time zone zone_of(z.params))::date, '-infinity') as month, count(*) as n, sum(0)::numeric as amount
      from mails x join tenants z on z.id = x.tenant_id where true group by 1, 3, 4$function$;

CREATE OR REPLACE FUNCTION public.follow_activity_choice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.follow_waiting_list()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.followed_minutes(start_at timestamp with time zone, end_at timestamp with time zone, minutes_late integer, minutes_away integer, step integer)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select floor(greatest(0, round(extract(epoch from end_at - start_at) / 60) - coalesce(minutes_late, 0) - coalesce(minutes_away, 0)) / step) * step
$function$;

CREATE OR REPLACE FUNCTION public.forget_devices_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_devices where tenant_id = new.tenant_id and session_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.free_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from tenants where id = old.tenant_id and suspended_at is not null) then return null; end if;
  if tg_op = 'UPDATE' then delete from freed_addresses where tenant_id = new.tenant_id and url = new.url; end if;
  insert into freed_addresses (tenant_id, url, event_id) values (old.tenant_id, old.url, case when tg_op = 'UPDATE' then old.id end)
  on conflict (tenant_id, url) do update set event_id = excluded.event_id, freed_at = now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_choice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last ledger_closings;
begin
  select * into last from ledger_closings
   where tenant_id = new.tenant_id and entity_id = new.entity_id and kind = new.kind order by last_day desc limit 1;
  if new.first_day <= last.last_day or new.first_rank <> coalesce(last.last_rank, 0) + 1 or new.last_rank < new.first_rank - 1 or new.last_rank >= new.rank
     or not exists (select from ledger_entries e where e.tenant_id = new.tenant_id and e.entity_id = new.entity_id and e.rank = new.rank
                       and e.kind = 'closing' and e.hash = new.hash) then
    raise exception 'the closing does not follow the last one' using errcode = 'KX002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_credited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  issued bigint;
begin
  select coalesce(sum(amount + rounding), 0) into issued from bills
   where tenant_id = new.tenant_id and corrects_bill_id = new.id and number is not null;
  if new.credited > issued or (new.status = 8 and (issued = 0 or issued < new.amount + new.rounding - new.deducted)) then
    raise exception 'bill % has no credit note for that', new.number using errcode = 'KX002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_emptied_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.printed is not null or row(new.entity_id, new.category, new.number, new.issue_date, new.amount_ht, new.tax_amount, new.amount, new.rounding, new.deducted,
      new.paid, new.credited, new.status, new.corrects_bill_id, new.printed_hash, new.previous_hash)
    is distinct from row(old.entity_id, old.category, old.number, old.issue_date, old.amount_ht, old.tax_amount, old.amount, old.rounding, old.deducted,
      old.paid, old.credited, old.status, old.corrects_bill_id, old.printed_hash, old.previous_hash) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'file % is kept as it came', old.id using errcode = 'KX002';
end $function$;

CREATE OR REPLACE FUNCTION public.guard_issued_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- Two records found to be one person's, or told apart again: the paper itself keeps the identity it was printed with (INV-10).
  follows boolean := false;
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  if new.user_id is distinct from old.user_id then
    follows := exists (select from users u where u.tenant_id = old.tenant_id
      and ((u.id = old.user_id and u.merged_into_id = new.user_id) or (u.id = new.user_id and u.merged_into_id = old.user_id)));
  end if;
  if row(new.entity_id, new.category, new.nature, new.number, new.issue_date, new.due_date, new.morph, new.morph_id, case when follows then old.user_id else new.user_id end, new.company_id,
         new.registration_id, new.is_deposit, new.corrects_bill_id, new.purchase_order, new.amount_ht, new.tax_amount, new.amount, new.printed,
         new.printed_hash, new.previous_hash, new.issued_at, new.rounding, new.deducted, new.note, new.discount, new.discount_type,
         new.service_start, new.service_end, new.replaces_bill_id)
     is distinct from
     row(old.entity_id, old.category, old.nature, old.number, old.issue_date, old.due_date, old.morph, old.morph_id, old.user_id, old.company_id,
         old.registration_id, old.is_deposit, old.corrects_bill_id, old.purchase_order, old.amount_ht, old.tax_amount, old.amount, old.printed,
         old.printed_hash, old.previous_hash, old.issued_at, old.rounding, old.deducted, old.note, old.discount, old.discount_type,
         old.service_start, old.service_end, old.replaces_bill_id)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     or (old.xml_file_id is not null and new.xml_file_id is distinct from old.xml_file_id)
     or (new.status <> old.status and new.status not in (4, 5, 6, 7, 8))
     or (old.status = 8 and new.status <> 8) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_issued_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from bills b where b.tenant_id = coalesce(new.tenant_id, old.tenant_id) and b.id = coalesce(new.bill_id, old.bill_id)
      and b.number is not null and not (tg_op = 'DELETE' and is_bill_past_its_years(b))) then
    raise exception 'the lines of an issued bill are frozen' using errcode = 'KX002';
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.guard_issued_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  follows boolean := false;
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'quote % is sent', old.number using errcode = 'KX002';
  end if;
  if new.user_id is distinct from old.user_id then
    follows := exists (select from users u where u.tenant_id = old.tenant_id
      and ((u.id = old.user_id and u.merged_into_id = new.user_id) or (u.id = new.user_id and u.merged_into_id = old.user_id)));
  end if;
  if row(new.entity_id, new.number, new.issue_date, new.valid_until, new.service_start, new.service_end, new.morph, new.morph_id,
         case when follows then old.user_id else new.user_id end, new.company_id, new.people, new.purchase_order, new.note, new.amount_ht, new.tax_amount,
         new.amount, new.rounding, new.discount, new.discount_type, new.printed, new.printed_hash, new.previous_hash, new.issued_at)
     is distinct from
     row(old.entity_id, old.number, old.issue_date, old.valid_until, old.service_start, old.service_end, old.morph, old.morph_id,
         old.user_id, old.company_id, old.people, old.purchase_order, old.note, old.amount_ht, old.tax_amount,
         old.amount, old.rounding, old.discount, old.discount_type, old.printed, old.printed_hash, old.previous_hash, old.issued_at)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     -- Invoiced once; to invoice again when the draft it became was thrown away.
     or (old.bill_id is not null and new.bill_id is distinct from old.bill_id and not (new.bill_id is null and new.status = 6
           and exists (select from bills b where b.tenant_id = old.tenant_id and b.id = old.bill_id and b.status = 9)))
     or (new.status <> old.status and not (
           (old.status = 3 and new.status in (6, 8, 9)) or (old.status = 6 and new.status in (7, 8)) or (old.status = 7 and new.status = 6 and new.bill_id is null))) then
    raise exception 'quote % is sent', old.number using errcode = 'KX002';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_locked_hours()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Whoever locks the sheet meanwhile is waited for.
  perform from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id for key share;
  if exists (select from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id and locked_at is not null) then
    raise exception 'the sheet of event % is locked', new.event_id using errcode = 'KX004';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_option_choice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  choice option_choices := case when tg_op = 'DELETE' then old else new end;
  held registrations;
begin
  select * into held from registrations where tenant_id = choice.tenant_id and id = choice.registration_id for update;
  if tg_op = 'INSERT' and not exists (select from event_options where tenant_id = choice.tenant_id and id = choice.option_id and event_id = held.event_id) then
    raise exception 'option % is not offered', choice.option_id using errcode = 'KX009';
  end if;
  if holds_place(held.status) then
    perform take_option(choice.tenant_id, choice.option_id, case when tg_op = 'DELETE' then -choice.quantity else choice.quantity end);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_options_of_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  taking integer := (case when holds_place(new.status) then 1 else 0 end) - (case when holds_place(old.status) then 1 else 0 end);
  chosen record;
begin
  if taking = 0 then return null; end if;
  for chosen in select option_id, quantity from option_choices
    where tenant_id = new.tenant_id and registration_id = new.id order by option_id loop
    perform take_option(new.tenant_id, chosen.option_id, taking * chosen.quantity);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_places_of_choices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_resolution()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  cast_voices bigint;
  counted_voices bigint;
begin
  if old.status = 2 then raise exception 'resolution % is closed', old.id using errcode = 'KX021'; end if;
  if tg_op = 'DELETE' then
    if old.status = 1 then raise exception 'resolution % is open', old.id using errcode = 'KX021'; end if;
    return old;
  end if;
  if new.status < old.status then raise exception 'resolution % does not go back', old.id using errcode = 'KX021'; end if;
  if old.status = 1 and (new.title, new.body, new.majority, new.is_secret, new.event_id)
    is distinct from (old.title, old.body, old.majority, old.is_secret, old.event_id) then
    raise exception 'resolution % is open', old.id using errcode = 'KX021';
  end if;
  if new.status = 2 then
    select coalesce(sum(r.weight), 0) into cast_voices from votes_cast c
      join vote_roll r on r.tenant_id = c.tenant_id and r.resolution_id = c.resolution_id and r.registration_id = c.registration_id
      where c.tenant_id = new.tenant_id and c.resolution_id = new.id;
    select coalesce(sum(weight), 0) into counted_voices from ballots where tenant_id = new.tenant_id and resolution_id = new.id;
    if cast_voices <> counted_voices then
      raise exception 'resolution %: % voices cast, % counted', new.id, cast_voices, counted_voices using errcode = 'KX021';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_resolution_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_resolution bigint := case when tg_op = 'DELETE' then old.resolution_id else new.resolution_id end;
  of_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  perform from resolutions where tenant_id = of_tenant and id = of_resolution and status = 0 for share;
  if not found then raise exception 'resolution % is settled', of_resolution using errcode = 'KX021'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_sent_quote_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from quotes q where q.tenant_id = coalesce(new.tenant_id, old.tenant_id) and q.id = coalesce(new.quote_id, old.quote_id)
      and q.number is not null) then
    -- The person a line names follows the record they are merged into.
    if tg_op = 'UPDATE' and row(new.rank, new.name, new.description, new.quantity, new.unit_price, new.discount, new.vat_rate, new.amount)
        = row(old.rank, old.name, old.description, old.quantity, old.unit_price, old.discount, old.vat_rate, old.amount)
        and new.quote_id = old.quote_id then
      return new;
    end if;
    raise exception 'the lines of a sent quote are frozen' using errcode = 'KX002';
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.guard_vote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  voted bigint := case when tg_op = 'DELETE' then old.resolution_id else new.resolution_id end;
  of_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  perform from resolutions where tenant_id = of_tenant and id = voted and status = 1 for share;
  if not found then raise exception 'resolution % is not open', voted using errcode = 'KX020'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.has_ended(tenant integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select exists (select from tenant_deletions where tenant_id = tenant and carried_out_at is not null) $function$;

CREATE OR REPLACE FUNCTION public.holds_place(status smallint)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select status not in (1, 9) $function$;

CREATE OR REPLACE FUNCTION public.is_bill_past_its_years(bill bills)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select current_user = 'kxo_purge' and bill.issue_date < now() - interval '10 years'
$function$;

CREATE OR REPLACE FUNCTION public.is_business_day(day date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select extract(isodow from day) < 6
    and to_char(day, 'MMDD') not in ('0101', '0501', '0508', '0714', '0815', '1101', '1111', '1225')
    and day - easter(extract(year from day)::integer) not in (1, 39, 50)
$function$;

CREATE OR REPLACE FUNCTION public.is_followed(is_signed boolean, source text, state smallint, is_training boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select is_signed or coalesce(source in ('entry', 'markedEntry', 'regularisation'), false) or (not is_training and coalesce(state in (1, 2), false))
$function$;

CREATE OR REPLACE FUNCTION public.keep_partner_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partners (tenant_id, user_id, kind, status) values (new.tenant_id, new.user_id, new.kind, 5) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_promo_code_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from promo_codes where tenant_id = new.tenant_id and id = new.promo_code_id and (max_uses is null or used < max_uses) for update;
  if not found then
    new.promo_code_id := null;
    new.promo_code := null;
    new.promo_discount := null;
    new.promo_discount_type := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_until_the_end(kept regclass, refusal text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger kept before delete on %s for each row
    when (current_user <> ''kxo_purge'' or not has_ended(old.tenant_id)) execute function %s()', kept, refusal);
  execute format('grant delete on %s to kxo_purge', kept);
end $function$;

CREATE OR REPLACE FUNCTION public.label_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company text;
  first text;
  last text;
  event text;
begin
  select name into company from companies where tenant_id = new.tenant_id and id = new.company_id for share;
  select first_name, last_name into first, last from users where tenant_id = new.tenant_id and id = new.user_id for share;
  if new.morph = 'Event' then
    select title into event from events where tenant_id = new.tenant_id and id = new.morph_id for share;
  end if;
  new.recipient_label := coalesce(company, last || ' ' || first, '');
  new.event_label := coalesce(event, '');
  new.search := searchable(concat_ws(' ', new.number, company, first, last, event));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.label_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.company_label := null;
  if new.company_id is null then return new; end if;
  select name into new.company_label from companies where tenant_id = new.tenant_id and id = new.company_id for share;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.make_append_only(kept regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('revoke update, delete on %s from kxo_app, kxo_across', kept);
  execute format('create trigger append_only before update on %s for each row execute function refuse_change()', kept);
  perform keep_until_the_end(kept, 'refuse_change');
end $function$;

CREATE OR REPLACE FUNCTION public.mark_changed_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.start_at, new.end_at, new.room_id) is distinct from (old.start_at, old.end_at, old.room_id) then
    new.changed_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_choice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  chosen registration_activities := case when tg_op = 'DELETE' then old else new end;
begin
  insert into event_marks (tenant_id, event_id)
    select chosen.tenant_id, chosen.activity_id
     where exists (select from slots s where s.tenant_id = chosen.tenant_id and s.event_id = chosen.activity_id and s.end_at < now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into event_marks (tenant_id, event_id, due_at) values (new.tenant_id, new.event_id, greatest(now(), new.end_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.mark_event_of_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into event_marks (tenant_id, event_id, due_at)
    select a.tenant_id, a.parent_id, new.due_at from events a
     where a.tenant_id = new.tenant_id and a.id = new.event_id and a.enrolment is not null and a.parent_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_event_of_presence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  told presences := case when tg_op = 'DELETE' then old else new end;
begin
  insert into event_marks (tenant_id, event_id)
    select s.tenant_id, s.event_id from slots s where s.tenant_id = told.tenant_id and s.id = told.slot_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_event_of_registration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into event_marks (tenant_id, event_id)
    select new.tenant_id, new.event_id
     where exists (select from slots s where s.tenant_id = new.tenant_id and s.event_id = new.event_id and s.end_at < now() + interval '1 minute')
        or exists (select from events a join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id
                    where a.tenant_id = new.tenant_id and a.parent_id = new.event_id and a.enrolment is not null
                      and s.end_at < now() + interval '1 minute');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into event_marks (tenant_id, event_id)
    select distinct c.tenant_id, c.event_id from changed c
     where exists (select from slots s where s.tenant_id = c.tenant_id and s.event_id = c.event_id and s.end_at < now())
        or exists (select from events a join slots s on s.tenant_id = a.tenant_id and s.event_id = a.id
                    where a.tenant_id = c.tenant_id and a.parent_id = c.event_id and a.enrolment is not null and s.end_at < now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_restaffed_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update slots set changed_at = now()
   where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.slot_id, old.slot_id)
     and (created_at is null or created_at < date_trunc('week', now()));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.mend_figures()
 RETURNS bigint
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.mend_labels()
 RETURNS bigint
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.move_ledger_head()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update ledger_heads h set last_rank = new.rank, last_hash = new.hash
   where h.tenant_id = new.tenant_id and h.entity_id = new.entity_id and h.last_rank = new.rank - 1 and h.last_hash = new.previous_hash;
  if not found then
    raise exception 'entry % does not follow the last one', new.rank using errcode = 'KX002';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.move_ledger_tail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update ledger_heads h set removed_rank = greatest(h.removed_rank, old.rank) where h.tenant_id = old.tenant_id and h.entity_id = old.entity_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.move_questionnaires()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update event_questionnaires q set due_at = questionnaire_due_at(q.moment, q.days, new.start_date, new.end_date, new.time_zone)
   where q.tenant_id = new.tenant_id and q.event_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.move_quizzes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Their own trigger counts the dates again.
  update event_quizzes set days = days where tenant_id = new.tenant_id and event_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.path_locks_document(of_tenant integer, of_user bigint, document bigint, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from path_items i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id and e.sequential_mode = 1
      join registrations r on r.tenant_id = i.tenant_id and r.event_id = i.event_id and r.user_id = of_user and r.status <> 9
     where i.tenant_id = of_tenant and i.document_id = document
       and (i.opens_on > (at at time zone e.time_zone)::date or path_obstacle(i.tenant_id, r.id, i.id) is not null)
       and not exists (select from path_progress p where p.tenant_id = i.tenant_id and p.registration_id = r.id and p.document_id = document)
       and not exists (select from documents f join video_views w on w.tenant_id = f.tenant_id and w.video_id = f.video_id and w.event_id = f.event_id
         where f.tenant_id = i.tenant_id and f.id = document and w.user_id = of_user and w.whole_at is not null))
$function$;

CREATE OR REPLACE FUNCTION public.path_obstacle(of_tenant integer, of_registration bigint, item bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select earlier.item_id
    from path_items i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id and e.sequential_mode = 1
      join path_standing earlier on earlier.tenant_id = i.tenant_id and earlier.event_id = i.event_id and earlier.rank < i.rank
   where i.tenant_id = of_tenant and i.id = item and earlier.registration_id = of_registration and not earlier.is_done
   order by earlier.rank limit 1
$function$;

CREATE OR REPLACE FUNCTION public.places_at_price(price bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select count(*) from registrations where tenant_id = current_tenant() and price_id = price and status <> 9
$function$;

CREATE OR REPLACE FUNCTION public.questionnaire_due_at(moment smallint, days integer, start_date timestamp with time zone, end_date timestamp with time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select ((case when moment = 1 then start_date else coalesce(end_date, start_date) end at time zone zone) + make_interval(days => days)) at time zone zone
$function$;

CREATE OR REPLACE FUNCTION public.quiz_day(at timestamp with time zone, days integer, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select ((at at time zone zone) + make_interval(days => days)) at time zone zone
$function$;

CREATE OR REPLACE FUNCTION public.rebook_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update room_bookings b set held = span_with_margins(new.tenant_id, new.id, s.start_at, s.end_at)
    from slots s where b.tenant_id = new.tenant_id and b.room_id = new.id and s.tenant_id = b.tenant_id and s.id = b.slot_id and s.end_at > now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_events(asked bigint[])
 RETURNS bigint
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.recount_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform mend_figures();
  insert into event_marks (tenant_id, event_id) select distinct tenant_id, event_id from slots where tenant_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_by_hand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% follows what it counts', tg_table_name using errcode = 'KX002';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'KX002';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  written date := coalesce(new.record ->> 'issue_date', new.record ->> 'paid_on')::date;
begin
  if exists (select from ledger_closings c where c.tenant_id = new.tenant_id and c.entity_id = new.entity_id
                and c.kind in ('month', 'year') and c.last_day >= written) then
    raise exception 'the period of % is closed', written using errcode = 'KX044';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_freed_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from freed_addresses f where f.tenant_id = new.tenant_id and f.url = new.url
              and f.freed_at > now() - interval '90 days' and f.event_id is distinct from new.id) then
    raise exception 'address % was freed less than 90 days ago', new.url using errcode = '23505', constraint = 'freed_address_kept';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_frozen_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.frozen_at is not null and (tg_op = 'DELETE' or (new.figures, new.frozen_at, new.charges, new.trainer_wages, new.training_purchases,
     new.declared_by) is distinct from (old.figures, old.frozen_at, old.charges, old.trainer_wages, old.training_purchases, old.declared_by)) then
    raise exception 'a frozen return does not change' using errcode = 'KX023';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_trace_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE'
     and new.info is null
     and new.change = jsonb_build_object('erased_on', to_char(current_date, 'YYYY-MM-DD'))
     and to_jsonb(new) - 'info' - 'change' = to_jsonb(old) - 'info' - 'change' then
    return new;
  end if;
  raise exception 'traces is append-only' using errcode = 'KX002';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_used_tariff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (to_jsonb(new) is distinct from to_jsonb(old)) and exists (
    select from contribution_orders o where o.tenant_id = old.tenant_id and o.tariff_id = old.id) then
    raise exception 'a tariff that was used does not change' using errcode = 'KX024';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.relabel_bills()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  case tg_table_name
    when 'companies' then update bills set company_id = company_id where tenant_id = new.tenant_id and company_id = new.id;
    when 'users' then update bills set user_id = user_id where tenant_id = new.tenant_id and user_id = new.id;
    when 'events' then update bills set morph_id = morph_id where tenant_id = new.tenant_id and morph = 'Event' and morph_id = new.id;
  end case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.relabel_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update users set company_label = new.name where tenant_id = new.tenant_id and company_id = new.id;
  update registrations set company_label = new.name where tenant_id = new.tenant_id and company_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.relabel_quotes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  case tg_table_name
    when 'companies' then update quotes set company_id = company_id where tenant_id = new.tenant_id and company_id = new.id;
    when 'users' then update quotes set user_id = user_id where tenant_id = new.tenant_id and user_id = new.id;
    when 'events' then update quotes set morph_id = morph_id where tenant_id = new.tenant_id and morph = 'Event' and morph_id = new.id;
  end case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.said_by(written text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if written not like '{"type":"doc"%' then return written; end if;
  return coalesce((select string_agg(said #>> '{}', ' ') from jsonb_path_query(written::jsonb, 'strict $.**.text') said), '');
exception when others then return written;
end $function$;

CREATE OR REPLACE FUNCTION public.searchable(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT LEAKPROOF
AS $function$ select lower(public.unaccent('public.unaccent'::regdictionary, content)) $function$;

CREATE OR REPLACE FUNCTION public.set_questionnaire_due()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select questionnaire_due_at(new.moment, new.days, e.start_date, e.end_date, e.time_zone) into new.due_at
    from events e where e.tenant_id = new.tenant_id and e.id = new.event_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_quiz_dates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  e events;
begin
  select * into e from events where tenant_id = new.tenant_id and id = new.event_id;
  new.opens_at := case new.moment when 1 then null when 2 then quiz_day(e.start_date, new.days, e.time_zone)
    else quiz_day(coalesce(e.end_date, e.start_date), new.days, e.time_zone) end;
  new.closes_at := case when new.moment > 1 and new.open_days is not null then quiz_day(new.opens_at, new.open_days, e.time_zone)
    when new.moment < 3 then e.start_date end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_activity_wait(choice registration_activities, standing smallint, outcome smallint, kind smallint)
 RETURNS void
 LANGUAGE sql
AS $function$
  with settled as (
    update waiting_list_people set state = outcome
     where tenant_id = choice.tenant_id and event_id = choice.activity_id and registration_id = choice.registration_id and state = standing returning *
  )
  insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, kind from settled
$function$;

CREATE OR REPLACE FUNCTION public.settle_activity_waits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.span_with_margins(tenant integer, room bigint, start_at timestamp with time zone, end_at timestamp with time zone)
 RETURNS tstzrange
 LANGUAGE sql
 STABLE
AS $function$
  select tstzrange(start_at - make_interval(mins => margin_before), end_at + make_interval(mins => margin_after))
    from rooms where tenant_id = tenant and id = room
$function$;

CREATE OR REPLACE FUNCTION public.take_activity_place(place_tenant integer, activity bigint, taking integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update event_places set taken = taken + taking
   where tenant_id = place_tenant and event_id = activity
     and (taking < 0 or overbooking_allowed or max_participants is null or taken < max_participants);
  if not found and taking > 0 then raise exception 'activity % is full', activity using errcode = 'KX006'; end if;
  if taking > 0 and exists (select from events where tenant_id = place_tenant and id = activity and cancelled_at is not null) then
    raise exception 'activity % is cancelled', activity using errcode = 'KX005';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.take_option(of_tenant integer, chosen bigint, taking integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  sold bigint;
begin
  update event_options set taken = taken + taking
   where tenant_id = of_tenant and id = chosen and (taking < 0 or stock is null or taken + taking <= stock)
   returning product_id into sold;
  if not found then raise exception 'option % is sold out', chosen using errcode = 'KX008'; end if;
  if sold is null then return; end if;
  update products set taken = taken + taking
   where tenant_id = of_tenant and id = sold and (taking < 0 or stock is null or taken + taking <= stock);
  if not found then raise exception 'product % is sold out', sold using errcode = 'KX008'; end if;
end $function$;

CREATE OR REPLACE FUNCTION public.zone_of(params jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select coalesce(params->>'time_zone', 'Europe/Paris') $function$;

table agreement_registrations (
  tenant_id integer not null default current_tenant(),
  agreement_id bigint not null,
  registration_id bigint not null,
  constraint agreement_registrations_pkey PRIMARY KEY (tenant_id, agreement_id, registration_id),
  constraint agreement_registrations_tenant_id_agreement_id_fkey FOREIGN KEY (tenant_id, agreement_id) REFERENCES agreements(tenant_id, id),
  constraint agreement_registrations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint agreement_registrations_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id)
);
CREATE INDEX agreement_registrations_registration ON public.agreement_registrations USING btree (tenant_id, registration_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table agreement_signatories (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  agreement_id bigint not null,
  side smallint not null,
  user_id bigint not null,
  sent_at timestamp with time zone,
  constraint agreement_signatories_pkey PRIMARY KEY (tenant_id, id),
  constraint agreement_signatories_tenant_id_agreement_id_fkey FOREIGN KEY (tenant_id, agreement_id) REFERENCES agreements(tenant_id, id),
  constraint agreement_signatories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint agreement_signatories_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint agreement_signatories_side_check CHECK ((side = ANY (ARRAY[1, 2])))
);
CREATE INDEX agreement_signatories_user ON public.agreement_signatories USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX agreement_signatories_side ON public.agreement_signatories USING btree (tenant_id, agreement_id, side);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table agreement_signatures (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  agreement_id bigint not null,
  side smallint not null,
  revision integer not null,
  user_id bigint not null,
  signed_at timestamp with time zone not null,
  drawing text,
  typed_name text,
  paper_file_id bigint,
  consent_version text not null,
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  constraint agreement_signatures_pkey PRIMARY KEY (tenant_id, id),
  constraint agreement_signatures_tenant_id_agreement_id_fkey FOREIGN KEY (tenant_id, agreement_id) REFERENCES agreements(tenant_id, id),
  constraint agreement_signatures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint agreement_signatures_tenant_id_paper_file_id_fkey FOREIGN KEY (tenant_id, paper_file_id) REFERENCES files(tenant_id, id),
  constraint agreement_signatures_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint agreement_signatures_check CHECK ((num_nonnulls(drawing, typed_name, paper_file_id) = 1)),
  constraint agreement_signatures_side_check CHECK ((side = ANY (ARRAY[1, 2])))
);
CREATE INDEX agreement_signatures_user ON public.agreement_signatures USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX agreement_signatures_once ON public.agreement_signatures USING btree (tenant_id, agreement_id, revision, side);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.agreement_signatures FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.agreement_signatures FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table agreements (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind smallint not null,
  status smallint not null default 0,
  reference text not null,
  event_id bigint not null,
  company_id bigint,
  user_id bigint,
  amount_ht bigint not null default 0,
  amount bigint not null default 0,
  content jsonb not null,
  revision integer not null default 1,
  signing_order smallint not null default 1,
  requested_at timestamp with time zone,
  deadline date,
  file_id bigint,
  sha256 text,
  sealed_file_id bigint,
  document_id bigint,
  signed_at timestamp with time zone,
  concluded_on date,
  place smallint,
  withdrawal_until date,
  payable_from date,
  withdrawn_at timestamp with time zone,
  reject_reason text,
  last_hash text not null default ''::text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  is_live boolean generated (((status <> 9) AND (withdrawn_at IS NULL))),
  search text generated (searchable(((((reference || ' '::text) || COALESCE(((content -> 'party'::text) ->> 'name'::text), ''::text)) || ' '::text) || COALESCE((content ->> 'title'::text), ''::text)))),
  model jsonb,
  constraint agreements_pkey PRIMARY KEY (tenant_id, id),
  constraint agreements_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint agreements_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint agreements_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id),
  constraint agreements_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint agreements_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint agreements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint agreements_tenant_id_sealed_file_id_fkey FOREIGN KEY (tenant_id, sealed_file_id) REFERENCES files(tenant_id, id),
  constraint agreements_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint agreements_amount_check CHECK ((amount >= 0)),
  constraint agreements_amount_ht_check CHECK ((amount_ht >= 0)),
  constraint agreements_check CHECK ((num_nonnulls(company_id, user_id) = 1)),
  constraint agreements_kind_check CHECK (((kind >= 1) AND (kind <= 4))),
  constraint agreements_place_check CHECK ((place = ANY (ARRAY[1, 2]))),
  constraint agreements_revision_check CHECK ((revision > 0)),
  constraint agreements_signing_order_check CHECK ((signing_order = ANY (ARRAY[1, 2]))),
  constraint agreements_status_check CHECK ((status = ANY (ARRAY[0, 1, 2, 6, 9])))
);
CREATE INDEX agreements_author ON public.agreements USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX agreements_awaited ON public.agreements USING btree (requested_at) WHERE (status = 2);
CREATE INDEX agreements_company ON public.agreements USING btree (tenant_id, company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX agreements_document ON public.agreements USING btree (tenant_id, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX agreements_event ON public.agreements USING btree (tenant_id, event_id);
CREATE INDEX agreements_newest ON public.agreements USING btree (tenant_id, created_at, id);
CREATE INDEX agreements_user ON public.agreements USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table assemblies (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  quorum_rate integer not null default 50,
  constraint assemblies_pkey PRIMARY KEY (tenant_id, event_id),
  constraint assemblies_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint assemblies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint assemblies_quorum_rate_check CHECK (((quorum_rate >= 0) AND (quorum_rate <= 100)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table attendance_notices (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  registration_id bigint not null,
  slot_id bigint,
  kind smallint not null,
  minutes integer,
  absence_reason smallint not null,
  reason text not null default ''::text,
  document_id bigint,
  given_at timestamp with time zone not null default now(),
  status smallint not null default 0,
  decision_reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint attendance_notices_tenant_id_registration_id_slot_id_key UNIQUE NULLS NOT DISTINCT (tenant_id, registration_id, slot_id),
  constraint attendance_notices_pkey PRIMARY KEY (tenant_id, id),
  constraint attendance_notices_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES users(tenant_id, id),
  constraint attendance_notices_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE SET NULL (document_id),
  constraint attendance_notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint attendance_notices_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE CASCADE,
  constraint attendance_notices_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id) ON DELETE CASCADE,
  constraint attendance_notices_kind_check CHECK ((kind = ANY (ARRAY[1, 2]))),
  constraint attendance_notices_late CHECK ((((kind = 1) = (minutes IS NOT NULL)) AND ((kind = 2) OR (slot_id IS NOT NULL)))),
  constraint attendance_notices_minutes_check CHECK ((minutes > 0))
);
CREATE INDEX attendance_notices_decider ON public.attendance_notices USING btree (tenant_id, decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX attendance_notices_document ON public.attendance_notices USING btree (tenant_id, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX attendance_notices_slot ON public.attendance_notices USING btree (tenant_id, slot_id) WHERE (slot_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table attendance_settings (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  means smallint[] not null,
  open_minutes integer not null,
  close_hours integer not null,
  doors text[] not null default '{}'::text[],
  remind_start integer default 30,
  remind_end integer default 0,
  late_after integer,
  lock_after_days smallint,
  rounding smallint not null default 1,
  counts_exits boolean not null default false,
  constraint attendance_settings_pkey PRIMARY KEY (tenant_id, event_id),
  constraint attendance_settings_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint attendance_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint attendance_settings_close_hours_check CHECK (((close_hours >= 1) AND (close_hours <= 720))),
  constraint attendance_settings_late_after_check CHECK (((late_after >= 1) AND (late_after <= 240))),
  constraint attendance_settings_lock_after_days_check CHECK (((lock_after_days >= 1) AND (lock_after_days <= 60))),
  constraint attendance_settings_open_minutes_check CHECK (((open_minutes >= 0) AND (open_minutes <= 240))),
  constraint attendance_settings_remind_end_check CHECK (((remind_end >= 0) AND (remind_end <= 240))),
  constraint attendance_settings_remind_start_check CHECK (((remind_start >= 0) AND (remind_start <= 240))),
  constraint attendance_settings_rounding_check CHECK (((rounding >= 1) AND (rounding <= 60)))
);
CREATE INDEX attendance_settings_locking ON public.attendance_settings USING btree (tenant_id, event_id) WHERE (lock_after_days IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER mark_event AFTER INSERT OR DELETE OR UPDATE OF rounding ON public.attendance_settings FOR EACH ROW EXECUTE FUNCTION mark_event();

table attendance_sheets (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  last_hash text not null default ''::text,
  locked_at timestamp with time zone,
  locked_by bigint,
  file_id bigint,
  sha256 text,
  reopened_at timestamp with time zone,
  reopened_by bigint,
  reopen_reason text,
  constraint attendance_sheets_pkey PRIMARY KEY (tenant_id, event_id),
  constraint attendance_sheets_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint attendance_sheets_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint attendance_sheets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table badge_layouts (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  format smallint not null,
  fields smallint[] not null,
  has_qr boolean not null,
  constraint badge_layouts_pkey PRIMARY KEY (tenant_id, event_id),
  constraint badge_layouts_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint badge_layouts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table ballots (
  tenant_id integer not null default current_tenant(),
  resolution_id bigint not null,
  number text not null,
  registration_id bigint,
  choice smallint not null,
  weight integer not null,
  constraint ballots_pkey PRIMARY KEY (tenant_id, resolution_id, number),
  constraint ballots_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ballots_tenant_id_resolution_id_fkey FOREIGN KEY (tenant_id, resolution_id) REFERENCES resolutions(tenant_id, id),
  constraint ballots_tenant_id_resolution_id_registration_id_fkey FOREIGN KEY (tenant_id, resolution_id, registration_id) REFERENCES vote_roll(tenant_id, resolution_id, registration_id),
  constraint ballots_check CHECK (((registration_id IS NOT NULL) OR (weight = 1))),
  constraint ballots_choice_check CHECK (((choice >= 1) AND (choice <= 3))),
  constraint ballots_weight_check CHECK ((weight > 0))
);
CREATE INDEX ballots_registration ON public.ballots USING btree (tenant_id, resolution_id, registration_id) WHERE (registration_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.ballots FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard_vote BEFORE INSERT ON public.ballots FOR EACH ROW EXECUTE FUNCTION guard_vote();
CREATE TRIGGER kept BEFORE DELETE ON public.ballots FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_vote();

table bank_files (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  entity_id bigint not null,
  account text not null,
  file_name text not null,
  format text not null,
  credits integer not null,
  added integer not null,
  debits integer not null,
  skipped integer not null,
  created_at timestamp with time zone not null default now(),
  created_by bigint,
  constraint bank_files_pkey PRIMARY KEY (tenant_id, id),
  constraint bank_files_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint bank_files_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint bank_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bank_files_account_check CHECK ((account <> ''::text)),
  constraint bank_files_check CHECK (((added >= 0) AND (added <= credits))),
  constraint bank_files_credits_check CHECK ((credits >= 0)),
  constraint bank_files_debits_check CHECK ((debits >= 0)),
  constraint bank_files_format_check CHECK ((format = ANY (ARRAY['camt'::text, 'ofx'::text, 'csv'::text]))),
  constraint bank_files_skipped_check CHECK ((skipped >= 0))
);
CREATE INDEX bank_files_clerk ON public.bank_files USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX bank_files_entity ON public.bank_files USING btree (tenant_id, entity_id);
CREATE INDEX bank_files_recent ON public.bank_files USING btree (tenant_id, created_at DESC, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bank_line_payments (
  tenant_id integer not null default current_tenant(),
  line_id bigint not null,
  payment_id bigint not null,
  constraint bank_line_payments_once UNIQUE (tenant_id, payment_id),
  constraint bank_line_payments_pkey PRIMARY KEY (tenant_id, line_id, payment_id),
  constraint bank_line_payments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bank_line_payments_tenant_id_line_id_fkey FOREIGN KEY (tenant_id, line_id) REFERENCES bank_lines(tenant_id, id),
  constraint bank_line_payments_tenant_id_payment_id_fkey FOREIGN KEY (tenant_id, payment_id) REFERENCES payments(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bank_lines (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  file_id bigint not null,
  entity_id bigint not null,
  account text not null,
  line_key text not null,
  paid_on date not null,
  amount bigint not null,
  matched bigint not null default 0,
  payer text not null default ''::text,
  label text not null default ''::text,
  reference text not null default ''::text,
  bank_reference text not null default ''::text,
  aside_reason text,
  decided_at timestamp with time zone,
  decided_by bigint,
  constraint bank_lines_once UNIQUE (tenant_id, account, line_key),
  constraint bank_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint bank_lines_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES users(tenant_id, id),
  constraint bank_lines_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint bank_lines_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES bank_files(tenant_id, id),
  constraint bank_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bank_lines_amount_check CHECK ((amount > 0)),
  constraint bank_lines_aside_reason_check CHECK ((aside_reason <> ''::text)),
  constraint bank_lines_matched CHECK (((matched >= 0) AND (matched <= amount)))
);
CREATE INDEX bank_lines_clerk ON public.bank_lines USING btree (tenant_id, decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX bank_lines_entity ON public.bank_lines USING btree (tenant_id, entity_id);
CREATE INDEX bank_lines_file ON public.bank_lines USING btree (tenant_id, file_id);
CREATE INDEX bank_lines_recent ON public.bank_lines USING btree (tenant_id, paid_on DESC, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bill_counters (
  tenant_id integer not null default current_tenant(),
  entity_id bigint not null,
  series text not null,
  year integer not null,
  last_number integer not null default 0,
  last_issue_date date,
  last_hash text not null default ''::text,
  constraint bill_counters_pkey PRIMARY KEY (tenant_id, entity_id, series, year),
  constraint bill_counters_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint bill_counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER begun_at_zero BEFORE INSERT ON public.bill_counters FOR EACH ROW WHEN (((new.last_number <> 0) OR (new.last_issue_date IS NOT NULL) OR (new.last_hash <> ''::text))) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER counted_alone BEFORE UPDATE ON public.bill_counters FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER kept BEFORE DELETE ON public.bill_counters FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_by_hand();

table bill_lines (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  bill_id bigint not null,
  rank integer not null,
  name text not null,
  description text not null default ''::text,
  quantity bigint not null default 10000,
  unit_price bigint not null,
  discount numeric not null default 0,
  discount_type text not null default 'percent'::text,
  vat_rate integer not null,
  vat_reason text,
  amount_ht integer not null,
  tax_amount integer not null,
  amount integer not null,
  accounting_code text,
  user_id bigint,
  credits_line_id bigint,
  constraint bill_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint bill_lines_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint bill_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bill_lines_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint bill_lines_discount_type_check CHECK ((discount_type = ANY (ARRAY['percent'::text, 'euro'::text])))
);
CREATE INDEX bill_lines_bill ON public.bill_lines USING btree (tenant_id, bill_id, rank);
CREATE INDEX bill_lines_credits ON public.bill_lines USING btree (tenant_id, credits_line_id) WHERE (credits_line_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER guard_issued_line BEFORE INSERT OR UPDATE ON public.bill_lines FOR EACH ROW EXECUTE FUNCTION guard_issued_line();
CREATE TRIGGER kept BEFORE DELETE ON public.bill_lines FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_issued_line();

table bills (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  entity_id bigint not null,
  category smallint not null,
  nature smallint not null,
  status smallint not null default 1,
  number text,
  issue_date date,
  due_date date,
  service_start date,
  service_end date,
  morph text not null,
  morph_id bigint,
  user_id bigint,
  company_id bigint,
  registration_id bigint,
  is_deposit boolean not null default false,
  corrects_bill_id bigint,
  purchase_order text,
  amount_ht integer not null default 0,
  tax_amount integer not null default 0,
  amount integer not null default 0,
  to_be_paid integer not null default 0,
  paid integer not null default 0,
  discount numeric not null default 0,
  discount_type text not null default 'percent'::text,
  printed jsonb,
  printed_hash text,
  previous_hash text,
  pdf_file_id bigint,
  xml_file_id bigint,
  created_at timestamp with time zone not null default now(),
  issued_at timestamp with time zone,
  rounding integer not null default 0,
  deducted integer not null default 0,
  credited integer not null default 0,
  note text not null default ''::text,
  recipient_label text not null default ''::text,
  event_label text not null default ''::text,
  search text not null default ''::text,
  is_funder_share boolean not null default false,
  reminder_count smallint not null default 0,
  reminder_level smallint not null default 0,
  reminded_at timestamp with time zone,
  replaces_bill_id bigint,
  template_id bigint,
  template_version integer,
  constraint bills_pkey PRIMARY KEY (tenant_id, id),
  constraint bills_template FOREIGN KEY (tenant_id, template_id) REFERENCES document_templates(tenant_id, id),
  constraint bills_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint bills_tenant_id_corrects_bill_id_fkey FOREIGN KEY (tenant_id, corrects_bill_id) REFERENCES bills(tenant_id, id),
  constraint bills_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint bills_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bills_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint bills_tenant_id_replaces_bill_id_fkey FOREIGN KEY (tenant_id, replaces_bill_id) REFERENCES bills(tenant_id, id),
  constraint bills_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint bills_discount_type_check CHECK ((discount_type = ANY (ARRAY['percent'::text, 'euro'::text]))),
  constraint bills_number_is_issue CHECK (((category = 3) OR ((number IS NULL) = (status = ANY (ARRAY[1, 9]))))),
  constraint bills_reminder_level_check CHECK (((reminder_level >= 0) AND (reminder_level <= 3))),
  constraint bills_template_version CHECK (((template_id IS NULL) = (template_version IS NULL)))
);
CREATE INDEX bills_by_amount ON public.bills USING btree (tenant_id, amount, id);
CREATE INDEX bills_by_due ON public.bills USING btree (due_date) WHERE ((category = 1) AND (to_be_paid > 0));
CREATE INDEX bills_by_event ON public.bills USING btree (tenant_id, searchable(event_label), id);
CREATE INDEX bills_by_number ON public.bills USING btree (tenant_id, searchable(number), id);
CREATE INDEX bills_by_number_back ON public.bills USING btree (tenant_id, searchable(number) DESC NULLS LAST, id DESC);
CREATE INDEX bills_by_recipient ON public.bills USING btree (tenant_id, searchable(recipient_label), id);
CREATE INDEX bills_by_rest ON public.bills USING btree (tenant_id, to_be_paid, id);
CREATE INDEX bills_by_status ON public.bills USING btree (tenant_id, status, id);
CREATE INDEX bills_company ON public.bills USING btree (tenant_id, company_id) INCLUDE (category, status, to_be_paid) WHERE (company_id IS NOT NULL);
CREATE INDEX bills_corrects ON public.bills USING btree (tenant_id, corrects_bill_id) WHERE (corrects_bill_id IS NOT NULL);
CREATE INDEX bills_due ON public.bills USING btree (tenant_id, due_date, id);
CREATE INDEX bills_due_back ON public.bills USING btree (tenant_id, due_date DESC NULLS LAST, id DESC);
CREATE INDEX bills_entity ON public.bills USING btree (tenant_id, entity_id, id);
CREATE INDEX bills_event ON public.bills USING btree (tenant_id, morph_id, id) WHERE (morph = 'Event'::text);
CREATE INDEX bills_issue ON public.bills USING btree (tenant_id, issue_date, id);
CREATE INDEX bills_issue_back ON public.bills USING btree (tenant_id, issue_date DESC NULLS LAST, id DESC);
CREATE INDEX bills_recent ON public.bills USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX bills_registration ON public.bills USING btree (tenant_id, registration_id);
CREATE INDEX bills_replaces ON public.bills USING btree (tenant_id, replaces_bill_id) WHERE (replaces_bill_id IS NOT NULL);
CREATE INDEX bills_search ON public.bills USING gin (search gin_trgm_ops);
CREATE INDEX bills_template ON public.bills USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX bills_user ON public.bills USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX bills_number ON public.bills USING btree (tenant_id, entity_id, number) WHERE (number IS NOT NULL);
CREATE UNIQUE INDEX bills_one_draft ON public.bills USING btree (tenant_id, registration_id, is_funder_share) WHERE ((registration_id IS NOT NULL) AND (status = 1) AND (category = 1));
CREATE UNIQUE INDEX bills_replaced_once ON public.bills USING btree (tenant_id, replaces_bill_id) WHERE ((replaces_bill_id IS NOT NULL) AND (status <> 9));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_added_bills AFTER INSERT ON public.bills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
CREATE TRIGGER count_changed_bills AFTER UPDATE OF category, status, number, issue_date, amount_ht, amount, deducted ON public.bills FOR EACH ROW EXECUTE FUNCTION count_bills();
CREATE TRIGGER count_number AFTER UPDATE OF number ON public.bills FOR EACH ROW WHEN (((old.number IS NULL) AND (new.number IS NOT NULL))) EXECUTE FUNCTION count_number();
CREATE TRIGGER count_removed_bills AFTER DELETE ON public.bills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_bills();
CREATE TRIGGER drafted_first BEFORE INSERT ON public.bills FOR EACH ROW WHEN ((new.number IS NOT NULL)) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER guard_credited BEFORE INSERT OR UPDATE OF status, credited ON public.bills FOR EACH ROW WHEN (((new.status = 8) OR (new.credited <> 0))) EXECUTE FUNCTION guard_credited();
CREATE TRIGGER guard_emptied_bill BEFORE UPDATE ON public.bills FOR EACH ROW WHEN (is_bill_past_its_years(old.*)) EXECUTE FUNCTION guard_emptied_bill();
CREATE TRIGGER guard_issued_bill BEFORE UPDATE ON public.bills FOR EACH ROW WHEN ((NOT is_bill_past_its_years(old.*))) EXECUTE FUNCTION guard_issued_bill();
CREATE TRIGGER kept BEFORE DELETE ON public.bills FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_issued_bill();
CREATE TRIGGER label_bill BEFORE INSERT OR UPDATE OF number, company_id, user_id, morph, morph_id ON public.bills FOR EACH ROW EXECUTE FUNCTION label_bill();
CREATE TRIGGER model_stays BEFORE UPDATE OF template_id, template_version ON public.bills FOR EACH ROW WHEN ((old.number IS NOT NULL)) EXECUTE FUNCTION refuse_change();

table boosts (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  product_id bigint not null,
  bill_id bigint not null,
  bill_rank smallint not null,
  days smallint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint boosts_apart EXCLUDE USING gist (tenant_id WITH =, event_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
  constraint boosts_tenant_id_bill_id_bill_rank_key UNIQUE (tenant_id, bill_id, bill_rank),
  constraint boosts_pkey PRIMARY KEY (tenant_id, id),
  constraint boosts_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint boosts_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint boosts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint boosts_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES products(tenant_id, id),
  constraint boosts_bill_rank_check CHECK ((bill_rank > 0)),
  constraint boosts_check CHECK ((ends_at >= starts_at)),
  constraint boosts_days_check CHECK ((days > 0))
);
CREATE INDEX boosts_event ON public.boosts USING btree (tenant_id, event_id, ends_at);
CREATE INDEX boosts_product ON public.boosts USING btree (tenant_id, product_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bpf_bills (
  tenant_id integer not null default current_tenant(),
  bill_id bigint not null,
  line smallint not null,
  constraint bpf_bills_pkey PRIMARY KEY (tenant_id, bill_id),
  constraint bpf_bills_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id) ON DELETE CASCADE,
  constraint bpf_bills_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bpf_bills_line_check CHECK (((line >= 0) AND (line <= 28)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bpf_events (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  nsf_code text,
  objective smallint,
  level smallint,
  given_to text not null default ''::text,
  constraint bpf_events_pkey PRIMARY KEY (tenant_id, event_id),
  constraint bpf_events_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint bpf_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bpf_events_level_check CHECK (((level >= 1) AND (level <= 6))),
  constraint bpf_events_nsf_code_check CHECK ((nsf_code ~ '^[1-4][0-9]{2}$'::text)),
  constraint bpf_events_objective_check CHECK (((objective >= 1) AND (objective <= 6)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bpf_learners (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  status smallint not null,
  constraint bpf_learners_pkey PRIMARY KEY (tenant_id, registration_id),
  constraint bpf_learners_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bpf_learners_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE CASCADE,
  constraint bpf_learners_status_check CHECK (((status >= 1) AND (status <= 5)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bpf_payers (
  tenant_id integer not null default current_tenant(),
  company_id bigint not null,
  nature smallint not null,
  constraint bpf_payers_pkey PRIMARY KEY (tenant_id, company_id),
  constraint bpf_payers_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  constraint bpf_payers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bpf_payers_nature_check CHECK ((nature = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 10, 11])))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table bpf_returns (
  tenant_id integer not null default current_tenant(),
  entity_id bigint not null,
  year smallint not null,
  deadline date,
  charges bigint,
  trainer_wages bigint,
  training_purchases bigint,
  signatory text not null default ''::text,
  signatory_title text not null default ''::text,
  phone text not null default ''::text,
  mail text not null default ''::text,
  frozen_at timestamp with time zone,
  frozen_by bigint,
  figures jsonb,
  declared_by jsonb,
  constraint bpf_returns_pkey PRIMARY KEY (tenant_id, entity_id, year),
  constraint bpf_returns_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint bpf_returns_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint bpf_returns_tenant_id_frozen_by_fkey FOREIGN KEY (tenant_id, frozen_by) REFERENCES users(tenant_id, id),
  constraint bpf_returns_charges_check CHECK ((charges >= 0)),
  constraint bpf_returns_check CHECK (((frozen_at IS NULL) = (figures IS NULL))),
  constraint bpf_returns_trainer_wages_check CHECK ((trainer_wages >= 0)),
  constraint bpf_returns_training_purchases_check CHECK ((training_purchases >= 0)),
  constraint bpf_returns_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE INDEX bpf_returns_frozen_by ON public.bpf_returns USING btree (tenant_id, frozen_by) WHERE (frozen_by IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER refuse_frozen_return BEFORE DELETE OR UPDATE ON public.bpf_returns FOR EACH ROW EXECUTE FUNCTION refuse_frozen_return();

table calendar_feeds (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint,
  room_id bigint,
  key_hash bytea not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  attendee_id bigint,
  constraint calendar_feeds_tenant_id_attendee_id_key UNIQUE (tenant_id, attendee_id),
  constraint calendar_feeds_tenant_id_key_hash_key UNIQUE (tenant_id, key_hash),
  constraint calendar_feeds_tenant_id_room_id_key UNIQUE (tenant_id, room_id),
  constraint calendar_feeds_tenant_id_user_id_key UNIQUE (tenant_id, user_id),
  constraint calendar_feeds_pkey PRIMARY KEY (tenant_id, id),
  constraint calendar_feeds_tenant_id_attendee_id_fkey FOREIGN KEY (tenant_id, attendee_id) REFERENCES users(tenant_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint calendar_feeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint calendar_feeds_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES rooms(tenant_id, id) ON DELETE CASCADE,
  constraint calendar_feeds_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint calendar_feeds_check CHECK ((num_nonnulls(user_id, room_id, attendee_id) = 1))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table campaign_links (
  tenant_id integer not null default current_tenant(),
  campaign_id bigint not null,
  rank integer not null,
  is_b boolean not null,
  url text not null,
  code text not null,
  clicks integer not null default 0,
  constraint campaign_links_pkey PRIMARY KEY (tenant_id, campaign_id, rank, is_b),
  constraint campaign_links_tenant_id_campaign_id_fkey FOREIGN KEY (tenant_id, campaign_id) REFERENCES campaigns(tenant_id, id) ON DELETE CASCADE,
  constraint campaign_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint campaign_links_clicks_check CHECK ((clicks >= 0))
);
CREATE UNIQUE INDEX campaign_links_code ON public.campaign_links USING btree (tenant_id, code);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table campaign_recipients (
  tenant_id integer not null default current_tenant(),
  campaign_id bigint not null,
  rank integer not null,
  user_id bigint,
  address text,
  excluded text,
  mail_id bigint,
  constraint campaign_recipients_pkey PRIMARY KEY (tenant_id, campaign_id, rank),
  constraint campaign_recipients_tenant_id_campaign_id_fkey FOREIGN KEY (tenant_id, campaign_id) REFERENCES campaigns(tenant_id, id) ON DELETE CASCADE,
  constraint campaign_recipients_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint campaign_recipients_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX campaign_recipients_mail ON public.campaign_recipients USING btree (tenant_id, mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX campaign_recipients_user ON public.campaign_recipients USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX campaign_recipients_waiting ON public.campaign_recipients USING btree (tenant_id, campaign_id, rank) WHERE ((mail_id IS NULL) AND (excluded IS NULL));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table campaigns (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind text not null,
  topic text not null default 'news'::text,
  subject text not null,
  preview_text text not null default ''::text,
  body jsonb not null,
  has_button boolean not null default false,
  attachments jsonb not null default '[]'::jsonb,
  event_id bigint,
  status smallint not null,
  paused_by text,
  per_hour integer,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  send_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  token text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  subject_b text not null default ''::text,
  template text,
  audience text not null default ''::text,
  opens integer not null default 0,
  opens_b integer not null default 0,
  audience_facts jsonb,
  draft jsonb,
  constraint campaigns_pkey PRIMARY KEY (tenant_id, id),
  constraint campaigns_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint campaigns_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE SET NULL (event_id),
  constraint campaigns_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint campaigns_draft_check CHECK (((status = 0) = (draft IS NOT NULL))),
  constraint campaigns_kind_check CHECK ((kind = ANY (ARRAY['information'::text, 'prospection'::text]))),
  constraint campaigns_status_check CHECK (((status >= 0) AND (status <= 5))),
  constraint campaigns_topic_check CHECK ((topic = ANY (ARRAY['news'::text, 'invitations'::text, 'surveys'::text])))
);
CREATE INDEX campaigns_event ON public.campaigns USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX campaigns_recent ON public.campaigns USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX campaigns_token ON public.campaigns USING btree (tenant_id, token);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table checkouts (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  unique_id text not null,
  bill_id bigint not null,
  registration_id bigint,
  user_id bigint,
  amount integer not null,
  provider text not null,
  provider_ref text,
  status text not null default 'open'::text,
  refusal text,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  address text,
  payment_ref text,
  constraint checkouts_tenant_id_unique_id_key UNIQUE (tenant_id, unique_id),
  constraint checkouts_pkey PRIMARY KEY (tenant_id, id),
  constraint checkouts_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint checkouts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint checkouts_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint checkouts_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint checkouts_amount_check CHECK ((amount > 0)),
  constraint checkouts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'needs_authentication'::text, 'succeeded'::text, 'refused'::text, 'abandoned'::text, 'refunded'::text])))
);
CREATE INDEX checkouts_bill ON public.checkouts USING btree (tenant_id, bill_id);
CREATE INDEX checkouts_live ON public.checkouts USING btree (tenant_id, created_at) WHERE (status = ANY (ARRAY['open'::text, 'needs_authentication'::text]));
CREATE INDEX checkouts_refused ON public.checkouts USING btree (tenant_id, ended_at) WHERE (status = 'refused'::text);
CREATE UNIQUE INDEX checkouts_provider_ref ON public.checkouts USING btree (tenant_id, provider, provider_ref) WHERE (provider_ref IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table companies (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  siret text,
  vat_number text,
  referent_id bigint,
  address text,
  address_complement text,
  code_postal text,
  town text,
  country text not null default 'FR'::text,
  employees_number integer,
  independents_number integer,
  departments text[] not null default '{}'::text[],
  accounting_code text,
  logo_file_id bigint,
  is_recruiter boolean not null default false,
  is_school boolean not null default false,
  search text generated (searchable(((name || ' '::text) || COALESCE(siret, ''::text)))),
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  siren text generated ("left"(siret, 9)),
  is_foreign boolean not null default false,
  legal_form text,
  naf text,
  collective_agreement text,
  funder text,
  funder_contact text,
  phone text,
  mail text,
  billing_address text,
  billing_address_complement text,
  billing_code_postal text,
  billing_town text,
  billing_country text,
  billing_mail text,
  needs_purchase_order boolean not null default false,
  chorus_service_code text,
  needs_chorus_commitment boolean not null default false,
  payment_days smallint,
  is_adherent boolean not null default false,
  is_prospect boolean not null default false,
  is_funder boolean not null default false,
  manager_id bigint,
  region_id bigint,
  is_region_manual boolean not null default false,
  in_annuary boolean not null default false,
  merged_into_id bigint,
  archived_at timestamp with time zone,
  constraint companies_pkey PRIMARY KEY (tenant_id, id),
  constraint companies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint companies_tenant_id_manager_id_fkey FOREIGN KEY (tenant_id, manager_id) REFERENCES users(tenant_id, id),
  constraint companies_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES companies(tenant_id, id),
  constraint companies_tenant_id_referent_id_fkey FOREIGN KEY (tenant_id, referent_id) REFERENCES users(tenant_id, id),
  constraint companies_tenant_id_region_id_fkey FOREIGN KEY (tenant_id, region_id) REFERENCES regions(tenant_id, id)
);
CREATE INDEX companies_by_name ON public.companies USING btree (tenant_id, searchable(name), id);
CREATE INDEX companies_code_postal ON public.companies USING btree (tenant_id, code_postal, town) WHERE (code_postal IS NOT NULL);
CREATE INDEX companies_employees ON public.companies USING btree (tenant_id, employees_number, id);
CREATE INDEX companies_living ON public.companies USING btree (tenant_id) WHERE (archived_at IS NULL);
CREATE INDEX companies_manager ON public.companies USING btree (tenant_id, manager_id) WHERE (manager_id IS NOT NULL);
CREATE INDEX companies_merged ON public.companies USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX companies_postal_code ON public.companies USING btree (tenant_id, searchable(code_postal), id);
CREATE INDEX companies_referent ON public.companies USING btree (tenant_id, referent_id) WHERE (referent_id IS NOT NULL);
CREATE INDEX companies_region ON public.companies USING btree (tenant_id, region_id) WHERE (region_id IS NOT NULL);
CREATE INDEX companies_same ON public.companies USING btree (tenant_id, searchable(name), code_postal);
CREATE INDEX companies_search ON public.companies USING gin (search gin_trgm_ops);
CREATE INDEX companies_siren ON public.companies USING btree (tenant_id, siren) WHERE (siren IS NOT NULL);
CREATE INDEX companies_town ON public.companies USING btree (tenant_id, searchable(town), id);
CREATE UNIQUE INDEX companies_siret ON public.companies USING btree (tenant_id, siret) WHERE (siret IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER relabel_bills AFTER UPDATE OF name ON public.companies FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION relabel_bills();
CREATE TRIGGER relabel_company AFTER UPDATE OF name ON public.companies FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION relabel_company();
CREATE TRIGGER relabel_quotes AFTER UPDATE OF name ON public.companies FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION relabel_quotes();

table complaints (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  received_on date not null,
  channel text not null default ''::text,
  user_id bigint,
  person text not null default ''::text,
  event_id bigint,
  category text not null default ''::text,
  gravity text not null default 'minor'::text,
  owner_id bigint,
  statement text not null,
  acknowledged_on date,
  cause text not null default ''::text,
  action text not null default ''::text,
  closed_on date,
  is_satisfied boolean,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  task_id bigint,
  constraint complaints_pkey PRIMARY KEY (tenant_id, id),
  constraint complaints_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint complaints_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint complaints_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id),
  constraint complaints_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id),
  constraint complaints_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint complaints_gravity_check CHECK ((gravity = ANY (ARRAY['minor'::text, 'major'::text, 'critical'::text])))
);
CREATE INDEX complaints_event ON public.complaints USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX complaints_recent ON public.complaints USING btree (tenant_id, received_on DESC, id DESC);
CREATE INDEX complaints_user ON public.complaints USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table consents (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  channel text not null,
  is_given boolean not null,
  wording text not null,
  source text not null,
  proof jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now(),
  constraint consents_pkey PRIMARY KEY (tenant_id, id),
  constraint consents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint consents_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX consents_recent ON public.consents USING btree (tenant_id, at DESC, id DESC);
CREATE INDEX consents_user ON public.consents USING btree (tenant_id, user_id, channel, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.consents FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.at < (now() - '3 years'::interval)))))) EXECUTE FUNCTION refuse_change();

table contexts (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  fields jsonb not null default '{}'::jsonb,
  filters jsonb not null default '{}'::jsonb,
  constraint contexts_tenant_id_user_id_key UNIQUE (tenant_id, user_id),
  constraint contexts_pkey PRIMARY KEY (tenant_id, id),
  constraint contexts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint contexts_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table contract_endings (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind text not null,
  name text not null,
  contract text not null,
  mail text not null,
  reason text not null default ''::text,
  address text not null default ''::text,
  declared_at timestamp with time zone not null default now(),
  constraint contract_endings_pkey PRIMARY KEY (tenant_id, id),
  constraint contract_endings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint contract_endings_contract_check CHECK ((contract <> ''::text)),
  constraint contract_endings_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'termination'::text]))),
  constraint contract_endings_mail_check CHECK ((mail <> ''::text)),
  constraint contract_endings_name_check CHECK ((name <> ''::text))
);
CREATE INDEX contract_endings_recent ON public.contract_endings USING btree (tenant_id, declared_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.contract_endings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.contract_endings FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table contribution_members (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  contribution_id bigint not null,
  order_id bigint not null,
  user_id bigint not null,
  company_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  status smallint not null,
  begun_at timestamp with time zone,
  constraint contribution_members_once EXCLUDE USING gist (tenant_id WITH =, contribution_id WITH =, user_id WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE ((status <> 9)),
  constraint contribution_members_pkey PRIMARY KEY (tenant_id, id),
  constraint contribution_members_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint contribution_members_tenant_id_contribution_id_fkey FOREIGN KEY (tenant_id, contribution_id) REFERENCES contributions(tenant_id, id),
  constraint contribution_members_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint contribution_members_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES contribution_orders(tenant_id, id),
  constraint contribution_members_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint contribution_members_check CHECK ((ends_on >= starts_on)),
  constraint contribution_members_status_check CHECK ((status = ANY (ARRAY[1, 2, 5, 7, 9])))
);
CREATE INDEX contribution_members_begin ON public.contribution_members USING btree (tenant_id, starts_on) WHERE ((status = 5) AND (begun_at IS NULL));
CREATE INDEX contribution_members_company ON public.contribution_members USING btree (tenant_id, company_id, contribution_id);
CREATE INDEX contribution_members_end ON public.contribution_members USING btree (tenant_id, ends_on) WHERE (status = 5);
CREATE INDEX contribution_members_of ON public.contribution_members USING btree (tenant_id, contribution_id, status, id);
CREATE INDEX contribution_members_order ON public.contribution_members USING btree (tenant_id, order_id);
CREATE INDEX contribution_members_user ON public.contribution_members USING btree (tenant_id, user_id, starts_on DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table contribution_orders (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  contribution_id bigint not null,
  tariff_id bigint not null,
  company_id bigint not null,
  bill_id bigint,
  status smallint not null default 1,
  starts_on date not null,
  ends_on date not null,
  ordered_by bigint,
  ordered_at timestamp with time zone not null,
  constraint contribution_orders_pkey PRIMARY KEY (tenant_id, id),
  constraint contribution_orders_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id) ON DELETE SET NULL (bill_id),
  constraint contribution_orders_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint contribution_orders_tenant_id_contribution_id_fkey FOREIGN KEY (tenant_id, contribution_id) REFERENCES contributions(tenant_id, id),
  constraint contribution_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint contribution_orders_tenant_id_ordered_by_fkey FOREIGN KEY (tenant_id, ordered_by) REFERENCES users(tenant_id, id),
  constraint contribution_orders_tenant_id_tariff_id_fkey FOREIGN KEY (tenant_id, tariff_id) REFERENCES contribution_tariffs(tenant_id, id),
  constraint contribution_orders_status_check CHECK ((status = ANY (ARRAY[1, 5, 9])))
);
CREATE INDEX contribution_orders_bill ON public.contribution_orders USING btree (tenant_id, bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX contribution_orders_by ON public.contribution_orders USING btree (tenant_id, ordered_by) WHERE (ordered_by IS NOT NULL);
CREATE INDEX contribution_orders_company ON public.contribution_orders USING btree (tenant_id, company_id, contribution_id, ordered_at DESC);
CREATE INDEX contribution_orders_tariff ON public.contribution_orders USING btree (tenant_id, tariff_id);
CREATE UNIQUE INDEX contribution_orders_draft ON public.contribution_orders USING btree (tenant_id, contribution_id, company_id) WHERE (status = 1);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table contribution_tariffs (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  contribution_id bigint not null,
  number integer not null,
  unit_price bigint,
  vat_rate integer not null,
  vat_reason text,
  mode smallint not null,
  maximum integer,
  bands jsonb not null,
  constraint contribution_tariffs_tenant_id_contribution_id_number_key UNIQUE (tenant_id, contribution_id, number),
  constraint contribution_tariffs_pkey PRIMARY KEY (tenant_id, id),
  constraint contribution_tariffs_tenant_id_contribution_id_fkey FOREIGN KEY (tenant_id, contribution_id) REFERENCES contributions(tenant_id, id) ON DELETE CASCADE,
  constraint contribution_tariffs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint contribution_tariffs_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint contribution_tariffs_maximum_check CHECK ((maximum > 0)),
  constraint contribution_tariffs_mode_check CHECK ((mode = ANY (ARRAY[1, 2]))),
  constraint contribution_tariffs_number_check CHECK ((number > 0)),
  constraint contribution_tariffs_unit_price_check CHECK ((unit_price > 0)),
  constraint contribution_tariffs_vat_rate_check CHECK ((vat_rate >= 0))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER refuse_used_tariff BEFORE UPDATE ON public.contribution_tariffs FOR EACH ROW EXECUTE FUNCTION refuse_used_tariff();

table contributions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  status smallint not null default 1,
  period smallint not null,
  starts_on date,
  ends_on date,
  profiles text[] not null default '{}'::text[],
  company_flag text,
  region_id bigint,
  basis smallint not null,
  accounting_code text not null,
  is_prorated boolean not null default false,
  terms text not null default ''::text,
  renews_id bigint,
  opened_at timestamp with time zone,
  search text generated (searchable(name)),
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint contributions_pkey PRIMARY KEY (tenant_id, id),
  constraint contributions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint contributions_tenant_id_region_id_fkey FOREIGN KEY (tenant_id, region_id) REFERENCES regions(tenant_id, id),
  constraint contributions_tenant_id_renews_id_fkey FOREIGN KEY (tenant_id, renews_id) REFERENCES contributions(tenant_id, id) ON DELETE SET NULL (renews_id),
  constraint contributions_basis_check CHECK ((basis = ANY (ARRAY[1, 2]))),
  constraint contributions_check CHECK ((((period = 2) = (starts_on IS NULL)) AND ((starts_on IS NULL) = (ends_on IS NULL)))),
  constraint contributions_check1 CHECK ((ends_on >= starts_on)),
  constraint contributions_period_check CHECK ((period = ANY (ARRAY[1, 2]))),
  constraint contributions_status_check CHECK ((status = ANY (ARRAY[1, 5, 9])))
);
CREATE INDEX contributions_name ON public.contributions USING btree (tenant_id, searchable(name), id);
CREATE INDEX contributions_region ON public.contributions USING btree (tenant_id, region_id) WHERE (region_id IS NOT NULL);
CREATE INDEX contributions_renews ON public.contributions USING btree (tenant_id, renews_id) WHERE (renews_id IS NOT NULL);
CREATE INDEX contributions_start ON public.contributions USING btree (tenant_id, starts_on, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table conversation_files (
  tenant_id integer not null default current_tenant(),
  message_id bigint not null,
  file_id bigint not null,
  rank smallint not null,
  constraint conversation_files_pkey PRIMARY KEY (tenant_id, message_id, file_id),
  constraint conversation_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint conversation_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint conversation_files_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id) REFERENCES conversation_messages(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX conversation_files_file ON public.conversation_files USING btree (tenant_id, file_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table conversation_members (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  conversation_id bigint not null,
  user_id bigint not null,
  is_team boolean not null default false,
  read_up_to bigint not null default 0,
  read_at timestamp with time zone,
  constraint conversation_members_pkey PRIMARY KEY (tenant_id, id),
  constraint conversation_members_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversations(tenant_id, id) ON DELETE CASCADE,
  constraint conversation_members_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint conversation_members_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX conversation_members_user ON public.conversation_members USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX conversation_members_once ON public.conversation_members USING btree (tenant_id, conversation_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table conversation_messages (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  conversation_id bigint not null,
  author_id bigint,
  is_from_team boolean not null default false,
  is_note boolean not null default false,
  body text not null,
  key text not null,
  search text generated (searchable(body)),
  created_at timestamp with time zone not null default now(),
  constraint conversation_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint conversation_messages_tenant_id_author_id_fkey FOREIGN KEY (tenant_id, author_id) REFERENCES users(tenant_id, id),
  constraint conversation_messages_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversations(tenant_id, id) ON DELETE CASCADE,
  constraint conversation_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint conversation_messages_body_check CHECK ((length(body) <= 5000)),
  constraint conversation_messages_check CHECK ((is_from_team OR (NOT is_note))),
  constraint conversation_messages_key_check CHECK (((length(key) >= 8) AND (length(key) <= 64)))
);
CREATE INDEX conversation_messages_due ON public.conversation_messages USING btree (created_at) WHERE (NOT is_note);
CREATE INDEX conversation_messages_search ON public.conversation_messages USING gin (search gin_trgm_ops);
CREATE INDEX conversation_messages_sent ON public.conversation_messages USING btree (tenant_id, conversation_id, id DESC) WHERE (NOT is_note);
CREATE INDEX conversation_messages_thread ON public.conversation_messages USING btree (tenant_id, conversation_id, id);
CREATE UNIQUE INDEX conversation_messages_once ON public.conversation_messages USING btree (tenant_id, author_id, key);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table conversations (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind smallint not null,
  user_id bigint,
  registration_id bigint,
  event_id bigint,
  bill_id bigint,
  document_id bigint,
  assigned_to bigint,
  closed_at timestamp with time zone,
  closed_by bigint,
  answered_up_to bigint not null default 0,
  last_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint conversations_pkey PRIMARY KEY (tenant_id, id),
  constraint conversations_tenant_id_assigned_to_fkey FOREIGN KEY (tenant_id, assigned_to) REFERENCES users(tenant_id, id),
  constraint conversations_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id) ON DELETE SET NULL (bill_id),
  constraint conversations_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES users(tenant_id, id),
  constraint conversations_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE SET NULL (document_id),
  constraint conversations_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE SET NULL (event_id),
  constraint conversations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint conversations_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE SET NULL (registration_id),
  constraint conversations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint conversations_check CHECK (((kind = 2) = (user_id IS NULL))),
  constraint conversations_check1 CHECK ((num_nonnulls(registration_id, event_id, bill_id, document_id) <= 1)),
  constraint conversations_check2 CHECK (((closed_at IS NOT NULL) OR (closed_by IS NULL))),
  constraint conversations_kind_check CHECK ((kind = ANY (ARRAY[1, 2, 3])))
);
CREATE INDEX conversations_assigned ON public.conversations USING btree (tenant_id, assigned_to, last_at DESC) WHERE (assigned_to IS NOT NULL);
CREATE INDEX conversations_bill ON public.conversations USING btree (tenant_id, bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX conversations_closed ON public.conversations USING btree (tenant_id, last_at DESC, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX conversations_closer ON public.conversations USING btree (tenant_id, closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX conversations_document ON public.conversations USING btree (tenant_id, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX conversations_event ON public.conversations USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX conversations_open ON public.conversations USING btree (tenant_id, last_at DESC, id) WHERE (closed_at IS NULL);
CREATE INDEX conversations_registration ON public.conversations USING btree (tenant_id, registration_id) WHERE (registration_id IS NOT NULL);
CREATE INDEX conversations_user ON public.conversations USING btree (tenant_id, user_id, last_at DESC) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX conversations_group ON public.conversations USING btree (tenant_id, event_id) WHERE (kind = 2);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table data_requests (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  kind text not null,
  status text not null default 'asked'::text,
  asked_by bigint,
  asked_at timestamp with time zone not null default now(),
  due_on date not null,
  done_at timestamp with time zone,
  file_id bigint,
  report jsonb,
  constraint data_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint data_requests_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint data_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint data_requests_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint data_requests_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'erasure'::text]))),
  constraint data_requests_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'running'::text, 'done'::text, 'refused'::text, 'failed'::text])))
);
CREATE INDEX data_requests_due ON public.data_requests USING btree (tenant_id, due_on) WHERE (status = 'asked'::text);
CREATE INDEX data_requests_files ON public.data_requests USING btree (tenant_id, done_at) WHERE (file_id IS NOT NULL);
CREATE INDEX data_requests_recent ON public.data_requests USING btree (tenant_id, asked_at DESC, id DESC);
CREATE INDEX data_requests_user ON public.data_requests USING btree (tenant_id, user_id, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table directory_messages (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  from_name text not null,
  from_mail text not null,
  message text not null,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint directory_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint directory_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint directory_messages_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX directory_messages_address ON public.directory_messages USING btree (tenant_id, address, created_at);
CREATE INDEX directory_messages_recent ON public.directory_messages USING btree (tenant_id, created_at);
CREATE INDEX directory_messages_sender ON public.directory_messages USING btree (tenant_id, from_mail, created_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table document_notices (
  tenant_id integer not null default current_tenant(),
  document_id bigint not null,
  user_id bigint not null,
  told_at timestamp with time zone not null,
  constraint document_notices_pkey PRIMARY KEY (tenant_id, document_id, user_id),
  constraint document_notices_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  constraint document_notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint document_notices_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX document_notices_user ON public.document_notices USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table document_readings (
  tenant_id integer not null default current_tenant(),
  organisation_document_id bigint not null,
  number integer not null,
  user_id bigint not null,
  read_at timestamp with time zone not null,
  constraint document_readings_pkey PRIMARY KEY (tenant_id, organisation_document_id, user_id, number),
  constraint document_readings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint document_readings_tenant_id_organisation_document_id_numbe_fkey FOREIGN KEY (tenant_id, organisation_document_id, number) REFERENCES organisation_versions(tenant_id, organisation_document_id, number),
  constraint document_readings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX document_readings_user ON public.document_readings USING btree (tenant_id, user_id);
CREATE INDEX document_readings_version ON public.document_readings USING btree (tenant_id, organisation_document_id, number);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table document_requests (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  partner_id bigint,
  name text not null,
  expires_on date,
  created_at timestamp with time zone not null default now(),
  deposited_at timestamp with time zone,
  user_id bigint not null,
  event_id bigint,
  kind smallint not null default 99,
  why text not null default ''::text,
  due_on date,
  document_id bigint,
  requested_by bigint,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint document_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint document_requests_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE SET NULL (document_id),
  constraint document_requests_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint document_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint document_requests_tenant_id_partner_id_fkey FOREIGN KEY (tenant_id, partner_id) REFERENCES partners(tenant_id, id) ON DELETE CASCADE,
  constraint document_requests_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint document_requests_name_check CHECK ((name <> ''::text))
);
CREATE INDEX document_requests_document ON public.document_requests USING btree (tenant_id, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX document_requests_event ON public.document_requests USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX document_requests_expiring ON public.document_requests USING btree (tenant_id, expires_on) WHERE (expires_on IS NOT NULL);
CREATE INDEX document_requests_news ON public.document_requests USING btree (deposited_at) WHERE (deposited_at IS NOT NULL);
CREATE INDEX document_requests_open ON public.document_requests USING btree (tenant_id, created_at DESC, id DESC) WHERE (document_id IS NULL);
CREATE INDEX document_requests_partner ON public.document_requests USING btree (tenant_id, partner_id);
CREATE INDEX document_requests_user ON public.document_requests USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table document_template_versions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  template_id bigint not null,
  version integer not null,
  content jsonb not null,
  reason text not null default ''::text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint document_template_versions_tenant_id_template_id_version_key UNIQUE (tenant_id, template_id, version),
  constraint document_template_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint document_template_versions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint document_template_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint document_template_versions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES document_templates(tenant_id, id) ON DELETE CASCADE,
  constraint document_template_versions_version_check CHECK ((version > 0))
);
CREATE INDEX document_template_versions_author ON public.document_template_versions USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE OF template_id, version, content ON public.document_template_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

table document_templates (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  category smallint not null,
  name text not null,
  entity_id bigint,
  is_default boolean not null default false,
  version integer not null default 1,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint document_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint document_templates_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint document_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint document_templates_default_in_use CHECK (((NOT is_default) OR (archived_at IS NULL))),
  constraint document_templates_name_check CHECK ((name <> ''::text)),
  constraint document_templates_version_check CHECK ((version > 0))
);
CREATE INDEX document_templates_entity ON public.document_templates USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);
CREATE UNIQUE INDEX document_templates_default ON public.document_templates USING btree (tenant_id, category, COALESCE(entity_id, (0)::bigint)) WHERE is_default;
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table documents (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  category smallint not null,
  name text not null,
  status smallint not null default 0,
  restriction smallint not null default 10,
  user_id bigint,
  event_id bigint,
  registration_id bigint,
  bill_id bigint,
  file_id bigint not null,
  source jsonb not null default '{}'::jsonb,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  replaced_by bigint,
  company_id bigint,
  verification text generated ((source ->> 'verification'::text)),
  opens smallint,
  opens_on date,
  closes smallint,
  closes_on date,
  video_id bigint,
  rank smallint,
  kind smallint not null default 99,
  expires_on date,
  template_id bigint,
  template_version integer,
  constraint documents_pkey PRIMARY KEY (tenant_id, id),
  constraint documents_template FOREIGN KEY (tenant_id, template_id) REFERENCES document_templates(tenant_id, id),
  constraint documents_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint documents_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint documents_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint documents_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint documents_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint documents_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint documents_tenant_id_video_id_fkey FOREIGN KEY (tenant_id, video_id) REFERENCES videos(tenant_id, id),
  constraint documents_closes_check CHECK (((closes >= 1) AND (closes <= 3))),
  constraint documents_opens_check CHECK (((opens >= 0) AND (opens <= 3))),
  constraint documents_rank_check CHECK (((rank >= 1) AND (rank <= 999))),
  constraint documents_template_version CHECK (((template_id IS NULL) = (template_version IS NULL))),
  constraint handout_closes CHECK (((opens IS NOT NULL) OR (closes IS NULL))),
  constraint handout_days CHECK ((((NOT (opens IS DISTINCT FROM 3)) = (opens_on IS NOT NULL)) AND ((NOT (closes IS DISTINCT FROM 3)) = (closes_on IS NOT NULL)))),
  constraint handout_of_event CHECK (((opens IS NULL) OR (event_id IS NOT NULL))),
  constraint video_of_event CHECK (((video_id IS NULL) OR (opens IS NOT NULL)))
);
CREATE INDEX documents_attestations ON public.documents USING btree (created_at) WHERE ((category = 1) AND (replaced_by IS NULL));
CREATE INDEX documents_bill ON public.documents USING btree (tenant_id, bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX documents_company ON public.documents USING btree (tenant_id, company_id, category) WHERE (company_id IS NOT NULL);
CREATE INDEX documents_ending ON public.documents USING btree (((source ->> 'valid_until'::text))) WHERE (((source ->> 'valid_until'::text) IS NOT NULL) AND (replaced_by IS NULL));
CREATE INDEX documents_event ON public.documents USING btree (tenant_id, event_id, category);
CREATE INDEX documents_expiring ON public.documents USING btree (tenant_id, expires_on) WHERE ((expires_on IS NOT NULL) AND (replaced_by IS NULL));
CREATE INDEX documents_file ON public.documents USING btree (tenant_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX documents_handouts ON public.documents USING btree (tenant_id, event_id, id) WHERE (opens IS NOT NULL);
CREATE INDEX documents_recent ON public.documents USING btree (tenant_id, category, created_at DESC, id DESC);
CREATE INDEX documents_registration ON public.documents USING btree (tenant_id, registration_id, category) WHERE (registration_id IS NOT NULL);
CREATE INDEX documents_sensitive ON public.documents USING btree (tenant_id, kind) WHERE (kind = ANY (ARRAY[1, 2]));
CREATE INDEX documents_template ON public.documents USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX documents_to_validate ON public.documents USING btree (tenant_id, created_at) WHERE ((status = 3) AND (replaced_by IS NULL));
CREATE INDEX documents_user ON public.documents USING btree (tenant_id, user_id, category);
CREATE INDEX documents_valid_until ON public.documents USING btree (tenant_id, ((source ->> 'valid_until'::text))) WHERE (((source ->> 'valid_until'::text) IS NOT NULL) AND (replaced_by IS NULL));
CREATE UNIQUE INDEX documents_once ON public.documents USING btree (tenant_id, category, registration_id) WHERE ((registration_id IS NOT NULL) AND (replaced_by IS NULL) AND (category = ANY (ARRAY[1, 6, 10])));
CREATE UNIQUE INDEX documents_verification ON public.documents USING btree (tenant_id, verification) WHERE (verification IS NOT NULL);
CREATE UNIQUE INDEX documents_video ON public.documents USING btree (tenant_id, video_id, event_id) WHERE (video_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table door_helpers (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  name text not null,
  key_hash bytea not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  constraint door_helpers_tenant_id_key_hash_key UNIQUE (tenant_id, key_hash),
  constraint door_helpers_pkey PRIMARY KEY (tenant_id, id),
  constraint door_helpers_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint door_helpers_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint door_helpers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX door_helpers_creator ON public.door_helpers USING btree (tenant_id, created_by);
CREATE INDEX door_helpers_event ON public.door_helpers USING btree (tenant_id, event_id, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table entities (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  siren text not null,
  siret text not null,
  vat_number text,
  legal_form text not null default ''::text,
  share_capital text not null default ''::text,
  registry text not null default ''::text,
  address text not null,
  code_postal text not null,
  town text not null,
  country text not null default 'FR'::text,
  activity_number text,
  activity_region text,
  iban text,
  bic text,
  representative text not null default ''::text,
  logo_file_id bigint,
  is_default boolean not null default false,
  vat_due text not null default 'payment'::text,
  legal_name text not null default ''::text,
  is_vat_franchise boolean not null default false,
  vat_rates integer[] not null default '{2000,1000,550,210,0}'::integer[],
  series jsonb not null default '{}'::jsonb,
  fiscal_year_start text not null default '01-01'::text,
  mediator text not null default ''::text,
  bill_footer text not null default ''::text,
  mail_sender text not null default ''::text,
  electronic_address text,
  qualiopi jsonb,
  stamp_file_id bigint,
  signature_file_id bigint,
  archived_at timestamp with time zone,
  version integer not null default 1,
  representative_title text not null default ''::text,
  accounts jsonb not null default '{}'::jsonb,
  constraint entities_pkey PRIMARY KEY (tenant_id, id),
  constraint entities_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint entities_vat_due_check CHECK ((vat_due = ANY (ARRAY['payment'::text, 'invoice'::text])))
);
CREATE UNIQUE INDEX entities_default ON public.entities USING btree (tenant_id) WHERE is_default;
CREATE UNIQUE INDEX entities_siren ON public.entities USING btree (tenant_id, siren) WHERE (archived_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_criteria (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  rank integer not null,
  field text not null,
  comparator text not null,
  value jsonb,
  constraint event_criteria_pkey PRIMARY KEY (tenant_id, event_id, rank),
  constraint event_criteria_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint event_criteria_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_criteria_comparator_check CHECK ((comparator = ANY (ARRAY['='::text, '>'::text, '<'::text, '!='::text, 'X'::text, 'contains'::text])))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_figures (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  source text not null,
  month date not null,
  n bigint not null,
  amount numeric not null,
  weight numeric not null,
  constraint event_figures_pkey PRIMARY KEY (tenant_id, event_id, source, month),
  constraint event_figures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_forms (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  form_id bigint not null,
  form_version_id bigint,
  stage smallint not null,
  is_required boolean not null default true,
  holds_confirmation boolean not null default false,
  due_days smallint,
  retired_at timestamp with time zone,
  constraint event_forms_pkey PRIMARY KEY (tenant_id, id),
  constraint event_forms_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint event_forms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_forms_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id),
  constraint event_forms_tenant_id_form_version_id_fkey FOREIGN KEY (tenant_id, form_version_id) REFERENCES form_versions(tenant_id, id),
  constraint event_forms_due_days_check CHECK (((due_days >= 0) AND (due_days <= 365))),
  constraint event_forms_stage_check CHECK ((stage = ANY (ARRAY[1, 2])))
);
CREATE INDEX event_forms_form ON public.event_forms USING btree (tenant_id, form_id);
CREATE INDEX event_forms_version ON public.event_forms USING btree (tenant_id, form_version_id) WHERE (form_version_id IS NOT NULL);
CREATE UNIQUE INDEX event_forms_of ON public.event_forms USING btree (tenant_id, event_id, form_id) WHERE (retired_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_marks (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  due_at timestamp with time zone not null default now(),
  constraint event_marks_pkey PRIMARY KEY (tenant_id, id),
  constraint event_marks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX event_marks_due ON public.event_marks USING btree (tenant_id, due_at);
CREATE INDEX event_marks_event ON public.event_marks USING btree (tenant_id, event_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER mark_event_of_activity AFTER INSERT ON public.event_marks FOR EACH ROW EXECUTE FUNCTION mark_event_of_activity();

table event_options (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  product_id bigint,
  name text not null,
  description text not null default ''::text,
  amount_ht integer not null default 0,
  member_amount_ht integer,
  vat_rate integer not null,
  vat_reason text,
  accounting_code text,
  stock integer,
  taken integer not null default 0,
  max_per_person integer not null default 1,
  choice_group text not null default ''::text,
  members_only boolean not null default false,
  profile_code text,
  requires_id bigint,
  excludes_id bigint,
  closes_at timestamp with time zone,
  is_closed boolean not null default false,
  question text not null default ''::text,
  answers text[] not null default '{}'::text[],
  rank integer not null default 0,
  version integer not null default 1,
  is_with_tax boolean not null default false,
  constraint event_options_pkey PRIMARY KEY (tenant_id, id),
  constraint event_options_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint event_options_tenant_id_excludes_id_fkey FOREIGN KEY (tenant_id, excludes_id) REFERENCES event_options(tenant_id, id),
  constraint event_options_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_options_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES products(tenant_id, id),
  constraint event_options_tenant_id_requires_id_fkey FOREIGN KEY (tenant_id, requires_id) REFERENCES event_options(tenant_id, id),
  constraint event_options_amount_ht_check CHECK ((amount_ht >= 0)),
  constraint event_options_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint event_options_check1 CHECK (((requires_id IS NULL) OR (requires_id IS DISTINCT FROM excludes_id))),
  constraint event_options_max_per_person_check CHECK ((max_per_person > 0)),
  constraint event_options_member_amount_ht_check CHECK ((member_amount_ht >= 0)),
  constraint event_options_name_check CHECK ((name <> ''::text)),
  constraint event_options_stock_check CHECK ((stock >= 0)),
  constraint event_options_taken_check CHECK ((taken >= 0)),
  constraint event_options_vat_rate_check CHECK ((vat_rate >= 0))
);
CREATE INDEX event_options_event ON public.event_options USING btree (tenant_id, event_id, rank);
CREATE INDEX event_options_excludes ON public.event_options USING btree (tenant_id, excludes_id) WHERE (excludes_id IS NOT NULL);
CREATE INDEX event_options_product ON public.event_options USING btree (tenant_id, product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX event_options_requires ON public.event_options USING btree (tenant_id, requires_id) WHERE (requires_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_papers (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  name text not null,
  help text not null default ''::text,
  is_required boolean not null default true,
  is_checked boolean not null default true,
  retired_at timestamp with time zone,
  due_days smallint,
  releases_place boolean not null default false,
  asked_at timestamp with time zone default now(),
  is_each_time boolean not null default false,
  kind smallint not null default 99,
  constraint event_papers_pkey PRIMARY KEY (tenant_id, id),
  constraint event_papers_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint event_papers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_papers_due_days_check CHECK (((due_days >= 0) AND (due_days <= 365))),
  constraint event_papers_name_check CHECK ((name <> ''::text))
);
CREATE INDEX event_papers_asked ON public.event_papers USING btree (asked_at) WHERE (is_required AND (retired_at IS NULL));
CREATE INDEX event_papers_of ON public.event_papers USING btree (tenant_id, event_id, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_partners (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  role_title text not null default ''::text,
  fee integer,
  answered_at timestamp with time zone,
  refusal_reason text,
  released_slots bigint[] not null default '{}'::bigint[],
  validated_minutes integer,
  validated_at timestamp with time zone,
  sends_mission boolean not null default false,
  constraint event_partners_tenant_id_event_id_user_id_kind_key UNIQUE (tenant_id, event_id, user_id, kind),
  constraint event_partners_pkey PRIMARY KEY (tenant_id, id),
  constraint event_partners_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_partners_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_partners_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint event_partners_fee_check CHECK ((fee >= 0)),
  constraint event_partners_validated CHECK (((validated_minutes IS NULL) = (validated_at IS NULL))),
  constraint event_partners_validated_minutes_check CHECK ((validated_minutes >= 0))
);
CREATE INDEX event_partners_status ON public.event_partners USING btree (tenant_id, status);
CREATE INDEX event_partners_user ON public.event_partners USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER keep_partner_record AFTER INSERT ON public.event_partners FOR EACH ROW EXECUTE FUNCTION keep_partner_record();

table event_places (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  max_participants integer,
  overbooking_allowed boolean not null default false,
  taken integer not null default 0,
  has_waiting_list boolean not null default false,
  waiting integer not null default 0,
  constraint event_places_pkey PRIMARY KEY (tenant_id, event_id),
  constraint event_places_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_places_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_places_max_participants_check CHECK ((max_participants > 0)),
  constraint event_places_taken_check CHECK ((taken >= 0)),
  constraint event_places_waiting_check CHECK ((waiting >= 0))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_questionnaires (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  form_id bigint not null,
  audience smallint not null,
  moment smallint not null,
  days integer not null,
  open_days integer,
  is_anonymous boolean not null default false,
  due_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  constraint event_questionnaires_pkey PRIMARY KEY (tenant_id, id),
  constraint event_questionnaires_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_questionnaires_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_questionnaires_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id),
  constraint event_questionnaires_audience_check CHECK (((audience >= 1) AND (audience <= 3))),
  constraint event_questionnaires_days_check CHECK (((days >= '-180'::integer) AND (days <= 365))),
  constraint event_questionnaires_moment_check CHECK (((moment >= 1) AND (moment <= 3))),
  constraint event_questionnaires_open_days_check CHECK (((open_days >= 1) AND (open_days <= 365)))
);
CREATE INDEX event_questionnaires_due ON public.event_questionnaires USING btree (due_at) WHERE (retired_at IS NULL);
CREATE INDEX event_questionnaires_form ON public.event_questionnaires USING btree (tenant_id, form_id);
CREATE UNIQUE INDEX event_questionnaires_once ON public.event_questionnaires USING btree (tenant_id, event_id, form_id, audience, moment) WHERE (retired_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER set_questionnaire_due BEFORE INSERT OR UPDATE OF event_id, moment, days ON public.event_questionnaires FOR EACH ROW EXECUTE FUNCTION set_questionnaire_due();

table event_quizzes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  quiz_id bigint not null,
  moment smallint not null,
  days integer not null default 0,
  open_days integer,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  retired_at timestamp with time zone,
  is_required boolean not null default false,
  constraint event_quizzes_pkey PRIMARY KEY (tenant_id, id),
  constraint event_quizzes_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint event_quizzes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_quizzes_tenant_id_quiz_id_fkey FOREIGN KEY (tenant_id, quiz_id) REFERENCES quizzes(tenant_id, id),
  constraint event_quizzes_days_check CHECK (((days >= '-180'::integer) AND (days <= 365))),
  constraint event_quizzes_moment_check CHECK (((moment >= 1) AND (moment <= 3))),
  constraint event_quizzes_open_days_check CHECK (((open_days >= 1) AND (open_days <= 365))),
  constraint event_quizzes_required_check CHECK (((NOT is_required) OR (moment = 1)))
);
CREATE INDEX event_quizzes_due ON public.event_quizzes USING btree (opens_at) WHERE (retired_at IS NULL);
CREATE INDEX event_quizzes_quiz ON public.event_quizzes USING btree (tenant_id, quiz_id);
CREATE UNIQUE INDEX event_quizzes_once ON public.event_quizzes USING btree (tenant_id, event_id, quiz_id, moment) WHERE (retired_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER set_quiz_dates BEFORE INSERT OR UPDATE OF event_id, moment, days, open_days ON public.event_quizzes FOR EACH ROW EXECUTE FUNCTION set_quiz_dates();

table event_reviewers (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  user_id bigint not null,
  constraint event_reviewers_pkey PRIMARY KEY (tenant_id, event_id, user_id),
  constraint event_reviewers_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint event_reviewers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_reviewers_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX event_reviewers_user ON public.event_reviewers USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_series (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  rule text not null,
  first_day date not null,
  excluded_days text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  constraint event_series_pkey PRIMARY KEY (tenant_id, id),
  constraint event_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table event_themes (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  theme_id bigint not null,
  rank integer not null default 0,
  constraint event_themes_pkey PRIMARY KEY (tenant_id, event_id, theme_id),
  constraint event_themes_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint event_themes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint event_themes_tenant_id_theme_id_fkey FOREIGN KEY (tenant_id, theme_id) REFERENCES themes(tenant_id, id)
);
CREATE INDEX event_themes_theme ON public.event_themes USING btree (tenant_id, theme_id, event_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table events (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  nature smallint not null,
  parent_id bigint,
  code text,
  url text not null,
  title text not null,
  description text not null default ''::text,
  sheet jsonb not null default '{}'::jsonb,
  site_url text,
  responsible_id bigint,
  company_id bigint,
  type_formation smallint,
  onboarding smallint not null default 1,
  sequential_mode smallint not null default 0,
  start_date timestamp with time zone,
  end_date timestamp with time zone,
  limit_date timestamp with time zone,
  time_zone text not null default 'Europe/Paris'::text,
  minutes integer not null default 0,
  min_participants integer,
  is_active boolean not null default false,
  is_payable boolean not null default false,
  is_online boolean not null default false,
  is_training boolean not null default false,
  is_asynchronous boolean not null default false,
  is_displayed_first boolean not null default false,
  needs_approval boolean not null default false,
  downpayment_rate integer not null default 0,
  downpayment_delay integer not null default 0,
  town text,
  country text,
  languages text[] not null default '{}'::text[],
  location_id bigint,
  form_id bigint,
  button_text text,
  referent_mail text,
  published_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  import_id bigint,
  cancel_reason text,
  archived_at timestamp with time zone,
  model_id bigint,
  enrolment smallint,
  choice_group text not null default ''::text,
  meeting_url text,
  criteria_mode text not null default 'all'::text,
  criteria_text text,
  form_version_id bigint,
  self_cancel_days smallint,
  series_id bigint,
  series_day date,
  terms_version_id bigint,
  outline text not null default ''::text,
  practical text not null default ''::text,
  search text generated (searchable(((((((((((title || ' '::text) || COALESCE(code, ''::text)) || ' '::text) || COALESCE(town, ''::text)) || ' '::text) || "left"(said_by(description), 2000)) || ' '::text) || "left"(said_by(outline), 2000)) || ' '::text) || "left"(said_by(practical), 2000)))),
  image_token text,
  image_width integer,
  image_height integer,
  image_alt text not null default ''::text,
  image_focus_x smallint not null default 50,
  image_focus_y smallint not null default 50,
  entity_id bigint,
  region_id bigint,
  meeting_phone text not null default ''::text,
  meeting_equipment text not null default ''::text,
  meeting_instructions text not null default ''::text,
  meeting_waits_for_host boolean not null default false,
  cancel_scale jsonb not null default '[]'::jsonb,
  is_transferable boolean not null default true,
  subtitle text not null default ''::text,
  level text,
  is_marked_new boolean not null default false,
  new_days integer,
  colour text,
  opening_date timestamp with time zone,
  decision_date timestamp with time zone,
  confirmed_at timestamp with time zone,
  hold_minutes smallint,
  confirmation_text text not null default ''::text,
  publish_at timestamp with time zone,
  unpublish_at timestamp with time zone,
  announcement smallint not null default 2,
  answer_days smallint,
  is_vae boolean not null default false,
  attests_at_lock boolean not null default true,
  certifies_at_lock boolean not null default false,
  image_source text,
  image_source_width integer,
  image_source_height integer,
  image_crop_x smallint,
  image_crop_y smallint,
  image_crop_zoom smallint,
  constraint events_pkey PRIMARY KEY (tenant_id, id),
  constraint event_of_series FOREIGN KEY (tenant_id, series_id) REFERENCES event_series(tenant_id, id),
  constraint events_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint events_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id) ON DELETE SET NULL (entity_id),
  constraint events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint events_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id),
  constraint events_tenant_id_form_version_id_fkey FOREIGN KEY (tenant_id, form_version_id) REFERENCES form_versions(tenant_id, id),
  constraint events_tenant_id_location_id_fkey FOREIGN KEY (tenant_id, location_id) REFERENCES locations(tenant_id, id),
  constraint events_tenant_id_model_id_fkey FOREIGN KEY (tenant_id, model_id) REFERENCES events(tenant_id, id),
  constraint events_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES events(tenant_id, id),
  constraint events_tenant_id_region_id_fkey FOREIGN KEY (tenant_id, region_id) REFERENCES regions(tenant_id, id) ON DELETE SET NULL (region_id),
  constraint events_tenant_id_responsible_id_fkey FOREIGN KEY (tenant_id, responsible_id) REFERENCES users(tenant_id, id),
  constraint events_tenant_id_terms_version_id_fkey FOREIGN KEY (tenant_id, terms_version_id) REFERENCES text_versions(tenant_id, id),
  constraint activity_enrolment CHECK (((enrolment IS NULL) OR ((parent_id IS NOT NULL) AND (nature = 2)))),
  constraint events_announcement_check CHECK (((announcement >= 0) AND (announcement <= 2))),
  constraint events_answer_days_check CHECK (((answer_days >= 1) AND (answer_days <= 90))),
  constraint events_cancel_scale_check CHECK ((jsonb_typeof(cancel_scale) = 'array'::text)),
  constraint events_check CHECK (((end_date IS NULL) OR ((start_date IS NOT NULL) AND (end_date >= start_date)))),
  constraint events_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint events_criteria_mode_check CHECK ((criteria_mode = ANY (ARRAY['all'::text, 'any'::text]))),
  constraint events_downpayment_rate_check CHECK (((downpayment_rate >= 0) AND (downpayment_rate <= 100))),
  constraint events_hold_minutes_check CHECK (((hold_minutes >= 1) AND (hold_minutes <= 1440))),
  constraint events_image_crop CHECK ((num_nulls(image_source, image_source_width, image_source_height, image_crop_x, image_crop_y, image_crop_zoom) = ANY (ARRAY[0, 6]))),
  constraint events_image_crop_x_check CHECK (((image_crop_x >= 0) AND (image_crop_x <= 100))),
  constraint events_image_crop_y_check CHECK (((image_crop_y >= 0) AND (image_crop_y <= 100))),
  constraint events_image_crop_zoom_check CHECK (((image_crop_zoom >= 100) AND (image_crop_zoom <= 400))),
  constraint events_image_focus_x_check CHECK (((image_focus_x >= 0) AND (image_focus_x <= 100))),
  constraint events_image_focus_y_check CHECK (((image_focus_y >= 0) AND (image_focus_y <= 100))),
  constraint events_minutes_check CHECK ((minutes >= 0)),
  constraint events_new_days_check CHECK (((new_days >= 1) AND (new_days <= 365))),
  constraint events_self_cancel_days_check CHECK (((self_cancel_days >= 0) AND (self_cancel_days <= 365))),
  constraint series_has_days CHECK (((series_id IS NULL) = (series_day IS NULL))),
  constraint standing_registrations_have_no_dates CHECK (((nature <> 4) OR ((start_date IS NULL) AND (end_date IS NULL))))
);
CREATE INDEX events_archived ON public.events USING btree (tenant_id, archived_at) WHERE (archived_at IS NOT NULL);
CREATE INDEX events_by_decision ON public.events USING btree (decision_date) WHERE (is_active AND (cancelled_at IS NULL));
CREATE INDEX events_by_end ON public.events USING btree (end_date) WHERE (is_active AND (cancelled_at IS NULL));
CREATE INDEX events_by_limit ON public.events USING btree (limit_date) WHERE (is_active AND (cancelled_at IS NULL));
CREATE INDEX events_by_start ON public.events USING btree (start_date) WHERE (is_active AND (cancelled_at IS NULL));
CREATE INDEX events_catalogue ON public.events USING btree (tenant_id, is_active, start_date);
CREATE INDEX events_company ON public.events USING btree (tenant_id, company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX events_country ON public.events USING btree (tenant_id, country) WHERE ((location_id IS NULL) AND (country IS NOT NULL));
CREATE INDEX events_created ON public.events USING btree (tenant_id, created_at);
CREATE INDEX events_entity ON public.events USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);
CREATE INDEX events_form ON public.events USING btree (tenant_id, form_id) WHERE (form_id IS NOT NULL);
CREATE INDEX events_form_version ON public.events USING btree (tenant_id, form_version_id) WHERE (form_version_id IS NOT NULL);
CREATE INDEX events_import ON public.events USING btree (tenant_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX events_location ON public.events USING btree (tenant_id, location_id) WHERE (location_id IS NOT NULL);
CREATE INDEX events_model ON public.events USING btree (tenant_id, model_id) WHERE (model_id IS NOT NULL);
CREATE INDEX events_parent ON public.events USING btree (tenant_id, parent_id);
CREATE INDEX events_published ON public.events USING btree (tenant_id, published_at) WHERE (published_at IS NOT NULL);
CREATE INDEX events_region ON public.events USING btree (tenant_id, region_id) WHERE (region_id IS NOT NULL);
CREATE INDEX events_search ON public.events USING gin (search gin_trgm_ops);
CREATE INDEX events_start ON public.events USING btree (tenant_id, start_date DESC, id DESC);
CREATE INDEX events_start_back ON public.events USING btree (tenant_id, start_date DESC NULLS LAST, id DESC);
CREATE INDEX events_terms_version ON public.events USING btree (tenant_id, terms_version_id) WHERE (terms_version_id IS NOT NULL);
CREATE INDEX events_title ON public.events USING btree (tenant_id, searchable(title), id);
CREATE INDEX events_to_publish ON public.events USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX events_to_unpublish ON public.events USING btree (unpublish_at) WHERE (unpublish_at IS NOT NULL);
CREATE INDEX events_town ON public.events USING btree (tenant_id, searchable(town), id);
CREATE INDEX events_town_back ON public.events USING btree (tenant_id, searchable(town) DESC NULLS LAST, id DESC);
CREATE INDEX events_trainings ON public.events USING btree (tenant_id) WHERE is_training;
CREATE UNIQUE INDEX events_code ON public.events USING btree (tenant_id, code) WHERE (code IS NOT NULL);
CREATE UNIQUE INDEX events_series ON public.events USING btree (tenant_id, series_id, series_day) WHERE (series_id IS NOT NULL);
CREATE UNIQUE INDEX events_url ON public.events USING btree (tenant_id, url);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_added_events AFTER INSERT ON public.events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_events();
CREATE TRIGGER count_changed_events AFTER UPDATE OF nature, start_date, cancelled_at, is_training, is_active ON public.events FOR EACH ROW EXECUTE FUNCTION count_events();
CREATE TRIGGER count_removed_events AFTER DELETE ON public.events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_events();
CREATE TRIGGER drop_activity_waits AFTER UPDATE OF cancelled_at, enrolment ON public.events FOR EACH ROW WHEN (((new.nature = 2) AND (((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL)) OR ((old.enrolment = 2) AND (new.enrolment = 1))))) EXECUTE FUNCTION drop_activity_waits();
CREATE TRIGGER free_changed_address AFTER UPDATE OF url ON public.events FOR EACH ROW WHEN (((old.url IS DISTINCT FROM new.url) AND (old.is_active OR (old.published_at IS NOT NULL)))) EXECUTE FUNCTION free_address();
CREATE TRIGGER free_removed_address AFTER DELETE ON public.events FOR EACH ROW WHEN ((old.is_active OR (old.published_at IS NOT NULL))) EXECUTE FUNCTION free_address();
CREATE TRIGGER mark_event AFTER UPDATE OF is_training, cancelled_at, enrolment ON public.events FOR EACH ROW EXECUTE FUNCTION mark_event();
CREATE TRIGGER move_questionnaires AFTER UPDATE OF start_date, end_date, time_zone ON public.events FOR EACH ROW WHEN ((((old.start_date IS DISTINCT FROM new.start_date) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.time_zone IS DISTINCT FROM new.time_zone))) EXECUTE FUNCTION move_questionnaires();
CREATE TRIGGER move_quizzes AFTER UPDATE OF start_date, end_date, time_zone ON public.events FOR EACH ROW WHEN ((((old.start_date IS DISTINCT FROM new.start_date) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.time_zone IS DISTINCT FROM new.time_zone))) EXECUTE FUNCTION move_quizzes();
CREATE TRIGGER refuse_freed_address BEFORE INSERT OR UPDATE OF url ON public.events FOR EACH ROW EXECUTE FUNCTION refuse_freed_address();
CREATE TRIGGER relabel_bills AFTER UPDATE OF title ON public.events FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION relabel_bills();
CREATE TRIGGER relabel_quotes AFTER UPDATE OF title ON public.events FOR EACH ROW WHEN ((old.title IS DISTINCT FROM new.title)) EXECUTE FUNCTION relabel_quotes();

table expiry_tasks (
  tenant_id integer not null default current_tenant(),
  document_id bigint not null,
  expires_on date not null,
  created_at timestamp with time zone not null default now(),
  constraint expiry_tasks_pkey PRIMARY KEY (tenant_id, document_id, expires_on),
  constraint expiry_tasks_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  constraint expiry_tasks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table field_responses (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  morph text not null,
  morph_id bigint not null,
  field_id bigint not null,
  label text not null,
  value text not null,
  answered_at timestamp with time zone not null default now(),
  constraint field_responses_tenant_id_morph_morph_id_field_id_key UNIQUE (tenant_id, morph, morph_id, field_id),
  constraint field_responses_pkey PRIMARY KEY (tenant_id, id),
  constraint field_responses_tenant_id_field_id_fkey FOREIGN KEY (tenant_id, field_id) REFERENCES form_fields(tenant_id, id),
  constraint field_responses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX field_responses_field ON public.field_responses USING btree (tenant_id, field_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table figure_changes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  source text not null,
  kind smallint not null,
  month date not null,
  n bigint not null,
  amount numeric not null,
  weight numeric not null default 0,
  constraint figure_changes_pkey PRIMARY KEY (tenant_id, id),
  constraint figure_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table figure_months (
  tenant_id integer not null default current_tenant(),
  source text not null,
  kind smallint not null,
  month date not null,
  n bigint not null,
  amount numeric not null,
  weight numeric not null,
  constraint figure_months_pkey PRIMARY KEY (tenant_id, source, kind, month),
  constraint figure_months_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table files (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint files_pkey PRIMARY KEY (tenant_id, id),
  constraint files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX files_created_by ON public.files USING btree (tenant_id, created_by, created_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER guard_file BEFORE UPDATE OF sha256, size, storage_key, content_type ON public.files FOR EACH ROW WHEN (((((new.sha256 IS DISTINCT FROM old.sha256) OR (new.size IS DISTINCT FROM old.size)) OR (new.storage_key IS DISTINCT FROM old.storage_key)) OR (new.content_type IS DISTINCT FROM old.content_type))) EXECUTE FUNCTION guard_file();

table form_fields (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  form_id bigint not null,
  rank integer not null,
  section text not null default ''::text,
  name text not null,
  label text not null,
  help text not null default ''::text,
  purpose text not null default ''::text,
  input_type smallint not null,
  is_required boolean not null default false,
  minimum numeric,
  maximum numeric,
  options text[] not null default '{}'::text[],
  terms text,
  is_for_admins boolean not null default false,
  shown_when jsonb,
  version_id bigint not null,
  section_en text not null default ''::text,
  label_en text not null default ''::text,
  help_en text not null default ''::text,
  purpose_en text not null default ''::text,
  options_en text[] not null default '{}'::text[],
  terms_en text,
  constraint form_fields_pkey PRIMARY KEY (tenant_id, id),
  constraint form_fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint form_fields_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id),
  constraint form_fields_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES form_versions(tenant_id, id)
);
CREATE UNIQUE INDEX form_fields_name ON public.form_fields USING btree (tenant_id, version_id, name);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table form_versions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  form_id bigint not null,
  number integer,
  published_at timestamp with time zone,
  published_by bigint,
  constraint form_versions_tenant_id_form_id_number_key UNIQUE (tenant_id, form_id, number),
  constraint form_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint form_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint form_versions_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id),
  constraint form_versions_check CHECK (((number IS NULL) = (published_at IS NULL)))
);
CREATE UNIQUE INDEX form_versions_draft ON public.form_versions USING btree (tenant_id, form_id) WHERE (number IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table forms (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  category smallint not null,
  nature smallint not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  published_version_id bigint,
  archived_at timestamp with time zone,
  changed_at timestamp with time zone not null default now(),
  changed_by bigint,
  constraint forms_pkey PRIMARY KEY (tenant_id, id),
  constraint forms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint forms_tenant_id_published_version_id_fkey FOREIGN KEY (tenant_id, published_version_id) REFERENCES form_versions(tenant_id, id)
);
CREATE INDEX forms_published ON public.forms USING btree (tenant_id, published_version_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table freed_addresses (
  tenant_id integer not null default current_tenant(),
  url text not null,
  event_id bigint,
  freed_at timestamp with time zone not null default now(),
  constraint freed_addresses_pkey PRIMARY KEY (tenant_id, url),
  constraint freed_addresses_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE SET NULL (event_id),
  constraint freed_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX freed_addresses_event ON public.freed_addresses USING btree (tenant_id, event_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table guide_ratings (
  tenant_id integer not null default current_tenant(),
  user_id bigint not null,
  article text not null,
  helped boolean not null,
  rated_at timestamp with time zone not null default now(),
  constraint guide_ratings_pkey PRIMARY KEY (tenant_id, user_id, article),
  constraint guide_ratings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint guide_ratings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table guides (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  category text not null,
  title text not null,
  body jsonb,
  file_id bigint,
  restriction smallint not null default 9,
  rank integer not null default 0,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint guides_pkey PRIMARY KEY (tenant_id, id),
  constraint guides_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint guides_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint guides_category_check CHECK ((category = ANY (ARRAY['guide'::text, 'help'::text])))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table headcounts (
  tenant_id integer not null default current_tenant(),
  company_id bigint not null,
  year smallint not null,
  employees integer not null,
  independents integer not null,
  declared_by bigint,
  declared_at timestamp with time zone not null default now(),
  constraint headcounts_pkey PRIMARY KEY (tenant_id, company_id, year),
  constraint headcounts_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint headcounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint headcounts_employees_check CHECK ((employees >= 0)),
  constraint headcounts_independents_check CHECK ((independents >= 0))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table hidden_answers (
  tenant_id integer not null default current_tenant(),
  response_id bigint not null,
  question text not null,
  reason text not null,
  hidden_by bigint,
  hidden_at timestamp with time zone not null default now(),
  constraint hidden_answers_pkey PRIMARY KEY (tenant_id, response_id, question),
  constraint hidden_answers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint hidden_answers_tenant_id_hidden_by_fkey FOREIGN KEY (tenant_id, hidden_by) REFERENCES users(tenant_id, id),
  constraint hidden_answers_tenant_id_response_id_fkey FOREIGN KEY (tenant_id, response_id) REFERENCES questionnaire_responses(tenant_id, id),
  constraint hidden_answers_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
CREATE INDEX hidden_answers_author ON public.hidden_answers USING btree (tenant_id, hidden_by) WHERE (hidden_by IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table idempotency_keys (
  tenant_id integer not null default current_tenant(),
  credential text not null,
  key text not null,
  fingerprint text not null,
  status smallint,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, credential, key),
  constraint idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (tenant_id, created_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table import_changes (
  tenant_id integer not null default current_tenant(),
  import_id bigint not null,
  record_id bigint not null,
  version integer not null,
  before jsonb,
  constraint import_changes_pkey PRIMARY KEY (tenant_id, import_id, record_id),
  constraint import_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint import_changes_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table import_errors (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  import_id bigint not null,
  line integer not null,
  field text not null,
  column_name text not null,
  kind text not null,
  value text not null,
  detail jsonb not null default '{}'::jsonb,
  constraint import_errors_pkey PRIMARY KEY (tenant_id, id),
  constraint import_errors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint import_errors_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id)
);
CREATE INDEX import_errors_line ON public.import_errors USING btree (tenant_id, import_id, line, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table imports (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind text not null,
  file_id bigint not null,
  file_name text not null,
  status smallint not null default 0,
  columns jsonb not null default '[]'::jsonb,
  mapping jsonb not null default '{}'::jsonb,
  verdict jsonb not null default '{}'::jsonb,
  work_id bigint,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  source jsonb not null default '{}'::jsonb,
  sample jsonb not null default '[]'::jsonb,
  corrections jsonb not null default '{}'::jsonb,
  finished_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (tenant_id, id),
  constraint imports_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint imports_tenant_id_work_id_fkey FOREIGN KEY (tenant_id, work_id) REFERENCES works(tenant_id, id)
);
CREATE INDEX imports_form ON public.imports USING btree (tenant_id, kind, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table improvement_actions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind smallint not null,
  form_id bigint,
  response_id bigint,
  question text,
  label text not null,
  result text not null default ''::text,
  task_id bigint,
  complaint_id bigint,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint improvement_actions_pkey PRIMARY KEY (tenant_id, id),
  constraint improvement_actions_tenant_id_complaint_id_fkey FOREIGN KEY (tenant_id, complaint_id) REFERENCES complaints(tenant_id, id),
  constraint improvement_actions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint improvement_actions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint improvement_actions_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE SET NULL (form_id),
  constraint improvement_actions_tenant_id_response_id_fkey FOREIGN KEY (tenant_id, response_id) REFERENCES questionnaire_responses(tenant_id, id),
  constraint improvement_actions_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE SET NULL (task_id),
  constraint improvement_actions_check CHECK (((form_id IS NOT NULL) OR (response_id IS NULL))),
  constraint improvement_actions_check1 CHECK (((kind = 4) = (complaint_id IS NOT NULL))),
  constraint improvement_actions_check2 CHECK (((kind <> 1) OR (response_id IS NOT NULL))),
  constraint improvement_actions_kind_check CHECK (((kind >= 1) AND (kind <= 4))),
  constraint improvement_actions_label_check CHECK (((length(label) >= 1) AND (length(label) <= 255))),
  constraint improvement_actions_result_check CHECK ((length(result) <= 5000))
);
CREATE INDEX improvement_actions_author ON public.improvement_actions USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX improvement_actions_complaint ON public.improvement_actions USING btree (tenant_id, complaint_id) WHERE (complaint_id IS NOT NULL);
CREATE INDEX improvement_actions_form ON public.improvement_actions USING btree (tenant_id, form_id);
CREATE INDEX improvement_actions_response ON public.improvement_actions USING btree (tenant_id, response_id) WHERE (response_id IS NOT NULL);
CREATE INDEX improvement_actions_task ON public.improvement_actions USING btree (tenant_id, task_id) WHERE (task_id IS NOT NULL);
CREATE UNIQUE INDEX improvement_actions_alert ON public.improvement_actions USING btree (tenant_id, response_id) WHERE (kind = 1);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table instalments (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  registration_id bigint not null,
  rank integer not null,
  due_on date not null,
  amount integer not null,
  is_last boolean not null default false,
  bill_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint instalments_tenant_id_registration_id_rank_key UNIQUE (tenant_id, registration_id, rank),
  constraint instalments_pkey PRIMARY KEY (tenant_id, id),
  constraint instalments_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint instalments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint instalments_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint instalments_amount_check CHECK ((amount > 0))
);
CREATE INDEX instalments_bill ON public.instalments USING btree (tenant_id, bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX instalments_due ON public.instalments USING btree (tenant_id, due_on) WHERE (bill_id IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table ledger_closings (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  entity_id bigint not null,
  kind text not null,
  first_day date not null,
  last_day date not null,
  first_rank bigint not null,
  last_rank bigint not null,
  totals jsonb not null,
  perpetual_sales bigint not null,
  perpetual_received bigint not null,
  rank bigint not null,
  hash text not null,
  closed_at timestamp with time zone not null default now(),
  closed_by bigint,
  constraint ledger_closings_once UNIQUE (tenant_id, entity_id, kind, first_day),
  constraint ledger_closings_pkey PRIMARY KEY (tenant_id, id),
  constraint ledger_closings_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES users(tenant_id, id),
  constraint ledger_closings_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint ledger_closings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ledger_closings_check CHECK ((last_day >= first_day)),
  constraint ledger_closings_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'month'::text, 'year'::text])))
);
CREATE INDEX ledger_closings_clerk ON public.ledger_closings USING btree (tenant_id, closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX ledger_closings_recent ON public.ledger_closings USING btree (tenant_id, last_day DESC, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.ledger_closings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard_closing BEFORE INSERT ON public.ledger_closings FOR EACH ROW EXECUTE FUNCTION guard_closing();
CREATE TRIGGER kept BEFORE DELETE ON public.ledger_closings FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table ledger_entries (
  tenant_id integer not null default current_tenant(),
  entity_id bigint not null,
  rank bigint not null,
  kind text not null,
  record jsonb not null,
  previous_hash text not null,
  hash text not null,
  at timestamp with time zone not null default now(),
  seal text not null default ''::text,
  constraint ledger_entries_pkey PRIMARY KEY (tenant_id, entity_id, rank),
  constraint ledger_entries_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint ledger_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.ledger_entries FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.at < (now() - '10 years'::interval)))))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER move_ledger_head AFTER INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION move_ledger_head();
CREATE TRIGGER move_ledger_tail AFTER DELETE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION move_ledger_tail();
CREATE TRIGGER refuse_closed_day BEFORE INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();

table ledger_heads (
  tenant_id integer not null default current_tenant(),
  entity_id bigint not null,
  last_rank bigint not null default 0,
  last_hash text not null default ''::text,
  removed_rank bigint not null default 0,
  constraint ledger_heads_pkey PRIMARY KEY (tenant_id, entity_id),
  constraint ledger_heads_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint ledger_heads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER begun_at_zero BEFORE INSERT ON public.ledger_heads FOR EACH ROW WHEN (((new.last_rank <> 0) OR (new.last_hash <> ''::text) OR (new.removed_rank <> 0))) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER chained_alone BEFORE UPDATE ON public.ledger_heads FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER kept BEFORE DELETE ON public.ledger_heads FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_by_hand();

table limit_notices (
  tenant_id integer not null default current_tenant(),
  limited text not null,
  month date not null,
  percent smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint limit_notices_pkey PRIMARY KEY (tenant_id, limited, month, percent),
  constraint limit_notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table lobby_screens (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  location_id bigint,
  shows_names boolean not null,
  key_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint lobby_screens_tenant_id_key_hash_key UNIQUE (tenant_id, key_hash),
  constraint lobby_screens_tenant_id_location_id_key UNIQUE NULLS NOT DISTINCT (tenant_id, location_id),
  constraint lobby_screens_pkey PRIMARY KEY (tenant_id, id),
  constraint lobby_screens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint lobby_screens_tenant_id_location_id_fkey FOREIGN KEY (tenant_id, location_id) REFERENCES locations(tenant_id, id) ON DELETE CASCADE
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table location_files (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  location_id bigint not null,
  file_id bigint not null,
  constraint location_files_pkey PRIMARY KEY (tenant_id, id),
  constraint location_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id) ON DELETE CASCADE,
  constraint location_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint location_files_tenant_id_location_id_fkey FOREIGN KEY (tenant_id, location_id) REFERENCES locations(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX location_files_file ON public.location_files USING btree (tenant_id, file_id);
CREATE INDEX location_files_location ON public.location_files USING btree (tenant_id, location_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table locations (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  comment text,
  address text,
  address_complement text,
  code_postal text,
  town text,
  country text not null default 'FR'::text,
  search text generated (searchable(((name || ' '::text) || COALESCE(town, ''::text)))),
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  kind smallint not null default 1,
  phone text,
  contact text,
  accessibility text[] not null default '{}'::text[],
  day_cost integer,
  opening_hours jsonb not null default '[]'::jsonb,
  archived_at timestamp with time zone,
  constraint locations_pkey PRIMARY KEY (tenant_id, id),
  constraint locations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint locations_day_cost_check CHECK ((day_cost >= 0))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table login_failures (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  subject text not null,
  failed_at timestamp with time zone not null default now(),
  constraint login_failures_pkey PRIMARY KEY (tenant_id, id),
  constraint login_failures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX login_failures_subject ON public.login_failures USING btree (tenant_id, subject, failed_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table mail_hours (
  tenant_id integer not null default current_tenant(),
  opens time without time zone not null,
  closes time without time zone not null,
  constraint mail_hours_pkey PRIMARY KEY (tenant_id),
  constraint mail_hours_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mail_hours_check CHECK ((opens < closes))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table mail_settings (
  tenant_id integer not null default current_tenant(),
  moment text not null,
  is_on boolean not null default true,
  timing jsonb,
  conditions jsonb not null default '[]'::jsonb,
  business_days boolean not null default false,
  sender_name text not null default ''::text,
  reply_to text not null default ''::text,
  by_mail boolean not null default true,
  by_bell boolean not null default false,
  by_push boolean not null default true,
  copy_to text[] not null default '{}'::text[],
  copy_roles text[] not null default '{}'::text[],
  removed_roles text[] not null default '{}'::text[],
  constraint mail_settings_pkey PRIMARY KEY (tenant_id, moment),
  constraint mail_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mail_settings_check CHECK ((by_mail OR by_bell))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table mail_suppressions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  address_hash text not null,
  masked text not null,
  user_id bigint,
  cause text not null,
  topic text,
  detail text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  lifted_at timestamp with time zone,
  lifted_by bigint,
  lift_reason text,
  constraint mail_suppressions_pkey PRIMARY KEY (tenant_id, id),
  constraint mail_suppressions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mail_suppressions_tenant_id_lifted_by_fkey FOREIGN KEY (tenant_id, lifted_by) REFERENCES users(tenant_id, id),
  constraint mail_suppressions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint mail_suppressions_cause_check CHECK ((cause = ANY (ARRAY['hard_bounce'::text, 'complaint'::text, 'opt_out'::text]))),
  constraint mail_suppressions_topic_check CHECK ((topic = ANY (ARRAY['news'::text, 'invitations'::text, 'surveys'::text])))
);
CREATE INDEX mail_suppressions_recent ON public.mail_suppressions USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX mail_suppressions_user ON public.mail_suppressions USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX mail_suppressions_once ON public.mail_suppressions USING btree (tenant_id, address_hash, cause, COALESCE(topic, ''::text)) WHERE (lifted_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table mail_templates (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  moment text not null,
  language text not null,
  is_active boolean not null default true,
  subject text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  scope text not null default 'tenant'::text,
  scope_key text not null default ''::text,
  preview_text text not null default ''::text,
  button text not null default ''::text,
  second_button jsonb,
  attachments text[] not null default '{}'::text[],
  created_by bigint,
  reason text not null default ''::text,
  constraint mail_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint mail_templates_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint mail_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mail_templates_check CHECK (((scope = 'tenant'::text) = (scope_key = ''::text))),
  constraint mail_templates_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text]))),
  constraint mail_templates_scope_check CHECK ((scope = ANY (ARRAY['tenant'::text, 'entity'::text, 'type'::text, 'theme'::text, 'event'::text])))
);
CREATE INDEX mail_templates_author ON public.mail_templates USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
CREATE UNIQUE INDEX mail_templates_active ON public.mail_templates USING btree (tenant_id, moment, language, scope, scope_key) WHERE is_active;
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table mails (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  moment text not null,
  occurrence text not null,
  user_id bigint,
  recipient text not null,
  recipient_name text not null default ''::text,
  subject text not null,
  html text not null,
  body_text text not null,
  attachments jsonb not null default '[]'::jsonb,
  status smallint not null default 6,
  tries integer not null default 0,
  reason text,
  send_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  claimed_at timestamp with time zone,
  is_secret boolean not null default false,
  search text generated (searchable(((((subject || ' '::text) || recipient_name) || ' '::text) || recipient))),
  event_id bigint,
  campaign_id bigint,
  topic text,
  unsubscribe_token text,
  sender_name text not null default ''::text,
  reply_to text,
  complained_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  gathers_until timestamp with time zone,
  occurrences text[] not null default '{}'::text[],
  lines text[] not null default '{}'::text[],
  link_opened_at timestamp with time zone,
  template_id bigint,
  request jsonb,
  copy_of bigint,
  constraint mails_pkey PRIMARY KEY (tenant_id, id),
  constraint mails_tenant_id_campaign_id_fkey FOREIGN KEY (tenant_id, campaign_id) REFERENCES campaigns(tenant_id, id) ON DELETE SET NULL (campaign_id),
  constraint mails_tenant_id_copy_of_fkey FOREIGN KEY (tenant_id, copy_of) REFERENCES mails(tenant_id, id) ON DELETE SET NULL (copy_of),
  constraint mails_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE SET NULL (event_id),
  constraint mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mails_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES mail_templates(tenant_id, id),
  constraint mails_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint mails_status_check CHECK ((status = ANY (ARRAY[5, 6, 7])))
);
CREATE INDEX mails_address ON public.mails USING btree (tenant_id, lower(recipient)) WHERE (user_id IS NULL);
CREATE INDEX mails_campaign ON public.mails USING btree (tenant_id, campaign_id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX mails_complained ON public.mails USING btree (tenant_id, complained_at) WHERE (complained_at IS NOT NULL);
CREATE INDEX mails_copy ON public.mails USING btree (tenant_id, copy_of) WHERE (copy_of IS NOT NULL);
CREATE INDEX mails_event ON public.mails USING btree (tenant_id, event_id, created_at DESC) WHERE (event_id IS NOT NULL);
CREATE INDEX mails_occurrence ON public.mails USING btree (tenant_id, moment, occurrence);
CREATE INDEX mails_recent ON public.mails USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX mails_rewritable ON public.mails USING btree (tenant_id, moment) WHERE (request IS NOT NULL);
CREATE INDEX mails_search ON public.mails USING gin (search gin_trgm_ops);
CREATE INDEX mails_status ON public.mails USING btree (tenant_id, status, created_at DESC);
CREATE INDEX mails_template ON public.mails USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX mails_user ON public.mails USING btree (tenant_id, user_id);
CREATE INDEX mails_waiting ON public.mails USING btree (tenant_id, send_at) WHERE (status = 6);
CREATE UNIQUE INDEX mails_once ON public.mails USING btree (tenant_id, moment, recipient, occurrence);
CREATE UNIQUE INDEX mails_unsubscribe ON public.mails USING btree (tenant_id, unsubscribe_token) WHERE (unsubscribe_token IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_added_mails AFTER INSERT ON public.mails REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_mails();
CREATE TRIGGER count_changed_mails AFTER UPDATE OF status, created_at ON public.mails FOR EACH ROW WHEN ((((old.status = 7) IS DISTINCT FROM (new.status = 7)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION count_mails();
CREATE TRIGGER count_removed_mails AFTER DELETE ON public.mails REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_mails();

table meeting_entries (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  user_id bigint not null,
  entered_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint meeting_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint meeting_entries_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint meeting_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint meeting_entries_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint meeting_entries_left_check CHECK ((left_at >= entered_at)),
  constraint meeting_entries_seen_check CHECK ((seen_at >= entered_at))
);
CREATE INDEX meeting_entries_of ON public.meeting_entries USING btree (tenant_id, event_id, user_id, entered_at);
CREATE INDEX meeting_entries_open ON public.meeting_entries USING btree (seen_at) WHERE ((left_at IS NULL) AND (seen_at IS NOT NULL));
CREATE INDEX meeting_entries_user ON public.meeting_entries USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table memberships (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  company_id bigint not null,
  is_referent boolean not null default false,
  role text not null default ''::text,
  started_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint memberships_pkey PRIMARY KEY (tenant_id, id),
  constraint memberships_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint memberships_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint memberships_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX memberships_company ON public.memberships USING btree (tenant_id, company_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX memberships_current ON public.memberships USING btree (tenant_id, user_id) WHERE (ended_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table merges (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind text not null,
  kept_id bigint not null,
  merged_ids bigint[] not null,
  before jsonb not null,
  moved jsonb not null,
  done_by bigint,
  done_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  constraint merges_pkey PRIMARY KEY (tenant_id, id),
  constraint merges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint merges_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'company'::text])))
);
CREATE INDEX merges_kept ON public.merges USING btree (tenant_id, kind, kept_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table native_fields (
  tenant_id integer not null default current_tenant(),
  morph text not null,
  name text not null,
  label text not null default ''::text,
  label_en text not null default ''::text,
  help text not null default ''::text,
  help_en text not null default ''::text,
  is_required boolean not null default false,
  visibility text not null default 'everyone'::text,
  version integer not null default 1,
  constraint native_fields_pkey PRIMARY KEY (tenant_id, morph, name),
  constraint native_fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint native_fields_visibility_check CHECK ((visibility = ANY (ARRAY['everyone'::text, 'administrators'::text, 'nobody'::text])))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table notifications (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  type text not null,
  label jsonb not null,
  task_id bigint,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  path text,
  constraint notifications_pkey PRIMARY KEY (tenant_id, id),
  constraint notifications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notifications_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE,
  constraint notifications_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX notifications_of ON public.notifications USING btree (tenant_id, user_id, id DESC);
CREATE INDEX notifications_task ON public.notifications USING btree (tenant_id, task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (tenant_id, user_id) WHERE (read_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table option_choices (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  option_id bigint not null,
  quantity integer not null,
  answer text not null default ''::text,
  amount_ht integer not null,
  vat_rate integer not null,
  vat_reason text,
  accounting_code text,
  handed_at timestamp with time zone,
  handed_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint option_choices_pkey PRIMARY KEY (tenant_id, registration_id, option_id),
  constraint option_choices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint option_choices_tenant_id_option_id_fkey FOREIGN KEY (tenant_id, option_id) REFERENCES event_options(tenant_id, id),
  constraint option_choices_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint option_choices_amount_ht_check CHECK ((amount_ht >= 0)),
  constraint option_choices_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint option_choices_quantity_check CHECK ((quantity > 0)),
  constraint option_choices_vat_rate_check CHECK ((vat_rate >= 0))
);
CREATE INDEX option_choices_option ON public.option_choices USING btree (tenant_id, option_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER guard_option_choice AFTER INSERT OR DELETE ON public.option_choices FOR EACH ROW EXECUTE FUNCTION guard_option_choice();

table organisation_documents (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind smallint not null,
  name text not null,
  restriction smallint not null default 0,
  asks_reading boolean not null default false,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint organisation_documents_pkey PRIMARY KEY (tenant_id, id),
  constraint organisation_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint organisation_documents_name_check CHECK ((name <> ''::text))
);
CREATE INDEX organisation_documents_name ON public.organisation_documents USING btree (tenant_id, searchable(name), id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table organisation_versions (
  tenant_id integer not null default current_tenant(),
  organisation_document_id bigint not null,
  number integer not null,
  document_id bigint not null,
  made_available_at timestamp with time zone not null,
  asks_again boolean not null,
  published_by bigint,
  constraint organisation_versions_pkey PRIMARY KEY (tenant_id, organisation_document_id, number),
  constraint organisation_versions_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id),
  constraint organisation_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint organisation_versions_tenant_id_organisation_document_id_fkey FOREIGN KEY (tenant_id, organisation_document_id) REFERENCES organisation_documents(tenant_id, id),
  constraint organisation_versions_number_check CHECK ((number > 0))
);
CREATE UNIQUE INDEX organisation_versions_document ON public.organisation_versions USING btree (tenant_id, document_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table organiser_news (
  tenant_id integer not null default current_tenant(),
  user_id bigint not null,
  mail_pace smallint not null default 1,
  by_bell boolean not null default true,
  mailed_until timestamp with time zone not null,
  rung_until timestamp with time zone not null,
  constraint organiser_news_pkey PRIMARY KEY (tenant_id, user_id),
  constraint organiser_news_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint organiser_news_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table page_versions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  version integer not null,
  description text not null,
  outline text not null,
  practical text not null,
  sheet jsonb not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  constraint page_versions_tenant_id_event_id_version_key UNIQUE (tenant_id, event_id, version),
  constraint page_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint page_versions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint page_versions_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint page_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint page_versions_version_check CHECK ((version > 0))
);
CREATE INDEX page_versions_author ON public.page_versions USING btree (tenant_id, created_by);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table paper_lists (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  papers jsonb not null,
  changed_at timestamp with time zone not null default now(),
  constraint paper_lists_pkey PRIMARY KEY (tenant_id, id),
  constraint paper_lists_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint paper_lists_name_check CHECK ((name <> ''::text))
);
CREATE UNIQUE INDEX paper_lists_name ON public.paper_lists USING btree (tenant_id, lower(name));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table partner_bookings (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  slot_id bigint,
  unavailability_id bigint,
  during tstzrange not null,
  constraint partner_already_booked EXCLUDE USING gist (tenant_id WITH =, user_id WITH =, during WITH &&),
  constraint partner_bookings_tenant_id_slot_id_user_id_key UNIQUE (tenant_id, slot_id, user_id),
  constraint partner_bookings_tenant_id_unavailability_id_key UNIQUE (tenant_id, unavailability_id),
  constraint partner_bookings_pkey PRIMARY KEY (tenant_id, id),
  constraint partner_bookings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint partner_bookings_tenant_id_slot_id_user_id_fkey FOREIGN KEY (tenant_id, slot_id, user_id) REFERENCES slot_partners(tenant_id, slot_id, user_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint partner_bookings_tenant_id_unavailability_id_user_id_fkey FOREIGN KEY (tenant_id, unavailability_id, user_id) REFERENCES partner_unavailabilities(tenant_id, id, user_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint partner_bookings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint partner_bookings_check CHECK ((num_nonnulls(slot_id, unavailability_id) = 1))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER book_in_turn BEFORE INSERT OR UPDATE ON public.partner_bookings FOR EACH ROW EXECUTE FUNCTION book_in_turn('user_id');

table partner_skills (
  tenant_id integer not null default current_tenant(),
  partner_id bigint not null,
  theme_id bigint not null,
  constraint partner_skills_pkey PRIMARY KEY (tenant_id, partner_id, theme_id),
  constraint partner_skills_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint partner_skills_tenant_id_partner_id_fkey FOREIGN KEY (tenant_id, partner_id) REFERENCES partners(tenant_id, id) ON DELETE CASCADE,
  constraint partner_skills_tenant_id_theme_id_fkey FOREIGN KEY (tenant_id, theme_id) REFERENCES themes(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX partner_skills_theme ON public.partner_skills USING btree (tenant_id, theme_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table partner_unavailabilities (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  reason text not null default ''::text,
  constraint partner_unavailabilities_tenant_id_id_user_id_key UNIQUE (tenant_id, id, user_id),
  constraint partner_unavailabilities_pkey PRIMARY KEY (tenant_id, id),
  constraint partner_unavailabilities_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint partner_unavailabilities_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint partner_unavailabilities_check CHECK ((end_at > start_at))
);
CREATE INDEX partner_unavailabilities_user ON public.partner_unavailabilities USING btree (tenant_id, user_id, start_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER book_partner AFTER INSERT ON public.partner_unavailabilities FOR EACH ROW EXECUTE FUNCTION book_unavailable_partner();

table partners (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  organisation text,
  siret text,
  activity_number text,
  titles text,
  languages text[] not null default '{}'::text[],
  hour_rate integer,
  half_day_rate integer,
  day_rate integer,
  iban_sealed text,
  iban_end text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  vat_regime smallint,
  travel text,
  margin_minutes smallint,
  biography text not null default ''::text,
  is_public boolean not null default false,
  rank smallint,
  constraint partners_tenant_id_user_id_kind_key UNIQUE (tenant_id, user_id, kind),
  constraint partners_pkey PRIMARY KEY (tenant_id, id),
  constraint partners_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint partners_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint partners_day_rate_check CHECK ((day_rate >= 0)),
  constraint partners_half_day_rate_check CHECK ((half_day_rate >= 0)),
  constraint partners_hour_rate_check CHECK ((hour_rate >= 0)),
  constraint partners_margin_minutes_check CHECK (((margin_minutes >= 1) AND (margin_minutes <= 1440))),
  constraint partners_rank_check CHECK (((rank >= 1) AND (rank <= 99))),
  constraint partners_travel_check CHECK ((travel <> ''::text)),
  constraint partners_vat_regime_check CHECK (((vat_regime >= 1) AND (vat_regime <= 3)))
);
CREATE INDEX partners_margins ON public.partners USING btree (tenant_id, user_id) WHERE (margin_minutes IS NOT NULL);
CREATE INDEX partners_status ON public.partners USING btree (tenant_id, status, kind);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table passages (
  tenant_id integer not null default current_tenant(),
  id uuid not null,
  event_id bigint not null,
  registration_id bigint not null,
  slot_id bigint,
  kind smallint not null,
  outcome smallint not null,
  refusal text,
  passed_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  is_offline boolean not null default false,
  door text not null default ''::text,
  recorded_by bigint,
  undone_at timestamp with time zone,
  undone_by bigint,
  undo_reason text not null default ''::text,
  helper_id bigint,
  constraint passages_pkey PRIMARY KEY (tenant_id, id),
  constraint passages_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint passages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint passages_tenant_id_helper_id_fkey FOREIGN KEY (tenant_id, helper_id) REFERENCES door_helpers(tenant_id, id),
  constraint passages_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint passages_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id)
);
CREATE INDEX passages_helper ON public.passages USING btree (tenant_id, helper_id) WHERE (helper_id IS NOT NULL);
CREATE INDEX passages_of_event ON public.passages USING btree (tenant_id, event_id, passed_at DESC);
CREATE INDEX passages_of_registration ON public.passages USING btree (tenant_id, registration_id, passed_at DESC);
CREATE INDEX passages_slot ON public.passages USING btree (tenant_id, slot_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table path_items (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  rank smallint not null,
  kind smallint not null,
  activity_id bigint,
  slot_id bigint,
  document_id bigint,
  paper_id bigint,
  form_id bigint,
  opens_on date,
  due_on date,
  minutes smallint,
  questionnaire_id bigint,
  quiz_id bigint,
  constraint path_items_tenant_id_event_id_rank_key UNIQUE (tenant_id, event_id, rank),
  constraint path_items_pkey PRIMARY KEY (tenant_id, id),
  constraint path_items_tenant_id_activity_id_fkey FOREIGN KEY (tenant_id, activity_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint path_items_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES event_forms(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_paper_id_fkey FOREIGN KEY (tenant_id, paper_id) REFERENCES event_papers(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_questionnaire_id_fkey FOREIGN KEY (tenant_id, questionnaire_id) REFERENCES event_questionnaires(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_quiz_id_fkey FOREIGN KEY (tenant_id, quiz_id) REFERENCES event_quizzes(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id) ON DELETE CASCADE,
  constraint path_items_check CHECK ((num_nonnulls(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id, quiz_id) = 1)),
  constraint path_items_check1 CHECK ((COALESCE(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id, quiz_id) =
CASE kind
    WHEN 1 THEN activity_id
    WHEN 2 THEN slot_id
    WHEN 3 THEN document_id
    WHEN 4 THEN paper_id
    WHEN 5 THEN form_id
    WHEN 6 THEN questionnaire_id
    ELSE quiz_id
END)),
  constraint path_items_check2 CHECK (((due_on IS NULL) OR (opens_on IS NULL) OR (due_on >= opens_on))),
  constraint path_items_kind_check CHECK (((kind >= 1) AND (kind <= 7))),
  constraint path_items_minutes_check CHECK (((minutes >= 1) AND (minutes <= 6000))),
  constraint path_items_rank_check CHECK ((rank > 0))
);
CREATE UNIQUE INDEX path_items_activity ON public.path_items USING btree (tenant_id, activity_id) WHERE (activity_id IS NOT NULL);
CREATE UNIQUE INDEX path_items_document ON public.path_items USING btree (tenant_id, document_id) WHERE (document_id IS NOT NULL);
CREATE UNIQUE INDEX path_items_form ON public.path_items USING btree (tenant_id, form_id) WHERE (form_id IS NOT NULL);
CREATE UNIQUE INDEX path_items_paper ON public.path_items USING btree (tenant_id, paper_id) WHERE (paper_id IS NOT NULL);
CREATE UNIQUE INDEX path_items_questionnaire ON public.path_items USING btree (tenant_id, questionnaire_id) WHERE (questionnaire_id IS NOT NULL);
CREATE UNIQUE INDEX path_items_quiz ON public.path_items USING btree (tenant_id, quiz_id) WHERE (quiz_id IS NOT NULL);
CREATE UNIQUE INDEX path_items_slot ON public.path_items USING btree (tenant_id, slot_id) WHERE (slot_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table path_progress (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  document_id bigint not null,
  done_at timestamp with time zone not null,
  constraint path_progress_pkey PRIMARY KEY (tenant_id, registration_id, document_id),
  constraint path_progress_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  constraint path_progress_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint path_progress_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX path_progress_document ON public.path_progress USING btree (tenant_id, document_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table payments (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  bill_id bigint not null,
  checkout_id bigint,
  amount integer not null,
  mode smallint not null,
  paid_on date not null,
  reference text not null default ''::text,
  recorded_by bigint,
  created_at timestamp with time zone not null default now(),
  reverses_id bigint,
  constraint payments_pkey PRIMARY KEY (tenant_id, id),
  constraint payments_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint payments_tenant_id_checkout_id_fkey FOREIGN KEY (tenant_id, checkout_id) REFERENCES checkouts(tenant_id, id),
  constraint payments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint payments_tenant_id_reverses_id_fkey FOREIGN KEY (tenant_id, reverses_id) REFERENCES payments(tenant_id, id),
  constraint payments_amount_check CHECK ((amount <> 0))
);
CREATE INDEX payments_bill ON public.payments USING btree (tenant_id, bill_id);
CREATE INDEX payments_checkout ON public.payments USING btree (tenant_id, checkout_id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX payments_news ON public.payments USING btree (created_at) WHERE (amount > 0);
CREATE INDEX payments_recent ON public.payments USING btree (tenant_id, paid_on DESC, id DESC);
CREATE UNIQUE INDEX payments_reversed_once ON public.payments USING btree (tenant_id, reverses_id) WHERE (reverses_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.payments FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.paid_on < (now() - '10 years'::interval)))))) EXECUTE FUNCTION refuse_change();

table personal_links (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  code_hash text not null,
  user_id bigint not null,
  purpose text not null,
  path text not null,
  is_single_use boolean not null default false,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  replaced_id bigint,
  constraint personal_links_pkey PRIMARY KEY (tenant_id, id),
  constraint personal_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint personal_links_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX personal_links_renewed ON public.personal_links USING btree (tenant_id, user_id, created_at) WHERE (replaced_id IS NOT NULL);
CREATE INDEX personal_links_replaced ON public.personal_links USING btree (tenant_id, replaced_id) WHERE (replaced_id IS NOT NULL);
CREATE INDEX personal_links_user ON public.personal_links USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX personal_links_code ON public.personal_links USING btree (tenant_id, code_hash);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table pictures (
  tenant_id integer not null default current_tenant(),
  token text not null,
  file_id bigint not null,
  created_at timestamp with time zone not null default now(),
  event_id bigint,
  constraint pictures_pkey PRIMARY KEY (tenant_id, token),
  constraint pictures_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint pictures_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint pictures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX pictures_event ON public.pictures USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX pictures_file ON public.pictures USING btree (tenant_id, file_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table presences (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  slot_id bigint not null,
  registration_id bigint not null,
  state smallint not null,
  minutes_late integer not null default 0,
  reason text not null default ''::text,
  source text not null,
  recorded_by bigint,
  recorded_at timestamp with time zone not null default now(),
  document_id bigint,
  absence_reason smallint,
  minutes_away integer not null default 0,
  reason_code text,
  constraint presences_tenant_id_slot_id_registration_id_key UNIQUE (tenant_id, slot_id, registration_id),
  constraint presences_pkey PRIMARY KEY (tenant_id, id),
  constraint presences_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id),
  constraint presences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint presences_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint presences_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id),
  constraint presences_absence CHECK (((absence_reason IS NULL) OR (state = 3))),
  constraint presences_minutes_away_check CHECK ((minutes_away >= 0)),
  constraint presences_minutes_late_check CHECK ((minutes_late >= 0)),
  constraint presences_reason_code_check CHECK ((reason_code = 'paper'::text))
);
CREATE INDEX presences_registration ON public.presences USING btree (tenant_id, registration_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER mark_event AFTER INSERT OR DELETE OR UPDATE ON public.presences FOR EACH ROW EXECUTE FUNCTION mark_event_of_presence();

table prices (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  name text not null,
  amount_ht integer not null,
  vat_rate integer not null,
  vat_reason text,
  profile_code text,
  members_only boolean not null default false,
  accounting_code text,
  rank integer not null default 0,
  retired_at timestamp with time zone,
  starts_on date,
  ends_on date,
  region_id bigint,
  employees_from integer,
  employees_to integer,
  max_sold integer,
  sold integer not null default 0,
  is_with_tax boolean not null default false,
  activity_id bigint,
  constraint prices_pkey PRIMARY KEY (tenant_id, id),
  constraint prices_tenant_id_activity_id_fkey FOREIGN KEY (tenant_id, activity_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint prices_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint prices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint prices_tenant_id_region_id_fkey FOREIGN KEY (tenant_id, region_id) REFERENCES regions(tenant_id, id),
  constraint prices_amount_ht_check CHECK ((amount_ht >= 0)),
  constraint prices_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint prices_check1 CHECK ((ends_on >= starts_on)),
  constraint prices_check2 CHECK ((employees_to >= employees_from)),
  constraint prices_employees_from_check CHECK ((employees_from >= 0)),
  constraint prices_employees_to_check CHECK ((employees_to >= 0)),
  constraint prices_max_sold_check CHECK ((max_sold > 0)),
  constraint prices_sold_check CHECK ((sold >= 0)),
  constraint prices_vat_rate_check CHECK ((vat_rate >= 0))
);
CREATE INDEX prices_activity ON public.prices USING btree (tenant_id, activity_id) WHERE (activity_id IS NOT NULL);
CREATE INDEX prices_event ON public.prices USING btree (tenant_id, event_id);
CREATE INDEX prices_region ON public.prices USING btree (tenant_id, region_id) WHERE (region_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table printed_syllabuses (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  language text not null,
  print_hash text not null,
  file_id bigint not null,
  constraint printed_syllabuses_pkey PRIMARY KEY (tenant_id, event_id, language),
  constraint printed_syllabuses_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint printed_syllabuses_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint printed_syllabuses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint printed_syllabuses_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text])))
);
CREATE INDEX printed_syllabuses_file ON public.printed_syllabuses USING btree (tenant_id, file_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table products (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  code text,
  family text not null default ''::text,
  description text not null default ''::text,
  kind smallint not null default 1,
  amount_ht integer not null default 0,
  member_amount_ht integer,
  vat_rate integer not null,
  vat_reason text,
  accounting_code text,
  stock integer,
  taken integer not null default 0,
  max_per_person integer not null default 1,
  question text not null default ''::text,
  answers text[] not null default '{}'::text[],
  archived_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  is_with_tax boolean not null default false,
  boost_days smallint,
  constraint products_pkey PRIMARY KEY (tenant_id, id),
  constraint products_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint products_amount_ht_check CHECK ((amount_ht >= 0)),
  constraint products_boost_days_check CHECK (((boost_days >= 1) AND (boost_days <= 365))),
  constraint products_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint products_max_per_person_check CHECK ((max_per_person > 0)),
  constraint products_member_amount_ht_check CHECK ((member_amount_ht >= 0)),
  constraint products_name_check CHECK ((name <> ''::text)),
  constraint products_stock_check CHECK ((stock >= 0)),
  constraint products_taken_check CHECK ((taken >= 0)),
  constraint products_vat_rate_check CHECK ((vat_rate >= 0))
);
CREATE INDEX products_by_name ON public.products USING btree (tenant_id, searchable(name), id);
CREATE UNIQUE INDEX products_code ON public.products USING btree (tenant_id, code) WHERE (code IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table promo_codes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint,
  code text not null,
  discount integer not null,
  discount_type text not null,
  starts_on date,
  ends_on date,
  max_uses integer,
  used integer not null default 0,
  retired_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint promo_codes_pkey PRIMARY KEY (tenant_id, id),
  constraint promo_codes_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint promo_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint promo_codes_check CHECK ((ends_on >= starts_on)),
  constraint promo_codes_check1 CHECK (((discount_type = 'euro'::text) OR (discount <= 10000))),
  constraint promo_codes_code_check CHECK (((code = upper(code)) AND (code <> ''::text))),
  constraint promo_codes_discount_check CHECK ((discount > 0)),
  constraint promo_codes_discount_type_check CHECK ((discount_type = ANY (ARRAY['percent'::text, 'euro'::text]))),
  constraint promo_codes_max_uses_check CHECK ((max_uses > 0)),
  constraint promo_codes_used_check CHECK ((used >= 0))
);
CREATE INDEX promo_codes_event ON public.promo_codes USING btree (tenant_id, event_id, code);
CREATE UNIQUE INDEX promo_codes_code ON public.promo_codes USING btree (tenant_id, code) WHERE (retired_at IS NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table proof_shares (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  document_id bigint not null,
  user_id bigint not null,
  recipient text not null,
  code_hash text not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint proof_shares_pkey PRIMARY KEY (tenant_id, id),
  constraint proof_shares_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  constraint proof_shares_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint proof_shares_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX proof_shares_document ON public.proof_shares USING btree (tenant_id, document_id);
CREATE INDEX proof_shares_recipient ON public.proof_shares USING btree (tenant_id, recipient, created_at);
CREATE INDEX proof_shares_user ON public.proof_shares USING btree (tenant_id, user_id, created_at);
CREATE UNIQUE INDEX proof_shares_code ON public.proof_shares USING btree (tenant_id, code_hash);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table provider_event_effects (
  tenant_id integer not null default current_tenant(),
  provider text not null,
  provider_event_id text not null,
  applied_at timestamp with time zone not null default now(),
  constraint provider_event_effects_pkey PRIMARY KEY (tenant_id, provider, provider_event_id),
  constraint provider_event_effects_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.provider_event_effects FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.provider_event_effects FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.applied_at < (now() - '10 years'::interval)))))) EXECUTE FUNCTION refuse_change();

table provider_events (
  tenant_id integer not null default current_tenant(),
  provider text not null,
  provider_event_id text not null,
  kind text not null,
  payload jsonb not null,
  received_at timestamp with time zone not null default now(),
  checkout text,
  constraint provider_events_pkey PRIMARY KEY (tenant_id, provider, provider_event_id),
  constraint provider_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX provider_events_by_checkout ON public.provider_events USING btree (tenant_id, checkout) WHERE (checkout IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.provider_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.provider_events FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.received_at < (now() - '10 years'::interval)))))) EXECUTE FUNCTION refuse_change();

table push_choices (
  tenant_id integer not null default current_tenant(),
  user_id bigint not null,
  moment text not null,
  is_on boolean not null,
  constraint push_choices_pkey PRIMARY KEY (tenant_id, user_id, moment),
  constraint push_choices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint push_choices_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table push_devices (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  session_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  user_agent text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint push_devices_tenant_id_endpoint_key UNIQUE (tenant_id, endpoint),
  constraint push_devices_pkey PRIMARY KEY (tenant_id, id),
  constraint push_devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint push_devices_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX push_devices_session ON public.push_devices USING btree (tenant_id, session_id);
CREATE INDEX push_devices_user ON public.push_devices USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table pushes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  moment text not null,
  occurrence text not null,
  user_id bigint not null,
  device_id bigint,
  user_agent text not null,
  body text not null,
  path text,
  status smallint not null default 6,
  tries integer not null default 0,
  reason text,
  send_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  claimed_at timestamp with time zone,
  constraint pushes_pkey PRIMARY KEY (tenant_id, id),
  constraint pushes_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES push_devices(tenant_id, id) ON DELETE SET NULL (device_id),
  constraint pushes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pushes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint pushes_status_check CHECK ((status = ANY (ARRAY[5, 6, 7])))
);
CREATE INDEX pushes_recent ON public.pushes USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX pushes_user ON public.pushes USING btree (tenant_id, user_id);
CREATE INDEX pushes_waiting ON public.pushes USING btree (tenant_id, send_at) WHERE (status = 6);
CREATE UNIQUE INDEX pushes_once ON public.pushes USING btree (tenant_id, device_id, moment, occurrence);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table questionnaire_alerts (
  tenant_id integer not null default current_tenant(),
  form_id bigint not null,
  question text not null,
  at_most smallint not null,
  constraint questionnaire_alerts_pkey PRIMARY KEY (tenant_id, form_id, question),
  constraint questionnaire_alerts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint questionnaire_alerts_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table questionnaire_invitations (
  tenant_id integer not null default current_tenant(),
  event_questionnaire_id bigint not null,
  user_id bigint not null,
  sent_at timestamp with time zone,
  answered_on date,
  declined_on date,
  constraint questionnaire_invitations_pkey PRIMARY KEY (tenant_id, event_questionnaire_id, user_id),
  constraint questionnaire_invitations_tenant_id_event_questionnaire_id_fkey FOREIGN KEY (tenant_id, event_questionnaire_id) REFERENCES event_questionnaires(tenant_id, id),
  constraint questionnaire_invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint questionnaire_invitations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX questionnaire_invitations_user ON public.questionnaire_invitations USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table questionnaire_models (
  tenant_id integer not null default current_tenant(),
  model smallint not null,
  form_id bigint not null,
  constraint questionnaire_models_pkey PRIMARY KEY (tenant_id, model),
  constraint questionnaire_models_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint questionnaire_models_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX questionnaire_models_form ON public.questionnaire_models USING btree (tenant_id, form_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table questionnaire_responses (
  tenant_id integer not null default current_tenant(),
  id bigint not null default ((floor((random() * ('9007199254740990'::bigint)::double precision)))::bigint + 1),
  event_questionnaire_id bigint not null,
  version_id bigint not null,
  user_id bigint,
  answered_on date not null,
  answers jsonb not null,
  points numeric not null,
  points_max numeric not null,
  recommendation smallint,
  alerts text[] not null default '{}'::text[],
  constraint questionnaire_responses_pkey PRIMARY KEY (tenant_id, id),
  constraint questionnaire_responses_tenant_id_event_questionnaire_id_fkey FOREIGN KEY (tenant_id, event_questionnaire_id) REFERENCES event_questionnaires(tenant_id, id),
  constraint questionnaire_responses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint questionnaire_responses_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint questionnaire_responses_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES form_versions(tenant_id, id),
  constraint questionnaire_responses_check CHECK (((points >= (0)::numeric) AND (points <= points_max))),
  constraint questionnaire_responses_recommendation_check CHECK (((recommendation >= 0) AND (recommendation <= 10)))
);
CREATE INDEX questionnaire_responses_alerts ON public.questionnaire_responses USING btree (tenant_id, event_questionnaire_id) WHERE (alerts <> '{}'::text[]);
CREATE INDEX questionnaire_responses_day ON public.questionnaire_responses USING btree (tenant_id, answered_on);
CREATE INDEX questionnaire_responses_sending ON public.questionnaire_responses USING btree (tenant_id, event_questionnaire_id);
CREATE INDEX questionnaire_responses_version ON public.questionnaire_responses USING btree (tenant_id, version_id);
CREATE UNIQUE INDEX questionnaire_responses_once ON public.questionnaire_responses USING btree (tenant_id, user_id, event_questionnaire_id) WHERE (user_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table quiz_allowances (
  tenant_id integer not null default current_tenant(),
  event_quiz_id bigint not null,
  user_id bigint not null,
  sent_at timestamp with time zone,
  extra_attempts smallint not null default 0,
  extra_time smallint not null default 0,
  constraint quiz_allowances_pkey PRIMARY KEY (tenant_id, event_quiz_id, user_id),
  constraint quiz_allowances_tenant_id_event_quiz_id_fkey FOREIGN KEY (tenant_id, event_quiz_id) REFERENCES event_quizzes(tenant_id, id),
  constraint quiz_allowances_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint quiz_allowances_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint quiz_allowances_extra_attempts_check CHECK (((extra_attempts >= 0) AND (extra_attempts <= 10))),
  constraint quiz_allowances_extra_time_check CHECK (((extra_time >= 0) AND (extra_time <= 200)))
);
CREATE INDEX quiz_allowances_user ON public.quiz_allowances USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table quiz_attempts (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_quiz_id bigint not null,
  user_id bigint not null,
  version_id bigint not null,
  number smallint not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  submitted_at timestamp with time zone,
  shuffles jsonb not null,
  answers jsonb not null default '{}'::jsonb,
  marks jsonb not null default '{}'::jsonb,
  percent smallint not null default 0,
  to_mark smallint not null default 0,
  constraint quiz_attempts_tenant_id_event_quiz_id_user_id_number_key UNIQUE (tenant_id, event_quiz_id, user_id, number),
  constraint quiz_attempts_pkey PRIMARY KEY (tenant_id, id),
  constraint quiz_attempts_tenant_id_event_quiz_id_fkey FOREIGN KEY (tenant_id, event_quiz_id) REFERENCES event_quizzes(tenant_id, id),
  constraint quiz_attempts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint quiz_attempts_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint quiz_attempts_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES quiz_versions(tenant_id, id),
  constraint quiz_attempts_number_check CHECK ((number > 0)),
  constraint quiz_attempts_percent_check CHECK (((percent >= 0) AND (percent <= 100)))
);
CREATE INDEX quiz_attempts_user ON public.quiz_attempts USING btree (tenant_id, user_id, started_at DESC);
CREATE INDEX quiz_attempts_version ON public.quiz_attempts USING btree (tenant_id, version_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table quiz_versions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  quiz_id bigint not null,
  number integer not null,
  questions jsonb not null,
  pass_mark smallint not null,
  published_at timestamp with time zone not null default now(),
  constraint quiz_versions_tenant_id_quiz_id_number_key UNIQUE (tenant_id, quiz_id, number),
  constraint quiz_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint quiz_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint quiz_versions_tenant_id_quiz_id_fkey FOREIGN KEY (tenant_id, quiz_id) REFERENCES quizzes(tenant_id, id) ON DELETE CASCADE,
  constraint quiz_versions_number_check CHECK ((number > 0))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table quizzes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind smallint not null,
  test_type smallint,
  status smallint not null default 1,
  title text not null,
  instructions text not null default ''::text,
  pass_mark smallint not null default 70,
  attempts smallint,
  counted smallint not null default 1,
  minutes smallint,
  is_shuffled boolean not null default false,
  feedback smallint not null default 2,
  passed_text text not null default ''::text,
  failed_text text not null default ''::text,
  questions jsonb not null default '[]'::jsonb,
  published_version_id bigint,
  cancelled text[] not null default '{}'::text[],
  search text generated (searchable(title)),
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint quizzes_pkey PRIMARY KEY (tenant_id, id),
  constraint quizzes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint quizzes_tenant_id_published_version_id_fkey FOREIGN KEY (tenant_id, published_version_id) REFERENCES quiz_versions(tenant_id, id),
  constraint quizzes_attempts_check CHECK (((attempts >= 1) AND (attempts <= 10))),
  constraint quizzes_check CHECK (((test_type IS NULL) OR (kind = 2))),
  constraint quizzes_counted_check CHECK (((counted >= 1) AND (counted <= 3))),
  constraint quizzes_feedback_check CHECK (((feedback >= 1) AND (feedback <= 3))),
  constraint quizzes_kind_check CHECK ((kind = ANY (ARRAY[1, 2]))),
  constraint quizzes_minutes_check CHECK (((minutes >= 1) AND (minutes <= 600))),
  constraint quizzes_pass_mark_check CHECK (((pass_mark >= 0) AND (pass_mark <= 100))),
  constraint quizzes_status_check CHECK ((status = ANY (ARRAY[1, 5, 9]))),
  constraint quizzes_test_type_check CHECK (((test_type >= 1) AND (test_type <= 3)))
);
CREATE INDEX quizzes_kind ON public.quizzes USING btree (tenant_id, kind, searchable(title), id);
CREATE INDEX quizzes_published ON public.quizzes USING btree (tenant_id, published_version_id) WHERE (published_version_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table quote_lines (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  quote_id bigint not null,
  rank integer not null,
  name text not null,
  description text not null default ''::text,
  quantity bigint not null default 10000,
  unit_price bigint not null,
  discount numeric not null default 0,
  discount_type text not null default 'percent'::text,
  vat_rate integer not null,
  vat_reason text,
  amount_ht bigint not null,
  tax_amount bigint not null,
  amount bigint not null,
  accounting_code text,
  user_id bigint,
  constraint quote_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint quote_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint quote_lines_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES quotes(tenant_id, id) ON DELETE CASCADE,
  constraint quote_lines_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint quote_lines_check CHECK (((vat_rate = 0) = (vat_reason IS NOT NULL))),
  constraint quote_lines_discount_type_check CHECK ((discount_type = ANY (ARRAY['percent'::text, 'euro'::text])))
);
CREATE INDEX quote_lines_quote ON public.quote_lines USING btree (tenant_id, quote_id, rank);
CREATE INDEX quote_lines_user ON public.quote_lines USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER guard_sent_quote_line BEFORE INSERT OR UPDATE ON public.quote_lines FOR EACH ROW EXECUTE FUNCTION guard_sent_quote_line();
CREATE TRIGGER removed_unsent BEFORE DELETE ON public.quote_lines FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_sent_quote_line();

table quotes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  entity_id bigint not null,
  status smallint not null default 1,
  number text,
  issue_date date,
  valid_until date,
  service_start date,
  service_end date,
  morph text not null,
  morph_id bigint,
  user_id bigint,
  company_id bigint,
  people integer,
  purchase_order text,
  note text not null default ''::text,
  request text,
  amount_ht bigint not null default 0,
  tax_amount bigint not null default 0,
  amount bigint not null default 0,
  rounding integer not null default 0,
  discount numeric not null default 0,
  discount_type text not null default 'percent'::text,
  printed jsonb,
  printed_hash text,
  previous_hash text,
  pdf_file_id bigint,
  created_at timestamp with time zone not null default now(),
  issued_at timestamp with time zone,
  answered_at timestamp with time zone,
  answered_by bigint,
  answered_name text not null default ''::text,
  reason text,
  bill_id bigint,
  recipient_label text not null default ''::text,
  event_label text not null default ''::text,
  search text not null default ''::text,
  template_id bigint,
  template_version integer,
  constraint quotes_tenant_id_bill_id_key UNIQUE (tenant_id, bill_id),
  constraint quotes_pkey PRIMARY KEY (tenant_id, id),
  constraint quotes_template FOREIGN KEY (tenant_id, template_id) REFERENCES document_templates(tenant_id, id),
  constraint quotes_tenant_id_answered_by_fkey FOREIGN KEY (tenant_id, answered_by) REFERENCES users(tenant_id, id),
  constraint quotes_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id),
  constraint quotes_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint quotes_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint quotes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint quotes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint quotes_discount_type_check CHECK ((discount_type = ANY (ARRAY['percent'::text, 'euro'::text]))),
  constraint quotes_invoiced_once CHECK (((status = 7) <= (bill_id IS NOT NULL))),
  constraint quotes_issue_is_whole CHECK (((number IS NULL) OR ((issue_date IS NOT NULL) AND (valid_until IS NOT NULL) AND (printed IS NOT NULL)))),
  constraint quotes_morph_check CHECK ((morph = ANY (ARRAY['Event'::text, 'User'::text]))),
  constraint quotes_number_is_issue CHECK (((number IS NULL) = (status = 1))),
  constraint quotes_people_check CHECK ((people > 0)),
  constraint quotes_template_version CHECK (((template_id IS NULL) = (template_version IS NULL)))
);
CREATE INDEX quotes_answered ON public.quotes USING btree (tenant_id, answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX quotes_by_amount ON public.quotes USING btree (tenant_id, amount, id);
CREATE INDEX quotes_by_event ON public.quotes USING btree (tenant_id, searchable(event_label), id);
CREATE INDEX quotes_by_number ON public.quotes USING btree (tenant_id, searchable(number), id);
CREATE INDEX quotes_by_recipient ON public.quotes USING btree (tenant_id, searchable(recipient_label), id);
CREATE INDEX quotes_by_status ON public.quotes USING btree (tenant_id, status, id);
CREATE INDEX quotes_company ON public.quotes USING btree (tenant_id, company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX quotes_entity ON public.quotes USING btree (tenant_id, entity_id, id);
CREATE INDEX quotes_event ON public.quotes USING btree (tenant_id, morph_id, id) WHERE (morph = 'Event'::text);
CREATE INDEX quotes_issue ON public.quotes USING btree (tenant_id, issue_date, id);
CREATE INDEX quotes_search ON public.quotes USING gin (search gin_trgm_ops);
CREATE INDEX quotes_template ON public.quotes USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX quotes_user ON public.quotes USING btree (tenant_id, user_id);
CREATE INDEX quotes_validity ON public.quotes USING btree (tenant_id, valid_until, id);
CREATE UNIQUE INDEX quotes_number ON public.quotes USING btree (tenant_id, entity_id, number) WHERE (number IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_added_quotes AFTER INSERT ON public.quotes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_quotes();
CREATE TRIGGER count_changed_quotes AFTER UPDATE OF status, number, issue_date, amount_ht ON public.quotes FOR EACH ROW EXECUTE FUNCTION count_quotes();
CREATE TRIGGER count_number AFTER UPDATE OF number ON public.quotes FOR EACH ROW WHEN (((old.number IS NULL) AND (new.number IS NOT NULL))) EXECUTE FUNCTION count_number();
CREATE TRIGGER count_removed_quotes AFTER DELETE ON public.quotes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_quotes();
CREATE TRIGGER drafted_first BEFORE INSERT ON public.quotes FOR EACH ROW WHEN ((new.number IS NOT NULL)) EXECUTE FUNCTION refuse_by_hand();
CREATE TRIGGER guard_issued_quote BEFORE UPDATE ON public.quotes FOR EACH ROW EXECUTE FUNCTION guard_issued_quote();
CREATE TRIGGER label_quote BEFORE INSERT OR UPDATE OF number, company_id, user_id, morph, morph_id ON public.quotes FOR EACH ROW EXECUTE FUNCTION label_bill();
CREATE TRIGGER model_stays BEFORE UPDATE OF template_id, template_version ON public.quotes FOR EACH ROW WHEN ((old.number IS NOT NULL)) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER removed_unsent BEFORE DELETE ON public.quotes FOR EACH ROW WHEN (((old.number IS NOT NULL) AND ((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id))))) EXECUTE FUNCTION guard_issued_quote();

table record_field_versions (
  tenant_id integer not null default current_tenant(),
  field_id bigint not null,
  version integer not null,
  asked jsonb not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint record_field_versions_pkey PRIMARY KEY (tenant_id, field_id, version),
  constraint record_field_versions_tenant_id_field_id_fkey FOREIGN KEY (tenant_id, field_id) REFERENCES record_fields(tenant_id, id) ON DELETE CASCADE,
  constraint record_field_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table record_fields (
  tenant_id integer not null default current_tenant(),
  id bigint not null default nextval((pg_get_serial_sequence('form_fields'::text, 'id'::text))::regclass),
  morph text not null,
  name text not null,
  nature smallint not null,
  label text not null,
  label_en text not null default ''::text,
  help text not null default ''::text,
  help_en text not null default ''::text,
  rubric text not null default ''::text,
  tab_id bigint,
  rank integer not null,
  input_type smallint not null,
  is_required boolean not null default false,
  minimum numeric,
  maximum numeric,
  digits jsonb,
  pattern text,
  is_unique boolean not null default false,
  options text[] not null default '{}'::text[],
  terms text,
  default_value text not null default ''::text,
  formula jsonb,
  is_for_admins boolean not null default false,
  shown_when jsonb,
  purpose text not null default ''::text,
  retention_months smallint,
  is_exportable boolean not null default true,
  is_merge_field boolean not null default true,
  places text[] not null default '{record}'::text[],
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint record_fields_pkey PRIMARY KEY (tenant_id, id),
  constraint record_fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint record_fields_tenant_id_tab_id_fkey FOREIGN KEY (tenant_id, tab_id) REFERENCES record_tabs(tenant_id, id)
);
CREATE INDEX record_fields_rank ON public.record_fields USING btree (tenant_id, morph, rank);
CREATE UNIQUE INDEX record_fields_name ON public.record_fields USING btree (tenant_id, morph, name);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table record_responses (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  field_id bigint not null,
  field_version integer not null,
  morph text not null,
  morph_id bigint not null,
  value text not null,
  answered_by bigint,
  answered_at timestamp with time zone not null default now(),
  constraint record_responses_tenant_id_morph_morph_id_field_id_key UNIQUE (tenant_id, morph, morph_id, field_id),
  constraint record_responses_pkey PRIMARY KEY (tenant_id, id),
  constraint record_responses_tenant_id_field_id_fkey FOREIGN KEY (tenant_id, field_id) REFERENCES record_fields(tenant_id, id),
  constraint record_responses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX record_responses_age ON public.record_responses USING btree (tenant_id, field_id, answered_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table record_rubrics (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  morph text not null,
  label text not null,
  label_en text not null default ''::text,
  rank integer not null,
  version integer not null default 1,
  constraint record_rubrics_pkey PRIMARY KEY (tenant_id, id),
  constraint record_rubrics_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint record_rubrics_label_check CHECK ((label <> ''::text))
);
CREATE UNIQUE INDEX record_rubrics_label ON public.record_rubrics USING btree (tenant_id, morph, label);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table record_tabs (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  morph text not null,
  label text not null,
  label_en text not null default ''::text,
  rank integer not null,
  visible_to text[] not null default '{}'::text[],
  editable_by text[] not null default '{}'::text[],
  shown_when jsonb,
  is_required_to_close boolean not null default false,
  is_hidden boolean not null default false,
  version integer not null default 1,
  icon text not null default ''::text,
  constraint record_tabs_pkey PRIMARY KEY (tenant_id, id),
  constraint record_tabs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX record_tabs_label ON public.record_tabs USING btree (tenant_id, morph, searchable(label));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table recovery_codes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint not null,
  code_hash text not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (tenant_id, id),
  constraint recovery_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint recovery_codes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX recovery_codes_user ON public.recovery_codes USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table refresh_tokens (
  tenant_id integer not null default current_tenant(),
  token_hash text not null,
  session_id uuid not null,
  created_at timestamp with time zone not null default now(),
  spent_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (tenant_id, token_hash),
  constraint refresh_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint refresh_tokens_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES sessions(tenant_id, id)
);
CREATE INDEX refresh_tokens_hash ON public.refresh_tokens USING btree (token_hash);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (tenant_id, session_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table regions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  country text not null default 'FR'::text,
  departements text[] not null default '{}'::text[],
  is_abroad boolean not null default false,
  referent_id bigint,
  address text,
  logo_file_id bigint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint regions_pkey PRIMARY KEY (tenant_id, id),
  constraint regions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint regions_tenant_id_referent_id_fkey FOREIGN KEY (tenant_id, referent_id) REFERENCES users(tenant_id, id)
);
CREATE UNIQUE INDEX regions_abroad ON public.regions USING btree (tenant_id) WHERE is_abroad;
CREATE UNIQUE INDEX regions_name ON public.regions USING btree (tenant_id, searchable(name));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table registration_activities (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  activity_id bigint not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  held_until timestamp with time zone,
  constraint registration_activities_pkey PRIMARY KEY (tenant_id, registration_id, activity_id),
  constraint registration_activities_tenant_id_activity_id_fkey FOREIGN KEY (tenant_id, activity_id) REFERENCES events(tenant_id, id),
  constraint registration_activities_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_activities_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id)
);
CREATE INDEX registration_activities_held ON public.registration_activities USING btree (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX registration_activities_of ON public.registration_activities USING btree (tenant_id, activity_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER follow_activity_choice AFTER INSERT OR DELETE OR UPDATE OF held_until ON public.registration_activities FOR EACH ROW EXECUTE FUNCTION follow_activity_choice();
CREATE TRIGGER guard_choice AFTER INSERT OR DELETE ON public.registration_activities FOR EACH ROW EXECUTE FUNCTION guard_choice();
CREATE TRIGGER mark_choice AFTER INSERT OR DELETE OR UPDATE OF held_until ON public.registration_activities FOR EACH ROW EXECUTE FUNCTION mark_choice();

table registration_forms (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  event_form_id bigint not null,
  completed_at timestamp with time zone not null,
  constraint registration_forms_pkey PRIMARY KEY (tenant_id, registration_id, event_form_id),
  constraint registration_forms_tenant_id_event_form_id_fkey FOREIGN KEY (tenant_id, event_form_id) REFERENCES event_forms(tenant_id, id) ON DELETE CASCADE,
  constraint registration_forms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_forms_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX registration_forms_form ON public.registration_forms USING btree (tenant_id, event_form_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table registration_history (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  registration_id bigint not null,
  from_status smallint,
  to_status smallint not null,
  by_user_id bigint,
  reason text,
  at timestamp with time zone not null default now(),
  absence_reason smallint,
  constraint registration_history_pkey PRIMARY KEY (tenant_id, id),
  constraint registration_history_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_history_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint registration_history_absence CHECK (((absence_reason IS NULL) OR (to_status = 8)))
);
CREATE INDEX registration_history_news ON public.registration_history USING btree (at) WHERE (to_status = ANY (ARRAY[5, 9]));
CREATE INDEX registration_history_of ON public.registration_history USING btree (tenant_id, registration_id, id);
CREATE INDEX registration_history_waiting ON public.registration_history USING btree (at) WHERE (to_status = ANY (ARRAY[1, 2, 3]));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.registration_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.registration_history FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table registration_notes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  registration_id bigint not null,
  note text not null,
  by_user_id bigint,
  at timestamp with time zone not null default now(),
  score smallint,
  constraint registration_notes_pkey PRIMARY KEY (tenant_id, id),
  constraint registration_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_notes_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE CASCADE,
  constraint registration_notes_say CHECK (((note <> ''::text) OR (score IS NOT NULL))),
  constraint registration_notes_score_check CHECK (((score >= 1) AND (score <= 5)))
);
CREATE INDEX registration_notes_of ON public.registration_notes USING btree (tenant_id, registration_id, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table registration_papers (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  paper_id bigint not null,
  document_id bigint,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  valid_until date,
  renewed_at timestamp with time zone,
  constraint registration_papers_pkey PRIMARY KEY (tenant_id, registration_id, paper_id),
  constraint registration_papers_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE SET NULL (document_id),
  constraint registration_papers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_papers_tenant_id_paper_id_fkey FOREIGN KEY (tenant_id, paper_id) REFERENCES event_papers(tenant_id, id) ON DELETE CASCADE,
  constraint registration_papers_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX registration_papers_document ON public.registration_papers USING btree (tenant_id, document_id);
CREATE INDEX registration_papers_paper ON public.registration_papers USING btree (tenant_id, paper_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER drop_empty_paper AFTER UPDATE OF document_id ON public.registration_papers FOR EACH ROW WHEN (((new.document_id IS NULL) AND (new.renewed_at IS NULL))) EXECUTE FUNCTION drop_empty_paper();

table registration_payers (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  registration_id bigint not null,
  kind smallint not null,
  company_id bigint,
  funder text,
  funder_number text,
  is_subrogated boolean not null default false,
  purchase_order text,
  said_at timestamp with time zone not null default now(),
  agreed_ht bigint,
  agreed_from date,
  agreed_until date,
  takeover_requested_at timestamp with time zone,
  constraint registration_payers_pkey PRIMARY KEY (tenant_id, id),
  constraint registration_payers_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint registration_payers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_payers_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint registration_payers_agreed_ht_check CHECK ((agreed_ht > 0)),
  constraint registration_payers_check CHECK (((agreed_from IS NULL) OR (agreed_until IS NULL) OR (agreed_from <= agreed_until))),
  constraint registration_payers_funder_check CHECK ((funder <> ''::text)),
  constraint registration_payers_funder_number_check CHECK ((funder_number <> ''::text)),
  constraint registration_payers_purchase_order_check CHECK ((purchase_order <> ''::text))
);
CREATE INDEX registration_payers_agreed_until ON public.registration_payers USING btree (agreed_until) WHERE (agreed_until IS NOT NULL);
CREATE INDEX registration_payers_company ON public.registration_payers USING btree (tenant_id, company_id) WHERE (company_id IS NOT NULL);
CREATE UNIQUE INDEX registration_payers_registration ON public.registration_payers USING btree (tenant_id, registration_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table registration_terms (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  text_version_id bigint not null,
  sha256 text not null,
  accepted_by bigint,
  accepted_at timestamp with time zone not null,
  constraint registration_terms_pkey PRIMARY KEY (tenant_id, registration_id, text_version_id),
  constraint registration_terms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registration_terms_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint registration_terms_tenant_id_text_version_id_fkey FOREIGN KEY (tenant_id, text_version_id) REFERENCES text_versions(tenant_id, id)
);
CREATE INDEX registration_terms_version ON public.registration_terms USING btree (tenant_id, text_version_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.registration_terms FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.registration_terms FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table registrations (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  user_id bigint not null,
  company_id bigint,
  status smallint not null default 0,
  manual_status smallint,
  code text not null,
  pass_rev integer not null default 1,
  hold_expires_at timestamp with time zone,
  price_id bigint,
  form_completed_at timestamp with time zone,
  approved_at timestamp with time zone,
  settled_at timestamp with time zone,
  checked_in_at timestamp with time zone,
  checked_in_by bigint,
  end_reason text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  ending smallint,
  is_prolonged boolean not null default false,
  seen_at timestamp with time zone,
  referent_agreed_at timestamp with time zone,
  company_label text,
  is_company_paid boolean not null default false,
  group_bill_id bigint,
  cancel_until timestamp with time zone,
  promo_code_id bigint,
  promo_code text,
  promo_discount integer,
  promo_discount_type text,
  has_other_payer boolean not null default false,
  cancel_fee_rate smallint,
  replaces_id bigint,
  absence_reason smallint,
  answer_awaited_at timestamp with time zone,
  constraint registrations_pkey PRIMARY KEY (tenant_id, id),
  constraint registrations_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint registrations_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint registrations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint registrations_tenant_id_group_bill_id_fkey FOREIGN KEY (tenant_id, group_bill_id) REFERENCES bills(tenant_id, id),
  constraint registrations_tenant_id_price_id_fkey FOREIGN KEY (tenant_id, price_id) REFERENCES prices(tenant_id, id),
  constraint registrations_tenant_id_promo_code_id_fkey FOREIGN KEY (tenant_id, promo_code_id) REFERENCES promo_codes(tenant_id, id),
  constraint registrations_tenant_id_replaces_id_fkey FOREIGN KEY (tenant_id, replaces_id) REFERENCES registrations(tenant_id, id),
  constraint registrations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint registrations_absence CHECK (((absence_reason IS NULL) OR (status = 8))),
  constraint registrations_cancel_fee_rate_check CHECK (((cancel_fee_rate >= 0) AND (cancel_fee_rate <= 100))),
  constraint registrations_check CHECK ((num_nulls(promo_code_id, promo_code, promo_discount, promo_discount_type) = ANY (ARRAY[0, 4]))),
  constraint registrations_ending_check CHECK (((ending >= 1) AND (ending <= 4))),
  constraint registrations_promo_discount_check CHECK ((promo_discount > 0)),
  constraint registrations_promo_discount_type_check CHECK ((promo_discount_type = ANY (ARRAY['percent'::text, 'euro'::text]))),
  constraint registrations_status_check CHECK ((status = ANY (ARRAY[0, 1, 2, 3, 4, 5, 6, 7, 8, 9])))
);
CREATE INDEX registrations_by_company ON public.registrations USING btree (tenant_id, searchable(company_label), id);
CREATE INDEX registrations_by_company_back ON public.registrations USING btree (tenant_id, searchable(company_label) DESC NULLS LAST, id DESC);
CREATE INDEX registrations_by_status ON public.registrations USING btree (tenant_id, status, id);
CREATE INDEX registrations_company ON public.registrations USING btree (tenant_id, company_id, created_at DESC, id DESC) INCLUDE (status) WHERE (company_id IS NOT NULL);
CREATE INDEX registrations_event ON public.registrations USING btree (tenant_id, event_id, status);
CREATE INDEX registrations_event_recent ON public.registrations USING btree (tenant_id, event_id, created_at DESC, id DESC);
CREATE INDEX registrations_group_bill ON public.registrations USING btree (tenant_id, group_bill_id) WHERE (group_bill_id IS NOT NULL);
CREATE INDEX registrations_holds ON public.registrations USING btree (tenant_id, hold_expires_at) WHERE (hold_expires_at IS NOT NULL);
CREATE INDEX registrations_price ON public.registrations USING btree (tenant_id, price_id) WHERE (price_id IS NOT NULL);
CREATE INDEX registrations_promo_code ON public.registrations USING btree (tenant_id, promo_code_id) WHERE (promo_code_id IS NOT NULL);
CREATE INDEX registrations_recent ON public.registrations USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX registrations_replaces ON public.registrations USING btree (tenant_id, replaces_id) WHERE (replaces_id IS NOT NULL);
CREATE INDEX registrations_status ON public.registrations USING btree (tenant_id, status, created_at DESC, id DESC);
CREATE INDEX registrations_user_event ON public.registrations USING btree (tenant_id, user_id, event_id, id DESC);
CREATE UNIQUE INDEX registrations_code ON public.registrations USING btree (tenant_id, code);
CREATE UNIQUE INDEX registrations_once ON public.registrations USING btree (tenant_id, event_id, user_id) WHERE (status <> 9);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_added_registrations AFTER INSERT ON public.registrations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
CREATE TRIGGER count_changed_registrations AFTER UPDATE OF status, created_at ON public.registrations FOR EACH ROW WHEN (((old.status <> new.status) OR (old.created_at <> new.created_at))) EXECUTE FUNCTION count_changed_registration();
CREATE TRIGGER count_price AFTER INSERT OR UPDATE OF status, price_id ON public.registrations FOR EACH ROW EXECUTE FUNCTION count_price();
CREATE TRIGGER count_promo_code AFTER INSERT OR UPDATE OF status, promo_code_id ON public.registrations FOR EACH ROW EXECUTE FUNCTION count_promo_code();
CREATE TRIGGER count_removed_registrations AFTER DELETE ON public.registrations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_registrations();
CREATE TRIGGER follow_waiting_list AFTER INSERT OR UPDATE OF status ON public.registrations FOR EACH ROW EXECUTE FUNCTION follow_waiting_list();
CREATE TRIGGER give_places_back AFTER DELETE OR UPDATE OF status, event_id ON public.registrations FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_places();
CREATE TRIGGER guard_options_of_status AFTER UPDATE OF status ON public.registrations FOR EACH ROW EXECUTE FUNCTION guard_options_of_status();
CREATE TRIGGER guard_places AFTER INSERT ON public.registrations FOR EACH ROW EXECUTE FUNCTION guard_places();
CREATE TRIGGER guard_places_of_choices AFTER UPDATE OF status ON public.registrations FOR EACH ROW EXECUTE FUNCTION guard_places_of_choices();
CREATE TRIGGER keep_promo_code_left BEFORE UPDATE OF status ON public.registrations FOR EACH ROW WHEN (((old.status = 9) AND (new.status <> 9) AND (new.promo_code_id IS NOT NULL) AND (new.settled_at IS NULL))) EXECUTE FUNCTION keep_promo_code_left();
CREATE TRIGGER label_company BEFORE INSERT OR UPDATE OF company_id ON public.registrations FOR EACH ROW EXECUTE FUNCTION label_company();
CREATE TRIGGER mark_added AFTER INSERT ON public.registrations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_events();
CREATE TRIGGER mark_event AFTER UPDATE OF status ON public.registrations FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION mark_event_of_registration();
CREATE TRIGGER mark_removed AFTER DELETE ON public.registrations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_events();
CREATE TRIGGER settle_activity_waits AFTER UPDATE OF status ON public.registrations FOR EACH ROW EXECUTE FUNCTION settle_activity_waits();

table resolution_documents (
  tenant_id integer not null default current_tenant(),
  resolution_id bigint not null,
  document_id bigint not null,
  constraint resolution_documents_pkey PRIMARY KEY (tenant_id, resolution_id, document_id),
  constraint resolution_documents_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id),
  constraint resolution_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint resolution_documents_tenant_id_resolution_id_fkey FOREIGN KEY (tenant_id, resolution_id) REFERENCES resolutions(tenant_id, id)
);
CREATE UNIQUE INDEX resolution_documents_document ON public.resolution_documents USING btree (tenant_id, document_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER guard_resolution_document BEFORE INSERT OR UPDATE ON public.resolution_documents FOR EACH ROW EXECUTE FUNCTION guard_resolution_document();
CREATE TRIGGER kept BEFORE DELETE ON public.resolution_documents FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_resolution_document();

table resolutions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  rank integer not null,
  title text not null,
  body text not null default ''::text,
  majority smallint not null,
  is_secret boolean not null default false,
  status smallint not null default 0,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  total_voices integer,
  present_voices integer,
  quorum_voices integer,
  seal text,
  version integer not null default 1,
  constraint resolutions_pkey PRIMARY KEY (tenant_id, id),
  constraint resolutions_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint resolutions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint resolutions_check CHECK (((status = 2) = (seal IS NOT NULL))),
  constraint resolutions_check1 CHECK (((status >= 1) = (opened_at IS NOT NULL))),
  constraint resolutions_check2 CHECK (((status = 2) = (closed_at IS NOT NULL))),
  constraint resolutions_check3 CHECK (((status >= 1) = (present_voices IS NOT NULL))),
  constraint resolutions_check4 CHECK ((num_nulls(total_voices, present_voices, quorum_voices) = ANY (ARRAY[0, 3]))),
  constraint resolutions_present_voices_check CHECK ((present_voices >= 0)),
  constraint resolutions_quorum_voices_check CHECK ((quorum_voices >= 0)),
  constraint resolutions_status_check CHECK (((status >= 0) AND (status <= 2))),
  constraint resolutions_title_check CHECK ((title <> ''::text)),
  constraint resolutions_total_voices_check CHECK ((total_voices >= 0))
);
CREATE INDEX resolutions_event ON public.resolutions USING btree (tenant_id, event_id, rank, id);
CREATE UNIQUE INDEX one_open_resolution ON public.resolutions USING btree (tenant_id, event_id) WHERE (status = 1);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER guard_resolution BEFORE UPDATE ON public.resolutions FOR EACH ROW EXECUTE FUNCTION guard_resolution();
CREATE TRIGGER kept BEFORE DELETE ON public.resolutions FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION guard_resolution();

table room_blocks (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  location_id bigint not null,
  room_id bigint not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  reason text not null,
  is_closure boolean not null default false,
  constraint room_blocks_pkey PRIMARY KEY (tenant_id, id),
  constraint room_blocks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint room_blocks_tenant_id_location_id_fkey FOREIGN KEY (tenant_id, location_id) REFERENCES locations(tenant_id, id) ON DELETE CASCADE,
  constraint room_blocks_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES rooms(tenant_id, id) ON DELETE CASCADE,
  constraint room_blocks_check CHECK ((end_at > start_at))
);
CREATE INDEX room_blocks_location ON public.room_blocks USING btree (tenant_id, location_id, start_at);
CREATE INDEX room_blocks_room ON public.room_blocks USING btree (tenant_id, room_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER book_room AFTER INSERT ON public.room_blocks FOR EACH ROW EXECUTE FUNCTION book_room_of_block();

table room_bookings (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  room_id bigint not null,
  slot_id bigint,
  block_id bigint,
  during tstzrange not null,
  held tstzrange not null,
  event_id bigint,
  holder bigint not null generated (COALESCE(event_id, (- block_id))),
  constraint room_already_booked EXCLUDE USING gist (tenant_id WITH =, room_id WITH =, during WITH &&) DEFERRABLE,
  constraint room_margins_booked EXCLUDE USING gist (tenant_id WITH =, room_id WITH =, holder WITH <>, held WITH &&) DEFERRABLE,
  constraint room_bookings_tenant_id_block_id_key UNIQUE (tenant_id, block_id),
  constraint room_bookings_tenant_id_slot_id_key UNIQUE (tenant_id, slot_id),
  constraint room_bookings_pkey PRIMARY KEY (tenant_id, id),
  constraint room_bookings_tenant_id_block_id_fkey FOREIGN KEY (tenant_id, block_id) REFERENCES room_blocks(tenant_id, id) ON DELETE CASCADE,
  constraint room_bookings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint room_bookings_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES rooms(tenant_id, id) ON DELETE CASCADE,
  constraint room_bookings_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id) ON DELETE CASCADE,
  constraint room_bookings_check CHECK ((num_nonnulls(slot_id, block_id) = 1))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER book_in_turn BEFORE INSERT OR UPDATE ON public.room_bookings FOR EACH ROW EXECUTE FUNCTION book_in_turn('room_id');

table rooms (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  location_id bigint not null,
  name text not null,
  capacity integer not null,
  margin_before smallint not null default 0,
  margin_after smallint not null default 0,
  equipment text[] not null default '{}'::text[],
  layouts text[] not null default '{}'::text[],
  constraint rooms_tenant_id_location_id_name_key UNIQUE (tenant_id, location_id, name),
  constraint rooms_pkey PRIMARY KEY (tenant_id, id),
  constraint rooms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint rooms_tenant_id_location_id_fkey FOREIGN KEY (tenant_id, location_id) REFERENCES locations(tenant_id, id),
  constraint rooms_capacity_check CHECK ((capacity > 0)),
  constraint rooms_margin_after_check CHECK (((margin_after >= 0) AND (margin_after <= 1440))),
  constraint rooms_margin_before_check CHECK (((margin_before >= 0) AND (margin_before <= 1440)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER rebook_room AFTER UPDATE OF margin_before, margin_after ON public.rooms FOR EACH ROW WHEN (((old.margin_before <> new.margin_before) OR (old.margin_after <> new.margin_after))) EXECUTE FUNCTION rebook_room();

table sales_transmission_entries (
  tenant_id integer not null default current_tenant(),
  transmission_id bigint not null,
  source text not null,
  piece text not null,
  day date not null,
  amount bigint not null,
  lines jsonb not null,
  constraint sales_transmission_entries_pkey PRIMARY KEY (tenant_id, transmission_id, source),
  constraint sales_transmission_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sales_transmission_entries_tenant_id_transmission_id_fkey FOREIGN KEY (tenant_id, transmission_id) REFERENCES sales_transmissions(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.sales_transmission_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.sales_transmission_entries FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table sales_transmissions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  entity_id bigint not null,
  first_day date not null,
  last_day date not null,
  has_payments boolean not null,
  file_name text not null,
  sent_at timestamp with time zone not null default now(),
  sent_by bigint,
  constraint sales_transmissions_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_transmissions_tenant_id_entity_id_fkey FOREIGN KEY (tenant_id, entity_id) REFERENCES entities(tenant_id, id),
  constraint sales_transmissions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sales_transmissions_tenant_id_sent_by_fkey FOREIGN KEY (tenant_id, sent_by) REFERENCES users(tenant_id, id),
  constraint sales_transmissions_check CHECK ((last_day >= first_day))
);
CREATE INDEX sales_transmissions_entity ON public.sales_transmissions USING btree (tenant_id, entity_id, last_day);
CREATE INDEX sales_transmissions_sender ON public.sales_transmissions USING btree (tenant_id, sent_by) WHERE (sent_by IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.sales_transmissions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.sales_transmissions FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table saved_searches (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  user_id bigint,
  mail text not null,
  language text not null,
  search text not null,
  token text not null,
  wording text not null,
  proof jsonb not null,
  asked_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  told_at timestamp with time zone not null default now(),
  constraint saved_searches_pkey PRIMARY KEY (tenant_id, id),
  constraint saved_searches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint saved_searches_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint saved_searches_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text])))
);
CREATE INDEX saved_searches_user ON public.saved_searches USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX saved_searches_once ON public.saved_searches USING btree (tenant_id, mail, search);
CREATE UNIQUE INDEX saved_searches_token ON public.saved_searches USING btree (tenant_id, token);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table sender_domains (
  tenant_id integer not null default current_tenant(),
  address text not null,
  selector text not null,
  sealed_key text not null,
  public_key text not null,
  found jsonb not null default '{}'::jsonb,
  checked_at timestamp with time zone,
  is_active boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint sender_domains_pkey PRIMARY KEY (tenant_id),
  constraint sender_domains_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sender_domains_address_check CHECK (((address = lower(address)) AND (address ~~ '%@%'::text)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table service_minutes (
  tenant_id integer not null default current_tenant(),
  minute timestamp with time zone not null,
  constraint service_minutes_pkey PRIMARY KEY (tenant_id, minute),
  constraint service_minutes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table service_notices (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  message jsonb not null,
  announced_at timestamp with time zone not null default now(),
  created_by bigint,
  concerned_id integer,
  constraint service_notices_pkey PRIMARY KEY (tenant_id, id),
  constraint service_notices_concerned_id_fkey FOREIGN KEY (concerned_id) REFERENCES tenants(id) ON DELETE CASCADE,
  constraint service_notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_notices_kind_check CHECK ((kind = ANY (ARRAY['maintenance'::text, 'incident'::text])))
);
CREATE INDEX service_notices_recent ON public.service_notices USING btree (starts_at DESC);
CREATE INDEX service_notices_starts ON public.service_notices USING btree (starts_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table sessions (
  tenant_id integer not null default current_tenant(),
  id uuid not null,
  user_id bigint not null,
  is_link boolean not null default false,
  acting_admin_id bigint,
  user_agent text,
  address text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_because text,
  last_used_at timestamp with time zone not null default now(),
  acting_admin_name text,
  acting_tenant_id integer,
  acting_session_id uuid,
  link_path text,
  constraint sessions_pkey PRIMARY KEY (tenant_id, id),
  constraint sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX sessions_acting ON public.sessions USING btree (acting_session_id) WHERE (acting_session_id IS NOT NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER forget_devices AFTER UPDATE OF revoked_at ON public.sessions FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL) AND (new.revoked_because IS DISTINCT FROM 'idle'::text))) EXECUTE FUNCTION forget_devices_of_session();

table signatures (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  slot_id bigint not null,
  registration_id bigint,
  partner_user_id bigint,
  signed_at timestamp with time zone not null default now(),
  drawing text,
  typed_name text,
  consent_version text not null,
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  constraint signatures_pkey PRIMARY KEY (tenant_id, id),
  constraint signatures_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint signatures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint signatures_tenant_id_partner_user_id_fkey FOREIGN KEY (tenant_id, partner_user_id) REFERENCES users(tenant_id, id),
  constraint signatures_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint signatures_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id),
  constraint signatures_check CHECK (((registration_id IS NULL) <> (partner_user_id IS NULL))),
  constraint signatures_check1 CHECK (((drawing IS NULL) <> (typed_name IS NULL)))
);
CREATE INDEX signatures_event ON public.signatures USING btree (tenant_id, event_id, id);
CREATE INDEX signatures_registration ON public.signatures USING btree (tenant_id, registration_id) WHERE (registration_id IS NOT NULL);
CREATE UNIQUE INDEX signatures_learner ON public.signatures USING btree (tenant_id, slot_id, registration_id) WHERE (registration_id IS NOT NULL);
CREATE UNIQUE INDEX signatures_partner ON public.signatures USING btree (tenant_id, slot_id, partner_user_id) WHERE (partner_user_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.signatures FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.signatures FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.signed_at < (now() - '6 years'::interval)))))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER mark_event AFTER INSERT OR DELETE ON public.signatures FOR EACH ROW EXECUTE FUNCTION mark_event();

table signing_devices (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  device text not null,
  last_hash text not null,
  seen_at timestamp with time zone not null default now(),
  constraint signing_devices_pkey PRIMARY KEY (tenant_id, event_id, device),
  constraint signing_devices_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint signing_devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table slot_partners (
  tenant_id integer not null default current_tenant(),
  slot_id bigint not null,
  user_id bigint not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  constraint slot_partners_pkey PRIMARY KEY (tenant_id, slot_id, user_id),
  constraint slot_partners_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint slot_partners_tenant_id_slot_id_fkey FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id) ON DELETE CASCADE,
  constraint slot_partners_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX slot_partners_user ON public.slot_partners USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER book_partner AFTER INSERT OR UPDATE OF start_at, end_at ON public.slot_partners FOR EACH ROW EXECUTE FUNCTION book_partner_of_slot();
CREATE TRIGGER mark_restaffed_slot AFTER INSERT OR DELETE ON public.slot_partners FOR EACH ROW EXECUTE FUNCTION mark_restaffed_slot();

table slots (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  title text not null default ''::text,
  room_id bigint,
  changed_at timestamp with time zone,
  created_at timestamp with time zone default now(),
  constraint slots_pkey PRIMARY KEY (tenant_id, id),
  constraint slots_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint slots_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint slots_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES rooms(tenant_id, id),
  constraint slots_check CHECK ((end_at > start_at))
);
CREATE INDEX slots_by_end ON public.slots USING btree (end_at);
CREATE INDEX slots_by_start ON public.slots USING btree (start_at);
CREATE INDEX slots_event ON public.slots USING btree (tenant_id, event_id, start_at);
CREATE INDEX slots_room ON public.slots USING btree (tenant_id, room_id) WHERE (room_id IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER book_room_when_added AFTER INSERT ON public.slots FOR EACH ROW WHEN ((new.room_id IS NOT NULL)) EXECUTE FUNCTION book_room_of_slot();
CREATE TRIGGER book_room_when_changed AFTER UPDATE OF event_id, room_id, start_at, end_at ON public.slots FOR EACH ROW WHEN (((new.room_id IS NOT NULL) OR (old.room_id IS NOT NULL))) EXECUTE FUNCTION book_room_of_slot();
CREATE TRIGGER guard_locked_hours BEFORE INSERT OR UPDATE OF event_id, start_at, end_at ON public.slots FOR EACH ROW EXECUTE FUNCTION guard_locked_hours();
CREATE TRIGGER mark_changed_slot BEFORE UPDATE OF start_at, end_at, room_id ON public.slots FOR EACH ROW EXECUTE FUNCTION mark_changed_slot();
CREATE TRIGGER mark_end AFTER INSERT OR UPDATE OF start_at, end_at ON public.slots FOR EACH ROW EXECUTE FUNCTION mark_end();
CREATE TRIGGER mark_event AFTER DELETE OR UPDATE OF start_at, end_at ON public.slots FOR EACH ROW EXECUTE FUNCTION mark_event();

table sms (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  moment text,
  occurrence text not null,
  user_id bigint,
  number text not null,
  kind text not null,
  body text not null,
  segments smallint not null,
  status smallint not null default 6,
  tries integer not null default 0,
  reason text,
  token text not null,
  send_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  claimed_at timestamp with time zone,
  delivered_at timestamp with time zone,
  resends smallint not null default 0,
  constraint sms_pkey PRIMARY KEY (tenant_id, id),
  constraint sms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sms_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint sms_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'commercial'::text]))),
  constraint sms_status_check CHECK ((status = ANY (ARRAY[5, 6, 7])))
);
CREATE INDEX sms_number ON public.sms USING btree (number) WHERE (kind = 'commercial'::text);
CREATE INDEX sms_of_month ON public.sms USING btree (tenant_id, sent_at) WHERE (status = 5);
CREATE INDEX sms_recent ON public.sms USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX sms_user ON public.sms USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX sms_waiting ON public.sms USING btree (tenant_id, send_at) WHERE (status = 6);
CREATE UNIQUE INDEX sms_once ON public.sms USING btree (tenant_id, COALESCE(moment, ''::text), number, occurrence);
CREATE UNIQUE INDEX sms_token ON public.sms USING btree (tenant_id, token);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table sms_opt_outs (
  tenant_id integer not null default current_tenant(),
  number_hash text not null,
  created_at timestamp with time zone not null default now(),
  constraint sms_opt_outs_pkey PRIMARY KEY (tenant_id, number_hash),
  constraint sms_opt_outs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table sms_settings (
  tenant_id integer not null default current_tenant(),
  sender text not null default ''::text,
  stop_number text not null default ''::text,
  monthly_cap integer,
  unit_price integer not null default 50,
  constraint sms_settings_pkey PRIMARY KEY (tenant_id),
  constraint sms_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table sms_template_versions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  template_id bigint not null,
  version integer not null,
  kind text not null,
  language text not null,
  body text not null,
  reason text not null default ''::text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint sms_template_versions_tenant_id_template_id_version_key UNIQUE (tenant_id, template_id, version),
  constraint sms_template_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint sms_template_versions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint sms_template_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sms_template_versions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES sms_templates(tenant_id, id) ON DELETE CASCADE,
  constraint sms_template_versions_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'commercial'::text]))),
  constraint sms_template_versions_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text])))
);
CREATE INDEX sms_template_versions_author ON public.sms_template_versions USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table sms_templates (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  moment text,
  kind text not null,
  language text not null default 'fr'::text,
  body text not null,
  segments smallint not null,
  is_active boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  constraint sms_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint sms_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sms_templates_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'commercial'::text]))),
  constraint sms_templates_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text])))
);
CREATE INDEX sms_templates_name ON public.sms_templates USING btree (tenant_id, name, id);
CREATE UNIQUE INDEX sms_templates_active ON public.sms_templates USING btree (tenant_id, moment, language) WHERE (is_active AND (moment IS NOT NULL));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table spent_codes (
  tenant_id integer not null default current_tenant(),
  name text not null,
  spent_at timestamp with time zone not null default now(),
  constraint spent_codes_pkey PRIMARY KEY (tenant_id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table step_delegations (
  tenant_id integer not null default current_tenant(),
  event_id bigint not null,
  step text not null,
  responsible_id bigint,
  due_on date,
  constraint step_delegations_pkey PRIMARY KEY (tenant_id, event_id, step),
  constraint step_delegations_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint step_delegations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint step_delegations_tenant_id_responsible_id_fkey FOREIGN KEY (tenant_id, responsible_id) REFERENCES users(tenant_id, id)
);
CREATE INDEX step_delegations_responsible ON public.step_delegations USING btree (tenant_id, responsible_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table support_messages (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  request_id bigint not null,
  is_from_vendor boolean not null default false,
  author_id bigint,
  author_name text not null,
  body jsonb not null,
  file_ids bigint[] not null default '{}'::bigint[],
  created_at timestamp with time zone not null default now(),
  constraint support_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint support_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint support_messages_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES support_requests(tenant_id, id)
);
CREATE INDEX support_messages_request ON public.support_messages USING btree (tenant_id, request_id, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.support_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.support_messages FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table support_requests (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  subject text not null,
  kind text not null,
  priority text not null default 'normal'::text,
  page text not null default ''::text,
  incident text,
  status text not null default 'received'::text,
  user_id bigint not null,
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer not null default 1,
  constraint support_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint support_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint support_requests_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint support_requests_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'failure'::text, 'billing'::text, 'idea'::text, 'complaint'::text]))),
  constraint support_requests_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text]))),
  constraint support_requests_status_check CHECK ((status = ANY (ARRAY['received'::text, 'working'::text, 'yours'::text, 'solved'::text])))
);
CREATE INDEX support_requests_open ON public.support_requests USING btree (status, created_at) WHERE (status <> 'solved'::text);
CREATE INDEX support_requests_recent ON public.support_requests USING btree (tenant_id, created_at DESC, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table suspended_mails (
  tenant_id integer not null default current_tenant(),
  moment text not null,
  occurrence text not null,
  suspended_at timestamp with time zone not null default now(),
  constraint suspended_mails_pkey PRIMARY KEY (tenant_id, moment, occurrence),
  constraint suspended_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table task_checklists (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  items jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint task_checklists_tenant_id_name_key UNIQUE (tenant_id, name),
  constraint task_checklists_pkey PRIMARY KEY (tenant_id, id),
  constraint task_checklists_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint task_checklists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table tasks (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  label text not null default ''::text,
  user_id bigint,
  event_id bigint,
  todo_user_id bigint not null,
  todo_date timestamp with time zone,
  detail jsonb,
  detail_text text not null default ''::text,
  status text not null default 'todo'::text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  closed_by bigint,
  closed_at timestamp with time zone,
  version integer not null default 1,
  search text generated (searchable(((label || ' '::text) || "left"(detail_text, 4000)))),
  company_id bigint,
  registration_id bigint,
  checklist_item uuid,
  constraint tasks_pkey PRIMARY KEY (tenant_id, id),
  constraint tasks_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES users(tenant_id, id),
  constraint tasks_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint tasks_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint tasks_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint tasks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tasks_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE SET NULL (registration_id),
  constraint tasks_tenant_id_todo_user_id_fkey FOREIGN KEY (tenant_id, todo_user_id) REFERENCES users(tenant_id, id),
  constraint tasks_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint tasks_check CHECK (((status = 'todo'::text) = (closed_at IS NULL))),
  constraint tasks_label_check CHECK ((length(label) <= 255)),
  constraint tasks_status_check CHECK ((status = ANY (ARRAY['todo'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX tasks_author ON public.tasks USING btree (tenant_id, created_by);
CREATE INDEX tasks_by_due ON public.tasks USING btree (todo_date) WHERE (status = 'todo'::text);
CREATE INDEX tasks_company ON public.tasks USING btree (tenant_id, company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX tasks_contact ON public.tasks USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX tasks_due ON public.tasks USING btree (tenant_id, todo_date) WHERE (status = 'todo'::text);
CREATE INDEX tasks_event ON public.tasks USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX tasks_open ON public.tasks USING btree (tenant_id, todo_user_id, todo_date) WHERE (status = 'todo'::text);
CREATE INDEX tasks_registration ON public.tasks USING btree (tenant_id, registration_id) WHERE (registration_id IS NOT NULL);
CREATE INDEX tasks_search ON public.tasks USING gin (search gin_trgm_ops);
CREATE INDEX tasks_status ON public.tasks USING btree (tenant_id, status, todo_date);
CREATE UNIQUE INDEX tasks_checklist_item ON public.tasks USING btree (tenant_id, event_id, checklist_item) WHERE (checklist_item IS NOT NULL);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table tenant_deletions (
  tenant_id integer not null default current_tenant(),
  reason text not null,
  asked_by bigint not null,
  asked_by_name text not null,
  asked_at timestamp with time zone not null default now(),
  confirmed_by bigint,
  confirmed_by_name text,
  confirmed_at timestamp with time zone,
  due_at timestamp with time zone,
  work_id bigint,
  carried_out_at timestamp with time zone,
  report jsonb,
  constraint tenant_deletions_pkey PRIMARY KEY (tenant_id),
  constraint tenant_deletions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tenant_deletions_check CHECK ((confirmed_by <> asked_by))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table tenants (
  id integer not null generated as identity,
  name text not null,
  label text not null,
  logo_file_id bigint,
  params jsonb not null default '{}'::jsonb,
  features text[] not null default '{}'::text[],
  texts jsonb not null default '{}'::jsonb,
  colours jsonb not null default '{}'::jsonb,
  glossary jsonb not null default '{}'::jsonb,
  languages text[] not null default '{fr,en}'::text[],
  max_events integer,
  max_admins integer,
  max_mails_per_month integer,
  suspended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'agency'::text,
  formula text not null default ''::text,
  formula_months smallint not null default 12,
  renews_on date,
  payment_period text not null default 'year'::text,
  last_paid_period text,
  card_token text,
  suspended_reason text,
  contact jsonb not null default '{}'::jsonb,
  vendor_company_id bigint,
  version integer not null default 1,
  suspends_on date,
  labels jsonb not null default '{}'::jsonb,
  constraint tenants_name_key UNIQUE (name),
  constraint tenants_pkey PRIMARY KEY (id),
  constraint tenants_formula_months_check CHECK (((formula_months >= 1) AND (formula_months <= 12))),
  constraint tenants_kind_check CHECK ((kind = ANY (ARRAY['training'::text, 'club'::text, 'law_firm'::text, 'agency'::text, 'recruiting'::text]))),
  constraint tenants_name_check CHECK (((name = lower(name)) AND (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text))),
  constraint tenants_payment_period_check CHECK ((payment_period = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text]))),
  constraint tenants_suspension_ahead CHECK (((suspends_on IS NULL) OR (suspended_at IS NULL)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (id = current_tenant())
CREATE TRIGGER recount_zone AFTER UPDATE OF params ON public.tenants FOR EACH ROW WHEN ((zone_of(old.params) <> zone_of(new.params))) EXECUTE FUNCTION recount_zone();

table text_versions (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  content text not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint text_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint text_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX text_versions_name ON public.text_versions USING btree (tenant_id, name, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.text_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.text_versions FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table theme_addresses (
  tenant_id integer not null default current_tenant(),
  url text not null,
  theme_id bigint not null,
  constraint theme_addresses_pkey PRIMARY KEY (tenant_id, url),
  constraint theme_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint theme_addresses_tenant_id_theme_id_fkey FOREIGN KEY (tenant_id, theme_id) REFERENCES themes(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX theme_addresses_theme ON public.theme_addresses USING btree (tenant_id, theme_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table themes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  name_en text,
  url text not null,
  code text,
  parent_id bigint,
  description text not null default ''::text,
  colours jsonb not null default '{}'::jsonb,
  nsf_code text,
  referent_id bigint,
  rank integer not null default 0,
  is_visible boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint themes_pkey PRIMARY KEY (tenant_id, id),
  constraint themes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint themes_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES themes(tenant_id, id),
  constraint themes_tenant_id_referent_id_fkey FOREIGN KEY (tenant_id, referent_id) REFERENCES users(tenant_id, id),
  constraint themes_check CHECK ((parent_id IS DISTINCT FROM id)),
  constraint themes_name_check CHECK ((name <> ''::text)),
  constraint themes_url_check CHECK ((url ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
CREATE INDEX themes_parent ON public.themes USING btree (tenant_id, parent_id);
CREATE UNIQUE INDEX themes_name ON public.themes USING btree (tenant_id, searchable(name));
CREATE UNIQUE INDEX themes_url ON public.themes USING btree (tenant_id, url);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table throttled_acts (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  act text not null,
  caller text not null,
  at timestamp with time zone not null default now(),
  constraint throttled_acts_pkey PRIMARY KEY (tenant_id, id),
  constraint throttled_acts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX throttled_acts_caller ON public.throttled_acts USING btree (tenant_id, act, caller, at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table traces (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  at timestamp with time zone not null default now(),
  action text not null,
  info text,
  user_id bigint,
  acting_admin_id bigint,
  event_id bigint,
  subject text,
  subject_id bigint,
  change jsonb,
  request_id text,
  is_private boolean not null default true,
  task_id bigint,
  status text,
  source text,
  acting_admin_name text default NULLIF(current_setting('app.acting_admin'::text, true), ''::text),
  constraint traces_pkey PRIMARY KEY (tenant_id, id),
  constraint traces_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX traces_action ON public.traces USING btree (tenant_id, action, at DESC);
CREATE INDEX traces_at ON public.traces USING btree (tenant_id, at DESC);
CREATE INDEX traces_event ON public.traces USING btree (tenant_id, event_id, at DESC) WHERE (event_id IS NOT NULL);
CREATE INDEX traces_subject ON public.traces USING btree (tenant_id, subject, subject_id);
CREATE INDEX traces_task ON public.traces USING btree (tenant_id, task_id, at DESC) WHERE (task_id IS NOT NULL);
CREATE INDEX traces_user ON public.traces USING btree (tenant_id, user_id, at DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.traces FOR EACH ROW EXECUTE FUNCTION refuse_trace_change();
CREATE TRIGGER kept BEFORE DELETE ON public.traces FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT (has_ended(old.tenant_id) OR (old.at < (now() - '1 year'::interval)))))) EXECUTE FUNCTION refuse_trace_change();

table tutorial_views (
  tenant_id integer not null default current_tenant(),
  user_id bigint not null,
  tutorial_id bigint not null,
  seen_at timestamp with time zone not null default now(),
  constraint tutorial_views_pkey PRIMARY KEY (tenant_id, user_id, tutorial_id),
  constraint tutorial_views_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tutorial_views_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table tutorials (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  topic text not null default ''::text,
  rank integer not null default 0,
  title jsonb not null,
  steps jsonb not null default '[]'::jsonb,
  page text not null default ''::text,
  feature text,
  file_id bigint,
  captions_file_id bigint,
  seconds integer,
  published_at timestamp with time zone,
  version integer not null default 1,
  topic_en text not null default ''::text,
  constraint tutorials_pkey PRIMARY KEY (tenant_id, id),
  constraint tutorials_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint tutorials_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table uploads (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  size bigint not null,
  received bigint not null default 0,
  parts text[] not null default '{}'::text[],
  created_by bigint not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint uploads_pkey PRIMARY KEY (tenant_id, id),
  constraint uploads_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint uploads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint uploads_check CHECK (((received >= 0) AND (received <= size))),
  constraint uploads_name_check CHECK ((name <> ''::text)),
  constraint uploads_size_check CHECK ((size > 0))
);
CREATE INDEX uploads_created_by ON public.uploads USING btree (tenant_id, created_by);
CREATE INDEX uploads_expires_at ON public.uploads USING btree (expires_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table users (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  unique_id text not null,
  mail text not null,
  password_hash text,
  status smallint not null default 5,
  first_name text not null,
  last_name text not null,
  birth_date date,
  phone text,
  address text,
  address_complement text,
  code_postal text,
  town text,
  country text not null default 'FR'::text,
  company_id bigint,
  profile_code text not null default 'USR'::text,
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  is_restricted smallint not null default 0,
  is_partner boolean not null default false,
  has_tasks boolean not null default false,
  is_adherent boolean not null default false,
  is_prospect boolean not null default false,
  in_annuary boolean not null default false,
  code text,
  accounting_code text,
  language text not null default 'fr'::text,
  avatar_file_id bigint,
  totp_secret text,
  search text generated (searchable(((((first_name || ' '::text) || last_name) || ' '::text) || mail))),
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  civility text,
  job text,
  manager_id bigint,
  region_id bigint,
  is_region_manual boolean not null default false,
  employees_number integer,
  independents_number integer,
  time_zone text,
  presentation text,
  specialities text[] not null default '{}'::text[],
  directory_fields text[] not null default '{}'::text[],
  directory_consented_at timestamp with time zone,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint,
  last_login_at timestamp with time zone,
  merged_into_id bigint,
  erased_at timestamp with time zone,
  name_key text generated (searchable(((last_name || ' '::text) || first_name))),
  company_label text,
  constraint users_pkey PRIMARY KEY (tenant_id, id),
  constraint users_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint users_tenant_id_manager_id_fkey FOREIGN KEY (tenant_id, manager_id) REFERENCES users(tenant_id, id),
  constraint users_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES users(tenant_id, id),
  constraint users_tenant_id_region_id_fkey FOREIGN KEY (tenant_id, region_id) REFERENCES regions(tenant_id, id),
  constraint users_is_restricted_check CHECK ((is_restricted = ANY (ARRAY[0, 1, 2]))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['fr'::text, 'en'::text]))),
  constraint users_mail_check CHECK ((mail = lower(mail))),
  constraint users_profile_code_check CHECK ((profile_code = ANY (ARRAY['ADM'::text, 'REF'::text, 'USR'::text, 'REC'::text, 'CNS'::text]))),
  constraint users_status_check CHECK (((status >= 0) AND (status <= 9)))
);
CREATE INDEX users_admins ON public.users USING btree (tenant_id, searchable(last_name), id) WHERE is_admin;
CREATE INDEX users_by_company ON public.users USING btree (tenant_id, searchable(company_label), id);
CREATE INDEX users_by_company_back ON public.users USING btree (tenant_id, searchable(company_label) DESC NULLS LAST, id DESC);
CREATE INDEX users_by_last_login ON public.users USING btree (tenant_id, last_login_at, id);
CREATE INDEX users_by_mail ON public.users USING btree (tenant_id, searchable(mail), id);
CREATE INDEX users_by_profile ON public.users USING btree (tenant_id, searchable(profile_code), id);
CREATE INDEX users_by_status ON public.users USING btree (tenant_id, status, id);
CREATE INDEX users_code_postal ON public.users USING btree (tenant_id, code_postal, town) WHERE (code_postal IS NOT NULL);
CREATE INDEX users_company ON public.users USING btree (tenant_id, company_id, status);
CREATE INDEX users_directory ON public.users USING btree (tenant_id, last_name, first_name, id) WHERE in_annuary;
CREATE INDEX users_first_name ON public.users USING btree (tenant_id, searchable(first_name), id);
CREATE INDEX users_last_name ON public.users USING btree (tenant_id, searchable(last_name), id);
CREATE INDEX users_latest_login ON public.users USING btree (tenant_id, last_login_at DESC NULLS LAST, id DESC);
CREATE INDEX users_members ON public.users USING btree (tenant_id, searchable(last_name), id) WHERE is_adherent;
CREATE INDEX users_name ON public.users USING btree (tenant_id, last_name, first_name, id);
CREATE INDEX users_name_key ON public.users USING btree (tenant_id, name_key);
CREATE INDEX users_partners ON public.users USING btree (tenant_id, searchable(last_name), id) WHERE is_partner;
CREATE INDEX users_parts ON public.users USING gin (searchable(phone) gin_trgm_ops, searchable(job) gin_trgm_ops, searchable(code) gin_trgm_ops);
CREATE INDEX users_phone ON public.users USING btree (tenant_id, phone) WHERE (phone IS NOT NULL);
CREATE INDEX users_prospects ON public.users USING btree (tenant_id, searchable(last_name), id) WHERE is_prospect;
CREATE INDEX users_recent ON public.users USING btree (tenant_id, created_at, id);
CREATE INDEX users_region ON public.users USING btree (tenant_id, region_id) WHERE (region_id IS NOT NULL);
CREATE INDEX users_search ON public.users USING gin (search gin_trgm_ops);
CREATE INDEX users_status ON public.users USING btree (tenant_id, status, last_name, first_name, id);
CREATE INDEX users_to_validate ON public.users USING btree (tenant_id, searchable(last_name), id) WHERE (status = 3);
CREATE INDEX users_town ON public.users USING btree (tenant_id, searchable(town), id);
CREATE UNIQUE INDEX users_mail ON public.users USING btree (tenant_id, mail) WHERE (status <> 9);
CREATE UNIQUE INDEX users_unique_id ON public.users USING btree (tenant_id, unique_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_added_people AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
CREATE TRIGGER count_changed_people AFTER UPDATE OF status, created_at, is_adherent, is_prospect ON public.users FOR EACH ROW EXECUTE FUNCTION count_people();
CREATE TRIGGER count_removed_people AFTER DELETE ON public.users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_people();
CREATE TRIGGER label_company BEFORE INSERT OR UPDATE OF company_id ON public.users FOR EACH ROW EXECUTE FUNCTION label_company();
CREATE TRIGGER relabel_bills AFTER UPDATE OF first_name, last_name ON public.users FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION relabel_bills();
CREATE TRIGGER relabel_quotes AFTER UPDATE OF first_name, last_name ON public.users FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION relabel_quotes();

table validation_codes (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  mail text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  purpose text not null default 'account'::text,
  user_id bigint,
  channel text not null default 'mail'::text,
  constraint validation_codes_pkey PRIMARY KEY (tenant_id, id),
  constraint validation_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint validation_codes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint validation_codes_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint validation_codes_purpose_check CHECK ((purpose = ANY (ARRAY['account'::text, 'mail'::text, 'registration'::text, 'vote'::text, 'signature'::text, 'agreement'::text])))
);
CREATE INDEX validation_codes_mail ON public.validation_codes USING btree (tenant_id, mail, created_at);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table video_captions (
  tenant_id integer not null default current_tenant(),
  video_id bigint not null,
  language text not null,
  file_id bigint not null,
  constraint video_captions_pkey PRIMARY KEY (tenant_id, video_id, language),
  constraint video_captions_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint video_captions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint video_captions_tenant_id_video_id_fkey FOREIGN KEY (tenant_id, video_id) REFERENCES videos(tenant_id, id) ON DELETE CASCADE,
  constraint video_captions_language_check CHECK ((language ~ '^[a-z]{2}$'::text))
);
CREATE INDEX video_captions_file ON public.video_captions USING btree (tenant_id, file_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table video_views (
  tenant_id integer not null default current_tenant(),
  video_id bigint not null,
  event_id bigint not null,
  user_id bigint not null,
  parts jsonb not null default '[]'::jsonb,
  seconds integer not null default 0,
  position numeric(8,1) not null default 0,
  views integer not null default 1,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  counted_at timestamp with time zone not null,
  whole_at timestamp with time zone,
  constraint video_views_pkey PRIMARY KEY (tenant_id, video_id, event_id, user_id),
  constraint video_views_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  constraint video_views_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint video_views_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint video_views_tenant_id_video_id_fkey FOREIGN KEY (tenant_id, video_id) REFERENCES videos(tenant_id, id),
  constraint video_views_position_check CHECK (("position" >= (0)::numeric)),
  constraint video_views_seconds_check CHECK ((seconds >= 0)),
  constraint video_views_views_check CHECK ((views > 0))
);
CREATE INDEX video_views_event ON public.video_views USING btree (tenant_id, event_id);
CREATE INDEX video_views_user ON public.video_views USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table videos (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  name text not null,
  file_id bigint not null,
  poster_file_id bigint,
  seconds integer,
  rank smallint not null default 1,
  restriction smallint not null default 0,
  chapters jsonb not null default '[]'::jsonb,
  transcript text not null default ''::text,
  search text generated (searchable(name)),
  version integer not null default 1,
  archived_at timestamp with time zone,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint videos_pkey PRIMARY KEY (tenant_id, id),
  constraint videos_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint videos_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES files(tenant_id, id),
  constraint videos_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint videos_tenant_id_poster_file_id_fkey FOREIGN KEY (tenant_id, poster_file_id) REFERENCES files(tenant_id, id),
  constraint videos_name_check CHECK ((name <> ''::text)),
  constraint videos_rank_check CHECK (((rank >= 1) AND (rank <= 999))),
  constraint videos_seconds_check CHECK (((seconds >= 1) AND (seconds <= 86400)))
);
CREATE INDEX videos_created_by ON public.videos USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX videos_file ON public.videos USING btree (tenant_id, file_id);
CREATE INDEX videos_name ON public.videos USING btree (tenant_id, search, id);
CREATE INDEX videos_poster ON public.videos USING btree (tenant_id, poster_file_id) WHERE (poster_file_id IS NOT NULL);
CREATE INDEX videos_recent ON public.videos USING btree (tenant_id, created_at DESC, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table vote_proofs (
  tenant_id integer not null default current_tenant(),
  session_id uuid not null,
  event_id bigint not null,
  proved_at timestamp with time zone not null default now(),
  constraint vote_proofs_pkey PRIMARY KEY (tenant_id, session_id, event_id),
  constraint vote_proofs_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint vote_proofs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vote_proofs_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES sessions(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX vote_proofs_event ON public.vote_proofs USING btree (tenant_id, event_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table vote_proxies (
  tenant_id integer not null default current_tenant(),
  giver_id bigint not null,
  event_id bigint not null,
  holder_id bigint not null,
  given_at timestamp with time zone not null default now(),
  constraint vote_proxies_pkey PRIMARY KEY (tenant_id, giver_id),
  constraint vote_proxies_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint vote_proxies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vote_proxies_tenant_id_giver_id_fkey FOREIGN KEY (tenant_id, giver_id) REFERENCES registrations(tenant_id, id),
  constraint vote_proxies_tenant_id_holder_id_fkey FOREIGN KEY (tenant_id, holder_id) REFERENCES registrations(tenant_id, id),
  constraint vote_proxies_check CHECK ((holder_id <> giver_id))
);
CREATE INDEX vote_proxies_event ON public.vote_proxies USING btree (tenant_id, event_id);
CREATE INDEX vote_proxies_holder ON public.vote_proxies USING btree (tenant_id, holder_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table vote_roll (
  tenant_id integer not null default current_tenant(),
  resolution_id bigint not null,
  registration_id bigint not null,
  voter_id bigint not null,
  weight integer not null,
  constraint vote_roll_pkey PRIMARY KEY (tenant_id, resolution_id, registration_id),
  constraint vote_roll_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vote_roll_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint vote_roll_tenant_id_resolution_id_fkey FOREIGN KEY (tenant_id, resolution_id) REFERENCES resolutions(tenant_id, id),
  constraint vote_roll_tenant_id_voter_id_fkey FOREIGN KEY (tenant_id, voter_id) REFERENCES registrations(tenant_id, id),
  constraint vote_roll_weight_check CHECK ((weight > 0))
);
CREATE INDEX vote_roll_registration ON public.vote_roll USING btree (tenant_id, registration_id);
CREATE INDEX vote_roll_voter ON public.vote_roll USING btree (tenant_id, voter_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.vote_roll FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON public.vote_roll FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table vote_weights (
  tenant_id integer not null default current_tenant(),
  registration_id bigint not null,
  weight integer not null,
  constraint vote_weights_pkey PRIMARY KEY (tenant_id, registration_id),
  constraint vote_weights_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vote_weights_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id),
  constraint vote_weights_weight_check CHECK (((weight >= 0) AND (weight <= 1000)))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table votes_cast (
  tenant_id integer not null default current_tenant(),
  resolution_id bigint not null,
  registration_id bigint not null,
  constraint one_vote_per_right PRIMARY KEY (tenant_id, resolution_id, registration_id),
  constraint votes_cast_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint votes_cast_tenant_id_resolution_id_registration_id_fkey FOREIGN KEY (tenant_id, resolution_id, registration_id) REFERENCES vote_roll(tenant_id, resolution_id, registration_id)
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER append_only BEFORE UPDATE ON public.votes_cast FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard_vote BEFORE INSERT ON public.votes_cast FOR EACH ROW EXECUTE FUNCTION guard_vote();
CREATE TRIGGER kept BEFORE DELETE ON public.votes_cast FOR EACH ROW WHEN (((CURRENT_USER <> 'kxo_purge'::name) OR (NOT has_ended(old.tenant_id)))) EXECUTE FUNCTION refuse_change();

table waiting_list_entries (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  asked_by bigint not null,
  at_least integer not null,
  joined_at timestamp with time zone not null default now(),
  constraint waiting_list_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint waiting_list_entries_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES users(tenant_id, id),
  constraint waiting_list_entries_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint waiting_list_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint waiting_list_entries_at_least_check CHECK ((at_least > 0))
);
CREATE INDEX waiting_list_entries_asked_by ON public.waiting_list_entries USING btree (tenant_id, asked_by);
CREATE INDEX waiting_list_entries_of ON public.waiting_list_entries USING btree (tenant_id, event_id, id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table waiting_list_log (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  event_id bigint not null,
  entry_id bigint not null,
  user_id bigint,
  kind smallint not null,
  places integer,
  needs integer,
  reason text,
  by_user_id bigint,
  at timestamp with time zone not null default now(),
  constraint waiting_list_log_pkey PRIMARY KEY (tenant_id, id),
  constraint waiting_list_log_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES waiting_list_entries(tenant_id, id) ON DELETE CASCADE,
  constraint waiting_list_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint waiting_list_log_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint waiting_list_log_kind_check CHECK (((kind >= 1) AND (kind <= 7)))
);
CREATE INDEX waiting_list_log_event ON public.waiting_list_log USING btree (tenant_id, event_id, id);
CREATE INDEX waiting_list_log_of ON public.waiting_list_log USING btree (tenant_id, entry_id, id);
CREATE INDEX waiting_list_log_user ON public.waiting_list_log USING btree (tenant_id, user_id);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table waiting_list_people (
  tenant_id integer not null default current_tenant(),
  entry_id bigint not null,
  user_id bigint not null,
  event_id bigint not null,
  rank integer not null,
  state smallint not null default 1,
  registration_id bigint,
  offer_expires_at timestamp with time zone,
  constraint waiting_list_people_pkey PRIMARY KEY (tenant_id, entry_id, user_id),
  constraint waiting_list_people_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES waiting_list_entries(tenant_id, id) ON DELETE CASCADE,
  constraint waiting_list_people_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint waiting_list_people_tenant_id_registration_id_fkey FOREIGN KEY (tenant_id, registration_id) REFERENCES registrations(tenant_id, id) ON DELETE SET NULL (registration_id),
  constraint waiting_list_people_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint waiting_list_people_state_check CHECK (((state >= 1) AND (state <= 5)))
);
CREATE INDEX waiting_list_people_offered ON public.waiting_list_people USING btree (tenant_id, registration_id) WHERE (state = 2);
CREATE INDEX waiting_list_people_user ON public.waiting_list_people USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX waiting_once ON public.waiting_list_people USING btree (tenant_id, event_id, user_id) WHERE (state = ANY (ARRAY[1, 2]));
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
CREATE TRIGGER count_waiting AFTER INSERT OR DELETE OR UPDATE OF state ON public.waiting_list_people FOR EACH ROW EXECUTE FUNCTION count_waiting();

table wallet_keys (
  tenant_id integer not null default current_tenant(),
  wallet text not null,
  shown jsonb not null,
  sealed_key text not null,
  created_at timestamp with time zone not null default now(),
  constraint wallet_keys_pkey PRIMARY KEY (tenant_id, wallet),
  constraint wallet_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint wallet_keys_wallet_check CHECK ((wallet = ANY (ARRAY['apple'::text, 'google'::text])))
);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())

table works (
  tenant_id integer not null default current_tenant(),
  id bigint not null generated as identity,
  kind text not null,
  status smallint not null default 0,
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  failures jsonb not null default '[]'::jsonb,
  report_file_id bigint,
  stop_asked boolean not null default false,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  touched_at timestamp with time zone not null default now(),
  reason jsonb,
  constraint works_pkey PRIMARY KEY (tenant_id, id),
  constraint works_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX works_recent ON public.works USING btree (tenant_id, created_at DESC, id DESC);
-- policy every_tenant to kxo_across using true
-- policy one_tenant to kxo_app using (tenant_id = current_tenant())
