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
  -- A template is written for a scope, from the whole tenant down to one event; each save is a version of its scope.
  scope text not null default 'tenant' check (scope in ('tenant', 'entity', 'type', 'theme', 'event')),
  -- The entity, the kind of training, the theme or the event it is for; empty for the whole tenant.
  scope_key text not null default '',
  preview_text text not null default '',
  -- Words of the moment's own button; empty keeps them.
  button text not null default '',
  -- A second button, to a page of the product: { label, link }.
  second_button jsonb,
  -- What the product joins to it: calendar, ticket, bill.
  attachments text[] not null default '{}',
  created_by bigint,
  -- Why a version was written, in the words of who wrote it.
  reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((scope = 'tenant') = (scope_key = ''))
);
-- Two active texts for one moment, language and scope would leave the reader to chance.
create unique index mail_templates_active on mail_templates (tenant_id, moment, language, scope, scope_key) where is_active;
create index mail_templates_author on mail_templates (tenant_id, created_by) where created_by is not null;
select fence_tenant('mail_templates');

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
  sender_name text not null default '',
  reply_to text,
  -- What its reader answered to a mail.
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  -- A mail that waits for those that follow it: until when, and the occurrences and lines it gathered so far.
  gathers_until timestamptz,
  occurrences text[] not null default '{}',
  lines text[] not null default '{}',
  -- When whom a change was told to first opened it by the link of their message, signed in; no mail is watched.
  link_opened_at timestamptz,
  -- The text of the tenant a mail was written with, and what it was written from while it waits: what a newer text says can then be said
  -- in its place. What it was written from is forgotten once the mail has left.
  template_id bigint,
  request jsonb,
  copy_of bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, template_id) references mail_templates (tenant_id, id),
  foreign key (tenant_id, copy_of) references mails (tenant_id, id) on delete set null (copy_of)
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
create index mails_complained on mails (tenant_id, complained_at) where complained_at is not null;
create index mails_template on mails (tenant_id, template_id) where template_id is not null;
create index mails_copy on mails (tenant_id, copy_of) where copy_of is not null;
create index mails_rewritable on mails (tenant_id, moment) where request is not null;
select fence_tenant('mails');

-- What a tenant sets for a moment; absent, the catalogue speaks.
create table mail_settings (
  tenant_id integer not null default current_tenant() references tenants,
  moment text not null,
  is_on boolean not null default true,
  -- [{ anchor, days, minutes, at }]; null keeps the catalogue's delays.
  timing jsonb,
  -- What must be true for a moment to leave: [{ fact, is }]; whom it says it is from, and who reads the answers.
  conditions jsonb not null default '[]',
  business_days boolean not null default false,
  sender_name text not null default '',
  reply_to text not null default '',
  -- A moment may ring in the header beside its mail, or in its place.
  by_mail boolean not null default true,
  by_bell boolean not null default false,
  -- A tenant may keep a moment from devices.
  by_push boolean not null default true,
  -- Addresses that receive a copy of a message, whoever it is for.
  copy_to text[] not null default '{}',
  -- Who receives a copy of a message by what they are to its reader and its event, beside the addresses written by hand.
  copy_roles text[] not null default '{}',
  -- Who the catalogue writes to and a tenant chose not to: they no longer receive the message.
  removed_roles text[] not null default '{}',
  primary key (tenant_id, moment),
  check (by_mail or by_bell)
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

-- Hours reminders of a tenant leave between; absent, those of the product.
create table mail_hours (
  tenant_id integer not null default current_tenant() references tenants,
  opens time not null,
  closes time not null,
  check (opens < closes),
  primary key (tenant_id)
);
select fence_tenant('mail_hours');

-- Easter Sunday of a year of the Gregorian calendar.
create function easter(year integer) returns date language plpgsql immutable parallel safe as $$
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
end $$;

-- Monday to Friday, without the public holidays of France (Labour Code, L3133-1).
create function is_business_day(day date) returns boolean language sql immutable parallel safe as $$
  select extract(isodow from day) < 6
    and to_char(day, 'MMDD') not in ('0101', '0501', '0508', '0714', '0815', '1101', '1111', '1225')
    and day - easter(extract(year from day)::integer) not in (1, 39, 50)
$$;

create function business_day_from(day date) returns date language sql immutable parallel safe as $$
  select min(candidate)::date from generate_series(day, day + 10, interval '1 day') as candidate where is_business_day(candidate::date)
$$;

-- The domain a tenant sends from, once its DNS says that the product may: one a tenant.
create table sender_domains (
  tenant_id integer not null default current_tenant() references tenants,
  address text not null check (address = lower(address) and address like '%@%'),
  selector text not null,
  -- Private half, encrypted under the tenant's name; the public half is printed in the DNS.
  sealed_key text not null,
  public_key text not null,
  -- What the DNS answered, by record: ok, missing, wrong.
  found jsonb not null default '{}',
  checked_at timestamptz,
  -- Mails leave from it: its signing record is in the DNS.
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id)
);
select fence_tenant('sender_domains');

-- Texts sent by SMS, at a moment beside its mail, or by hand.
create table sms_templates (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  moment text,
  kind text not null check (kind in ('service', 'commercial')),
  language text not null default 'fr' check (language in ('fr', 'en')),
  body text not null,
  segments smallint not null,
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index sms_templates_active on sms_templates (tenant_id, moment, language) where is_active and moment is not null;
create index sms_templates_name on sms_templates (tenant_id, name, id);
select fence_tenant('sms_templates');

-- The outbox of text messages: a row is written in the transaction of what it tells; the worker delivers it.
create table sms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  moment text,
  -- One person never receives the same moment twice for the same occurrence.
  occurrence text not null,
  user_id bigint,
  number text not null,
  kind text not null check (kind in ('service', 'commercial')),
  body text not null,
  segments smallint not null,
  status smallint not null default 6 check (status in (5, 6, 7)),
  tries integer not null default 0,
  reason text,
  token text not null,
  send_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  claimed_at timestamptz,
  -- When the phone of its addressee received it, as the provider tells; and how often it left again by hand, which is another message to the provider.
  delivered_at timestamptz,
  resends smallint not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index sms_once on sms (tenant_id, coalesce(moment, ''), number, occurrence);
create unique index sms_token on sms (tenant_id, token);
create index sms_recent on sms (tenant_id, created_at desc, id desc);
create index sms_user on sms (tenant_id, user_id) where user_id is not null;
create index sms_waiting on sms (tenant_id, send_at) where status = 6;
create index sms_of_month on sms (tenant_id, sent_at) where status = 5;
-- Who answers STOP is known by the number alone: which tenants wrote to it.
create index sms_number on sms (number) where kind = 'commercial';
select fence_tenant('sms');

create table sms_settings (
  tenant_id integer not null default current_tenant() references tenants,
  sender text not null default '',
  stop_number text not null default '',
  monthly_cap integer,
  -- Tenths of a cent for each message.
  unit_price integer not null default 50,
  primary key (tenant_id)
);
select fence_tenant('sms_settings');

-- Numbers that want no commercial message, known by their print alone.
create table sms_opt_outs (
  tenant_id integer not null default current_tenant() references tenants,
  number_hash text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, number_hash)
);
select fence_tenant('sms_opt_outs');

-- Pictures of messages: read by whoever holds their address, which nobody guesses.
create table pictures (
  tenant_id integer not null default current_tenant() references tenants,
  token text not null,
  file_id bigint not null,
  created_at timestamptz not null default now(),
  -- A picture kept for an event goes with it.
  event_id bigint,
  primary key (tenant_id, token),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index pictures_file on pictures (tenant_id, file_id);
create index pictures_event on pictures (tenant_id, event_id) where event_id is not null;
select fence_tenant('pictures');

-- Devices people receive notifications on. `session_id` is the last session that used it: the device goes with it when it is closed.
create table push_devices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  session_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index push_devices_user on push_devices (tenant_id, user_id);
create index push_devices_session on push_devices (tenant_id, session_id);
select fence_tenant('push_devices');

-- Signing out, or losing one's account, ends what a device receives; an administrator left idle only signs in again.
create function forget_devices_of_session() returns trigger language plpgsql as $$
begin
  delete from push_devices where tenant_id = new.tenant_id and session_id = new.id;
  return null;
end $$;
create trigger forget_devices after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null and new.revoked_because is distinct from 'idle')
  execute function forget_devices_of_session();

-- What a person answered for a message on their devices; the catalogue's way without a row.
create table push_choices (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  moment text not null,
  is_on boolean not null,
  primary key (tenant_id, user_id, moment),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('push_choices');

-- The outbox of notifications: a row for each device, written in the transaction of what it tells; the worker delivers it.
create table pushes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  moment text not null,
  occurrence text not null,
  user_id bigint not null,
  device_id bigint,
  user_agent text not null,
  body text not null,
  -- Forgotten once it has left: it may open a session.
  path text,
  status smallint not null default 6 check (status in (5, 6, 7)),
  tries integer not null default 0,
  reason text,
  send_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  claimed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, device_id) references push_devices (tenant_id, id) on delete set null (device_id)
);
-- One device never receives the same moment twice for the same occurrence.
create unique index pushes_once on pushes (tenant_id, device_id, moment, occurrence);
create index pushes_recent on pushes (tenant_id, created_at desc, id desc);
create index pushes_user on pushes (tenant_id, user_id);
create index pushes_waiting on pushes (tenant_id, send_at) where status = 6;
select fence_tenant('pushes');

-- Every text a message by phone had: who wrote it, when and why.
create table sms_template_versions (
  tenant_id integer not null default current_tenant() references tenants (id),
  id bigint generated always as identity,
  template_id bigint not null,
  version integer not null,
  kind text not null check (kind in ('service', 'commercial')),
  language text not null check (language in ('fr', 'en')),
  body text not null,
  reason text not null default '',
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references sms_templates (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  unique (tenant_id, template_id, version)
);
create index sms_template_versions_author on sms_template_versions (tenant_id, created_by) where created_by is not null;
select fence_tenant('sms_template_versions');
