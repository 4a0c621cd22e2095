-- What the tenant asks the vendor, with the answers of both.
create table support_requests (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  subject text not null,
  kind text not null check (kind in ('question', 'failure', 'billing', 'idea', 'complaint')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  page text not null default '',
  incident text,
  status text not null default 'received' check (status in ('received', 'working', 'yours', 'solved')),
  user_id bigint not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index support_requests_recent on support_requests (tenant_id, created_at desc, id desc);
create index support_requests_open on support_requests (status, created_at) where status <> 'solved';
select fence_tenant('support_requests');

create table support_messages (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  request_id bigint not null,
  is_from_vendor boolean not null default false,
  author_id bigint,
  author_name text not null,
  body jsonb not null,
  file_ids bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references support_requests (tenant_id, id)
);
create index support_messages_request on support_messages (tenant_id, request_id, id);
select fence_tenant('support_messages');
select make_append_only('support_messages');

-- The quality register of the tenant (FOR-43, indicators 31 and 32).
create table complaints (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  received_on date not null,
  channel text not null default '',
  user_id bigint,
  person text not null default '',
  event_id bigint,
  category text not null default '',
  gravity text not null default 'minor' check (gravity in ('minor', 'major', 'critical')),
  owner_id bigint,
  statement text not null,
  acknowledged_on date,
  cause text not null default '',
  action text not null default '',
  closed_on date,
  is_satisfied boolean,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  task_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id)
);
create index complaints_recent on complaints (tenant_id, received_on desc, id desc);
create index complaints_event on complaints (tenant_id, event_id) where event_id is not null;
create index complaints_user on complaints (tenant_id, user_id) where user_id is not null;
select fence_tenant('complaints');

-- Maintenance announced and incidents, written in the vendor's space and read by all.
create table service_notices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null check (kind in ('maintenance', 'incident')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  message jsonb not null,
  announced_at timestamptz not null default now(),
  created_by bigint,
  -- A notice of the vendor concerns every tenant, or the one it names.
  concerned_id integer references tenants on delete cascade,
  primary key (tenant_id, id)
);
create index service_notices_recent on service_notices (starts_at desc);
create index service_notices_starts on service_notices (starts_at);
select fence_tenant('service_notices');

-- One row a minute the product was up; availability is their count.
create table service_minutes (
  tenant_id integer not null default current_tenant() references tenants,
  minute timestamptz not null,
  primary key (tenant_id, minute)
);
select fence_tenant('service_minutes');

-- The tenant's own guides, beside those of the product.
create table guides (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  category text not null check (category in ('guide', 'help')),
  title text not null,
  body jsonb,
  file_id bigint,
  restriction smallint not null default 9,
  rank integer not null default 0,
  version integer not null default 1,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select fence_tenant('guides');

-- Films the vendor publishes; what each person has seen.
create table tutorials (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  topic text not null default '',
  rank integer not null default 0,
  title jsonb not null,
  steps jsonb not null default '[]',
  page text not null default '',
  feature text,
  file_id bigint,
  captions_file_id bigint,
  seconds integer,
  published_at timestamptz,
  version integer not null default 1,
  -- The topic of a film in English beside its French.
  topic_en text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select fence_tenant('tutorials');

create table tutorial_views (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  tutorial_id bigint not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, user_id, tutorial_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('tutorial_views');

-- Whether an article of the product helped a person; their last answer counts.
create table guide_ratings (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  article text not null,
  helped boolean not null,
  rated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, article),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('guide_ratings');
