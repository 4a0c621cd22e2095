-- The outbox: a row is written in the transaction of the change it tells; the worker delivers it.
create table mails (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  moment text not null,
  -- One person never receives the same moment twice for the same occurrence.
  occurrence text not null,
  user_id bigint,
  recipient text not null,
  recipient_name text not null default '',
  subject text not null,
  html text not null,
  body_text text not null,
  -- [{ name, content_type, file_id }]
  attachments jsonb not null default '[]',
  status smallint not null default 6 check (status in (5, 6, 7)),
  tries integer not null default 0,
  reason text,
  send_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- A mail is claimed before it is handed to the transport, so that two workers never send it at the same time.
  claimed_at timestamptz,
  -- Holds a password link or a code: what it says is for its recipient alone.
  is_secret boolean not null default false,
  search text generated always as (searchable(subject || ' ' || recipient_name || ' ' || recipient)) stored,
  -- The event a mail is about: its own list, and the answer to event_mails.
  event_id bigint,
  -- The sending a mail is part of, the topic it is about, and what its unsubscribe link bears.
  campaign_id bigint,
  topic text,
  unsubscribe_token text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index mails_once on mails (tenant_id, moment, recipient, occurrence);
create index mails_recent on mails (tenant_id, created_at desc, id desc);
create index mails_status on mails (tenant_id, status, created_at desc);
create index mails_user on mails (tenant_id, user_id);
create index mails_search on mails using gin (search gin_trgm_ops);
create index mails_waiting on mails (tenant_id, send_at) where status = 6;
-- Letters written to a company itself name nobody: they are found by their address.
create index mails_address on mails (tenant_id, lower(recipient)) where user_id is null;
create index mails_event on mails (tenant_id, event_id, created_at desc) where event_id is not null;
-- Asked of each reminder that is due: has it left already?
create index mails_occurrence on mails (tenant_id, moment, occurrence);
create index mails_campaign on mails (tenant_id, campaign_id) where campaign_id is not null;
create unique index mails_unsubscribe on mails (tenant_id, unsubscribe_token) where unsubscribe_token is not null;
select fence_tenant('mails');

-- A tenant's own wording of a moment; absent, the default of the catalogue speaks.
create table mail_templates (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  moment text not null,
  language text not null check (language in ('fr', 'en')),
  is_active boolean not null default true,
  subject text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index mail_templates_moment on mail_templates (tenant_id, moment, language) where is_active;
select fence_tenant('mail_templates');

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

-- An address as the suppression list knows it: the list says nothing of whom it holds to whoever reads it.
create function address_hash(address text) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(current_tenant() || ' ' || lower(trim(address)), 'UTF8')), 'hex')
$$;

create table mail_suppressions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  address_hash text not null,
  -- What people read of it: m…@cabinet.fr
  masked text not null,
  user_id bigint,
  cause text not null check (cause in ('hard_bounce', 'complaint', 'opt_out')),
  -- Null: everything.
  topic text check (topic in ('news', 'invitations', 'surveys')),
  -- What the other side said, or the reason somebody gave.
  detail text not null default '',
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by bigint,
  lift_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, lifted_by) references users (tenant_id, id)
);
create unique index mail_suppressions_once on mail_suppressions (tenant_id, address_hash, cause, coalesce(topic, '')) where lifted_at is null;
create index mail_suppressions_recent on mail_suppressions (tenant_id, created_at desc, id desc);
create index mail_suppressions_user on mail_suppressions (tenant_id, user_id) where user_id is not null;
select fence_tenant('mail_suppressions');
