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
  status smallint not null check (status between 0 and 5),
  paused_by text,
  per_hour integer,
  created_by bigint,
  created_at timestamptz not null default now(),
  send_at timestamptz not null default now(),
  finished_at timestamptz,
  -- It is read online by an address nobody guesses.
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- The second half of its people read this subject; empty, all read the same.
  subject_b text not null default '',
  -- The moment whose text it began with.
  template text,
  audience text not null default '',
  -- Openings, counted without saying whose (PRV-14).
  opens integer not null default 0,
  opens_b integer not null default 0,
  -- Who a sending is for, as facts that each reader is told in their language. `audience` is what its list is searched by, in both languages.
  audience_facts jsonb,
  -- A message begun and left for later: who it is for and when it would leave, as its author left them.
  draft jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint campaigns_draft_check check ((status = 0) = (draft is not null))
);
create index campaigns_recent on campaigns (tenant_id, created_at desc, id desc);
create index campaigns_event on campaigns (tenant_id, event_id) where event_id is not null;
create unique index campaigns_token on campaigns (tenant_id, token);
select fence_tenant('campaigns');

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
create index campaign_recipients_waiting on campaign_recipients (tenant_id, campaign_id, rank) where mail_id is null and excluded is null;
create index campaign_recipients_user on campaign_recipients (tenant_id, user_id) where user_id is not null;
create index campaign_recipients_mail on campaign_recipients (tenant_id, mail_id) where mail_id is not null;
select fence_tenant('campaign_recipients');

-- A link of a sending and how many times it was followed, whoever by (PRV-14); each of its two subjects has its own. A reader is led
-- where the sending says, never where an address of the browser does.
create table campaign_links (
  tenant_id integer not null default current_tenant() references tenants,
  campaign_id bigint not null,
  rank integer not null,
  is_b boolean not null,
  url text not null,
  code text not null,
  clicks integer not null default 0 check (clicks >= 0),
  primary key (tenant_id, campaign_id, rank, is_b),
  foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id) on delete cascade
);
create unique index campaign_links_code on campaign_links (tenant_id, code);
select fence_tenant('campaign_links');

-- What modules before this one refer to.
alter table mails add foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id) on delete set null (campaign_id);
