-- What leaves around a date is a query over the dates themselves: nothing is written ahead but what somebody stopped.

-- What a tenant sets for a moment; absent, the catalogue speaks.
create table mail_settings (
  tenant_id integer not null default current_tenant() references tenants,
  moment text not null,
  is_on boolean not null default true,
  -- [{ anchor, days, minutes, at }]; null keeps the catalogue's delays.
  timing jsonb,
  primary key (tenant_id, moment)
);
select fence_tenant('mail_settings');

-- One coming mail that somebody stopped.
create table suspended_mails (
  tenant_id integer not null default current_tenant() references tenants,
  moment text not null,
  occurrence text not null,
  suspended_at timestamptz not null default now(),
  primary key (tenant_id, moment, occurrence)
);
select fence_tenant('suspended_mails');

-- The event a mail is about: its own list, and the answer to event_mails.
alter table mails add column event_id bigint;
alter table mails add foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id);
create index mails_event on mails (tenant_id, event_id, created_at desc) where event_id is not null;
-- Asked of each reminder that is due: has it left already?
create index mails_occurrence on mails (tenant_id, moment, occurrence);

-- When a reminder leaves: calendar days from its anchor on the clock of its zone, then minutes; before opening hours it waits for them, after them for the next day's.
create function mail_due_at(anchor timestamptz, zone text, days integer, minutes integer, at time, opens time, closes time)
returns timestamptz language sql immutable parallel safe as $$
  select case
      when opens is null or (due at time zone zone)::time between opens and closes then due
      when (due at time zone zone)::time < opens then ((due at time zone zone)::date + opens) at time zone zone
      else ((due at time zone zone)::date + 1 + opens) at time zone zone
    end
    from (select (case when at is null then (anchor at time zone zone) + make_interval(days => days)
                       else ((anchor at time zone zone)::date + days) + at end) at time zone zone + make_interval(mins => minutes) as due) as counted
$$;

-- Anchors are looked up by date across the tenants, each minute.
create index events_by_start on events (start_date) where is_active and cancelled_at is null;
create index events_by_end on events (end_date) where is_active and cancelled_at is null;
create index events_by_limit on events (limit_date) where is_active and cancelled_at is null;
create index slots_by_start on slots (start_at);
create index slots_by_end on slots (end_at);
create index bills_by_due on bills (due_date) where category = 1 and to_be_paid > 0;
create index registration_history_waiting on registration_history (at) where to_status in (1, 2, 3);
