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
create index campaigns_recent on campaigns (tenant_id, created_at desc, id desc);
create index campaigns_event on campaigns (tenant_id, event_id) where event_id is not null;
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

alter table mails add foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id) on delete set null (campaign_id);
