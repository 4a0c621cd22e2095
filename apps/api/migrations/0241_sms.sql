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
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index sms_once on sms (tenant_id, coalesce(moment, ''), number, occurrence);
create unique index sms_token on sms (tenant_id, token);
create index sms_recent on sms (tenant_id, created_at desc, id desc);
create index sms_user on sms (tenant_id, user_id) where user_id is not null;
create index sms_waiting on sms (tenant_id, send_at) where status = 6;
create index sms_of_month on sms (tenant_id, sent_at) where status = 5;
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
