create table documents (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  category smallint not null,
  name text not null,
  status smallint not null default 0,
  restriction smallint not null default 10,
  user_id bigint,
  event_id bigint,
  registration_id bigint,
  bill_id bigint,
  file_id bigint not null,
  -- What the document was made from, to make it again identically.
  source jsonb not null default '{}',
  created_by bigint,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  replaced_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index documents_user on documents (tenant_id, user_id, category);
create index documents_event on documents (tenant_id, event_id, category);
create index documents_recent on documents (tenant_id, category, created_at desc, id desc);
create unique index documents_once on documents (tenant_id, category, registration_id) where registration_id is not null and replaced_by is null and category in (1, 10);
select fence_tenant('documents');

-- Presence of a person in a slot, as last recorded.
create table presences (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  slot_id bigint not null,
  registration_id bigint not null,
  state smallint not null,
  minutes_late integer not null default 0 check (minutes_late >= 0),
  reason text not null default '',
  source text not null,
  recorded_by bigint,
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slot_id, registration_id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
create index presences_registration on presences (tenant_id, registration_id);
select fence_tenant('presences');

-- Simple electronic signatures with their evidence (FOR-33), hash-chained per event.
create table signatures (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  slot_id bigint not null,
  registration_id bigint,
  partner_user_id bigint,
  signed_at timestamptz not null default now(),
  drawing text,
  typed_name text,
  consent_version text not null,
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant_id, id),
  check ((registration_id is null) <> (partner_user_id is null)),
  check ((drawing is null) <> (typed_name is null)),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, partner_user_id) references users (tenant_id, id)
);
create unique index signatures_learner on signatures (tenant_id, slot_id, registration_id) where registration_id is not null;
create unique index signatures_partner on signatures (tenant_id, slot_id, partner_user_id) where partner_user_id is not null;
create index signatures_event on signatures (tenant_id, event_id, id);
select fence_tenant('signatures');
select make_append_only('signatures');

create table attendance_sheets (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  last_hash text not null default '',
  locked_at timestamptz,
  locked_by bigint,
  file_id bigint,
  sha256 text,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select fence_tenant('attendance_sheets');

create table imports (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null,
  file_id bigint not null,
  file_name text not null,
  status smallint not null default 0,
  columns jsonb not null default '[]',
  mapping jsonb not null default '{}',
  verdict jsonb not null default '{}',
  work_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, work_id) references works (tenant_id, id)
);
select fence_tenant('imports');
