-- Tenants: their kind, their subscription, who suspended them and why.
alter table tenants
  add column kind text not null default 'agency' check (kind in ('training', 'club', 'law_firm', 'agency', 'recruiting')),
  -- Months a formula lasts, from 1 to 12, tacitly renewed (specification §1).
  add column formula text not null default '',
  add column formula_months smallint not null default 12 check (formula_months between 1 and 12),
  add column renews_on date,
  add column payment_period text not null default 'year' check (payment_period in ('month', 'quarter', 'year')),
  add column last_paid_period text,
  add column card_token text,
  add column suspended_reason text,
  add column contact jsonb not null default '{}',
  -- The company standing for this tenant in the vendor's own space.
  add column vendor_company_id bigint,
  add column version integer not null default 1;

-- Each wording of a text of the tenant, kept with its date; the current one is also in tenants.texts.
create table text_versions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  content text not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index text_versions_name on text_versions (tenant_id, name, id desc);
select fence_tenant('text_versions');
select make_append_only('text_versions');

-- A limit told to be near or reached is told once a month and a level.
create table limit_notices (
  tenant_id integer not null default current_tenant() references tenants,
  limited text not null,
  month date not null,
  percent smallint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, limited, month, percent)
);
select fence_tenant('limit_notices');

-- Territories; departements are prefixes of postal codes (ID-20).
create table regions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  country text not null default 'FR',
  departements text[] not null default '{}',
  -- Receives every other country.
  is_abroad boolean not null default false,
  referent_id bigint,
  address text,
  logo_file_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, referent_id) references users (tenant_id, id)
);
create unique index regions_name on regions (tenant_id, searchable(name));
create unique index regions_abroad on regions (tenant_id) where is_abroad;
select fence_tenant('regions');

alter table users
  add column civility text,
  add column job text,
  add column manager_id bigint,
  add column region_id bigint,
  add column is_region_manual boolean not null default false,
  add column employees_number integer,
  add column independents_number integer,
  add column time_zone text,
  add column presentation text,
  add column specialities text[] not null default '{}',
  -- What the person lets the directory show, and when they last said so.
  add column directory_fields text[] not null default '{}',
  add column directory_consented_at timestamptz,
  add column totp_confirmed_at timestamptz,
  -- Step of the last code accepted: a code serves once (RFC 6238 §5.2).
  add column totp_last_step bigint,
  add column last_login_at timestamptz,
  add column merged_into_id bigint,
  add column erased_at timestamptz,
  add foreign key (tenant_id, manager_id) references users (tenant_id, id),
  add foreign key (tenant_id, region_id) references regions (tenant_id, id),
  add foreign key (tenant_id, merged_into_id) references users (tenant_id, id);
create index users_recent on users (tenant_id, created_at desc, id desc);
create index users_status on users (tenant_id, status, last_name, first_name, id);
create index users_phone on users (tenant_id, phone) where phone is not null;
create index users_region on users (tenant_id, region_id) where region_id is not null;
create index users_directory on users (tenant_id, last_name, first_name, id) where in_annuary;

-- One-time codes of the second factor; hashed.
create table recovery_codes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index recovery_codes_user on recovery_codes (tenant_id, user_id);
select fence_tenant('recovery_codes');

alter table sessions
  add column last_used_at timestamptz not null default now();
-- A code proves an address for one purpose: opening an account, or changing the mail of one.
alter table validation_codes
  add column purpose text not null default 'account' check (purpose in ('account', 'mail')),
  add column user_id bigint,
  add foreign key (tenant_id, user_id) references users (tenant_id, id);

alter table companies
  add column siren text generated always as (left(siret, 9)) stored,
  -- Why a number is absent or of another country.
  add column is_foreign boolean not null default false,
  add column legal_form text,
  add column naf text,
  add column collective_agreement text,
  add column funder text,
  add column funder_contact text,
  add column phone text,
  add column mail text,
  add column billing_address text,
  add column billing_address_complement text,
  add column billing_code_postal text,
  add column billing_town text,
  add column billing_country text,
  add column billing_mail text,
  add column needs_purchase_order boolean not null default false,
  add column chorus_service_code text,
  add column needs_chorus_commitment boolean not null default false,
  add column payment_days smallint,
  add column is_adherent boolean not null default false,
  add column is_prospect boolean not null default false,
  add column is_funder boolean not null default false,
  add column manager_id bigint,
  add column region_id bigint,
  add column is_region_manual boolean not null default false,
  add column in_annuary boolean not null default false,
  add column merged_into_id bigint,
  add column archived_at timestamptz,
  add foreign key (tenant_id, manager_id) references users (tenant_id, id),
  add foreign key (tenant_id, region_id) references regions (tenant_id, id),
  add foreign key (tenant_id, merged_into_id) references companies (tenant_id, id);
create index companies_siren on companies (tenant_id, siren) where siren is not null;
create index companies_same on companies (tenant_id, searchable(name), code_postal);
create index companies_name on companies (tenant_id, name, id);
create index companies_region on companies (tenant_id, region_id) where region_id is not null;

-- Who belonged to which company, from when to when, and who spoke for it.
create table memberships (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  company_id bigint not null,
  is_referent boolean not null default false,
  role text not null default '',
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
create unique index memberships_current on memberships (tenant_id, user_id) where ended_at is null;
create index memberships_company on memberships (tenant_id, company_id) where ended_at is null;
select fence_tenant('memberships');

-- People employed and self-employed on 31 December of a year (specification §5).
create table headcounts (
  tenant_id integer not null default current_tenant() references tenants,
  company_id bigint not null,
  year smallint not null,
  employees integer not null check (employees >= 0),
  independents integer not null check (independents >= 0),
  declared_by bigint,
  declared_at timestamptz not null default now(),
  primary key (tenant_id, company_id, year),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
select fence_tenant('headcounts');

-- Records made one; `moved` says which rows followed, so that it can be undone for a day.
create table merges (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null check (kind in ('user', 'company')),
  kept_id bigint not null,
  merged_ids bigint[] not null,
  before jsonb not null,
  moved jsonb not null,
  done_by bigint,
  done_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (tenant_id, id)
);
create index merges_kept on merges (tenant_id, kind, kept_id);
select fence_tenant('merges');

-- Tabs and rubrics a tenant adds to its records, and the fields they hold.
create table record_tabs (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  morph text not null,
  label text not null,
  label_en text not null default '',
  rank integer not null,
  visible_to text[] not null default '{}',
  editable_by text[] not null default '{}',
  shown_when jsonb,
  is_required_to_close boolean not null default false,
  is_hidden boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index record_tabs_label on record_tabs (tenant_id, morph, searchable(label));
select fence_tenant('record_tabs');

create table record_fields (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  morph text not null,
  name text not null,
  nature smallint not null,
  label text not null,
  label_en text not null default '',
  help text not null default '',
  help_en text not null default '',
  rubric text not null default '',
  tab_id bigint,
  rank integer not null,
  input_type smallint not null,
  is_required boolean not null default false,
  minimum numeric,
  maximum numeric,
  -- { exactly }, { at_least, at_most } or { either: [n1, n2] } digits.
  digits jsonb,
  -- mail, phone, siret or postal_code.
  pattern text,
  is_unique boolean not null default false,
  options text[] not null default '{}',
  terms text,
  default_value text not null default '',
  -- { of: morph, act: count|sum|last, field } of an aggregate, read only.
  formula jsonb,
  is_for_admins boolean not null default false,
  shown_when jsonb,
  purpose text not null default '',
  retention_months smallint,
  is_exportable boolean not null default true,
  is_merge_field boolean not null default true,
  -- record, list, public_form, registration_form, directory.
  places text[] not null default '{record}',
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, tab_id) references record_tabs (tenant_id, id)
);
create unique index record_fields_name on record_fields (tenant_id, morph, name);
create index record_fields_rank on record_fields (tenant_id, morph, rank);
select fence_tenant('record_fields');

-- How a field was asked, at each of its versions.
create table record_field_versions (
  tenant_id integer not null default current_tenant() references tenants,
  field_id bigint not null,
  version integer not null,
  asked jsonb not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, field_id, version),
  foreign key (tenant_id, field_id) references record_fields (tenant_id, id) on delete cascade
);
select fence_tenant('record_field_versions');

-- One answer a record and field, with the version of the question it answers.
create table record_responses (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  field_id bigint not null,
  field_version integer not null,
  morph text not null,
  morph_id bigint not null,
  value text not null,
  answered_by bigint,
  answered_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, morph, morph_id, field_id),
  foreign key (tenant_id, field_id) references record_fields (tenant_id, id)
);
create index record_responses_field on record_responses (tenant_id, field_id);
select fence_tenant('record_responses');

alter table entities
  add column legal_name text not null default '',
  add column is_vat_franchise boolean not null default false,
  add column vat_rates integer[] not null default '{2000,1000,550,210,0}',
  -- { bill, credit, quote, deposit }: the prefix of each series.
  add column series jsonb not null default '{}',
  add column fiscal_year_start text not null default '01-01',
  add column mediator text not null default '',
  add column bill_footer text not null default '',
  add column mail_sender text not null default '',
  add column electronic_address text,
  -- { categories, certificate, from, until }
  add column qualiopi jsonb,
  add column stamp_file_id bigint,
  add column signature_file_id bigint,
  add column archived_at timestamptz,
  add column version integer not null default 1;
create unique index entities_siren on entities (tenant_id, siren) where archived_at is null;

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
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id)
);
create index complaints_recent on complaints (tenant_id, received_on desc, id desc);
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
  primary key (tenant_id, id)
);
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

-- What a person agreed to or refused, channel by channel, with the words they read (PRV-03).
create table consents (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  channel text not null,
  is_given boolean not null,
  wording text not null,
  source text not null,
  proof jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index consents_user on consents (tenant_id, user_id, channel, id desc);
create index consents_recent on consents (tenant_id, at desc, id desc);
select fence_tenant('consents');
select make_append_only('consents');

-- Access and erasure asked by a person, due within a month (PRV-20).
create table data_requests (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('export', 'erasure')),
  status text not null default 'asked' check (status in ('asked', 'done', 'refused', 'failed')),
  asked_by bigint,
  asked_at timestamptz not null default now(),
  due_on date not null,
  done_at timestamptz,
  file_id bigint,
  -- What was erased, what was kept, why and until when.
  report jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index data_requests_user on data_requests (tenant_id, user_id, id desc);
create index data_requests_recent on data_requests (tenant_id, asked_at desc, id desc);
select fence_tenant('data_requests');

-- Messages relayed by the directory without showing the address.
create table directory_messages (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  from_name text not null,
  from_mail text not null,
  message text not null,
  address text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index directory_messages_recent on directory_messages (tenant_id, created_at);
select fence_tenant('directory_messages');

-- The two audiences of a trace, the task it tells of, where it came from and who was alerted (specification §7).
alter table traces
  add column is_private boolean not null default false,
  add column task_id bigint,
  add column status text,
  add column source text;
create index traces_action on traces (tenant_id, action, at desc);
create index traces_user on traces (tenant_id, user_id, at desc);
create index traces_task on traces (tenant_id, task_id, at desc) where task_id is not null;
create index events_created on events (tenant_id, created_at);
create index works_recent on works (tenant_id, created_at desc, id desc);
