-- Who is no longer written to, and messages to many people.

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
select fence_tenant('mail_suppressions');
create unique index mail_suppressions_once on mail_suppressions (tenant_id, address_hash, cause, coalesce(topic, '')) where lifted_at is null;
create index mail_suppressions_recent on mail_suppressions (tenant_id, created_at desc, id desc);
create index mail_suppressions_user on mail_suppressions (tenant_id, user_id) where user_id is not null;

create table campaigns (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null check (kind in ('information', 'prospection')),
  topic text not null default 'news' check (topic in ('news', 'invitations', 'surveys')),
  subject text not null,
  preview_text text not null default '',
  body jsonb not null,
  has_button boolean not null default false,
  attachments jsonb not null default '[]',
  event_id bigint,
  status smallint not null check (status between 1 and 5),
  paused_by text,
  per_hour integer,
  created_by bigint,
  created_at timestamptz not null default now(),
  send_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
select fence_tenant('campaigns');
create index campaigns_recent on campaigns (tenant_id, created_at desc, id desc);
create index campaigns_event on campaigns (tenant_id, event_id) where event_id is not null;

-- Whoever is known is written to at the address of the day; an address is kept only of those who are not.
create table campaign_recipients (
  tenant_id integer not null default current_tenant() references tenants,
  campaign_id bigint not null,
  rank integer not null,
  user_id bigint,
  address text,
  excluded text,
  mail_id bigint,
  primary key (tenant_id, campaign_id, rank),
  foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('campaign_recipients');
create index campaign_recipients_waiting on campaign_recipients (tenant_id, campaign_id, rank) where mail_id is null and excluded is null;
create index campaign_recipients_user on campaign_recipients (tenant_id, user_id) where user_id is not null;
create index campaign_recipients_mail on campaign_recipients (tenant_id, mail_id) where mail_id is not null;

-- The sending a mail is part of, the topic it is about, and what its unsubscribe link bears.
alter table mails add column campaign_id bigint, add column topic text, add column unsubscribe_token text;
alter table mails add foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id) on delete set null (campaign_id);
create index mails_campaign on mails (tenant_id, campaign_id) where campaign_id is not null;
create unique index mails_unsubscribe on mails (tenant_id, unsubscribe_token) where unsubscribe_token is not null;
