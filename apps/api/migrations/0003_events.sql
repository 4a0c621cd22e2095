create table locations (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  comment text,
  address text, address_complement text, code_postal text, town text, country text not null default 'FR',
  search text generated always as (searchable(name || ' ' || coalesce(town, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select fence_tenant('locations');

create table rooms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  location_id bigint not null,
  name text not null,
  capacity integer not null check (capacity > 0),
  primary key (tenant_id, id),
  unique (tenant_id, location_id, name),
  foreign key (tenant_id, location_id) references locations (tenant_id, id)
);
select fence_tenant('rooms');

-- Questions asked of a person (specification §3, Form and dynamic fields).
create table forms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  category smallint not null,
  nature smallint not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select fence_tenant('forms');

create table form_fields (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  form_id bigint not null,
  rank integer not null,
  section text not null default '',
  name text not null,
  label text not null,
  help text not null default '',
  purpose text not null default '',
  input_type smallint not null,
  is_required boolean not null default false,
  minimum numeric,
  maximum numeric,
  options text[] not null default '{}',
  terms text,
  is_for_admins boolean not null default false,
  -- { field: name, value: text } : shown only when that answer was given.
  shown_when jsonb,
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id)
);
create unique index form_fields_name on form_fields (tenant_id, form_id, name) where retired_at is null;
select fence_tenant('form_fields');

-- An answer keeps the question as it was asked.
create table field_responses (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  morph text not null,
  morph_id bigint not null,
  field_id bigint not null,
  label text not null,
  value text not null,
  answered_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, morph, morph_id, field_id),
  foreign key (tenant_id, field_id) references form_fields (tenant_id, id)
);
select fence_tenant('field_responses');

create table events (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  nature smallint not null,
  parent_id bigint,
  code text,
  url text not null,
  title text not null,
  description text not null default '',
  -- Pedagogical sheet (FOR-20): { objective, audience, prerequisites, content, methods, assessment, sanction, … }
  sheet jsonb not null default '{}',
  site_url text,
  responsible_id bigint,
  company_id bigint,
  type_formation smallint,
  onboarding smallint not null default 1,
  sequential_mode smallint not null default 0,
  start_date timestamptz,
  end_date timestamptz,
  limit_date timestamptz,
  time_zone text not null default 'Europe/Paris',
  minutes integer not null default 0 check (minutes >= 0),
  min_participants integer,
  is_active boolean not null default false,
  is_payable boolean not null default false,
  is_online boolean not null default false,
  is_training boolean not null default false,
  is_asynchronous boolean not null default false,
  is_displayed_first boolean not null default false,
  needs_approval boolean not null default false,
  downpayment_rate integer not null default 0 check (downpayment_rate between 0 and 100),
  downpayment_delay integer not null default 0,
  town text, country text,
  themes text[] not null default '{}',
  languages text[] not null default '{}',
  location_id bigint,
  form_id bigint,
  thumbnail_file_id bigint,
  button_text text,
  referent_mail text,
  published_at timestamptz,
  cancelled_at timestamptz,
  closed_at timestamptz,
  search text generated always as (searchable(title || ' ' || coalesce(code, '') || ' ' || coalesce(town, ''))) stored,
  version integer not null default 1,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (end_date is null or (start_date is not null and end_date >= start_date)),
  foreign key (tenant_id, parent_id) references events (tenant_id, id),
  foreign key (tenant_id, responsible_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id)
);
create unique index events_url on events (tenant_id, url);
create unique index events_code on events (tenant_id, code) where code is not null;
create index events_start on events (tenant_id, start_date desc, id desc);
create index events_catalogue on events (tenant_id, is_active, start_date);
create index events_parent on events (tenant_id, parent_id);
create index events_search on events using gin (search gin_trgm_ops);
select fence_tenant('events');

-- The seats of an event: the counter every path goes through, kept by guard_places alone.
create table event_places (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  max_participants integer check (max_participants > 0),
  overbooking_allowed boolean not null default false,
  taken integer not null default 0 check (taken >= 0),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
) with (fillfactor = 50);
select fence_tenant('event_places');

-- A half-day (or any timed part) of an event; signatures are taken per slot (FOR-31).
create table slots (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  title text not null default '',
  room_id bigint,
  primary key (tenant_id, id),
  check (end_at > start_at),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, room_id) references rooms (tenant_id, id),
  constraint room_already_booked exclude using gist
    (tenant_id with =, room_id with =, tstzrange(start_at, end_at) with &&) where (room_id is not null)
);
create index slots_event on slots (tenant_id, event_id, start_at);
select fence_tenant('slots');

-- A partner on an event (specification §3, Partner).
create table event_partners (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  role_title text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, event_id, user_id, kind),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index event_partners_user on event_partners (tenant_id, user_id);
select fence_tenant('event_partners');

create table slot_partners (
  tenant_id integer not null default current_tenant() references tenants,
  slot_id bigint not null,
  user_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (tenant_id, slot_id, user_id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint partner_already_booked exclude using gist
    (tenant_id with =, user_id with =, tstzrange(start_at, end_at) with &&)
);
select fence_tenant('slot_partners');

create table prices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  -- Cents without tax; VAT in basis points; a zero rate carries its reason (INV-31).
  amount_ht integer not null check (amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  profile_code text,
  members_only boolean not null default false,
  accounting_code text,
  rank integer not null default 0,
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
create index prices_event on prices (tenant_id, event_id);
select fence_tenant('prices');
