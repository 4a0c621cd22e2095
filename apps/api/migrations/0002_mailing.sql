-- The outbox: a row is written in the transaction of the change it tells; the worker delivers it.
create table mails (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  moment text not null,
  -- One person never receives the same moment twice for the same occurrence (decisions §7).
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
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index mails_once on mails (tenant_id, moment, recipient, occurrence);
create index mails_recent on mails (tenant_id, created_at desc, id desc);
create index mails_status on mails (tenant_id, status, created_at desc);
create index mails_user on mails (tenant_id, user_id);
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
