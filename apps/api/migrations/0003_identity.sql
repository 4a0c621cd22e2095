create table users (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  unique_id text not null,
  mail text not null check (mail = lower(mail)),
  password_hash text,
  status smallint not null default 5 check (status between 0 and 9),
  first_name text not null,
  last_name text not null,
  birth_date date,
  phone text,
  address text, address_complement text, code_postal text, town text, country text not null default 'FR',
  company_id bigint,
  profile_code text not null default 'USR' check (profile_code in ('ADM', 'REF', 'USR', 'REC', 'CNS')),
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  is_restricted smallint not null default 0 check (is_restricted in (0, 1, 2)),
  is_partner boolean not null default false,
  has_tasks boolean not null default false,
  is_adherent boolean not null default false,
  is_prospect boolean not null default false,
  in_annuary boolean not null default false,
  code text,
  accounting_code text,
  language text not null default 'fr' check (language in ('fr', 'en')),
  avatar_file_id bigint,
  totp_secret text,
  search text generated always as (searchable(first_name || ' ' || last_name || ' ' || mail)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  civility text,
  job text,
  manager_id bigint,
  region_id bigint,
  is_region_manual boolean not null default false,
  employees_number integer,
  independents_number integer,
  time_zone text,
  presentation text,
  specialities text[] not null default '{}',
  -- What the person lets the directory show, and when they last said so.
  directory_fields text[] not null default '{}',
  directory_consented_at timestamptz,
  totp_confirmed_at timestamptz,
  -- Step of the last code accepted: a code serves once (RFC 6238 §5.2).
  totp_last_step bigint,
  last_login_at timestamptz,
  merged_into_id bigint,
  erased_at timestamptz,
  -- The name a record is compared by, as a plain column: the fence lets an index be used for it.
  name_key text generated always as (searchable(last_name || ' ' || first_name)) stored,
  -- The name of a person's company, beside the person: lists sorted by it read one index instead of joining every company.
  company_label text,
  primary key (tenant_id, id),
  foreign key (tenant_id, manager_id) references users (tenant_id, id),
  foreign key (tenant_id, merged_into_id) references users (tenant_id, id)
);
create unique index users_mail on users (tenant_id, mail) where status <> 9;
create unique index users_unique_id on users (tenant_id, unique_id);
create index users_search on users using gin (search gin_trgm_ops);
create index users_name on users (tenant_id, last_name, first_name, id);
create index users_status on users (tenant_id, status, last_name, first_name, id);
create index users_phone on users (tenant_id, phone) where phone is not null;
create index users_region on users (tenant_id, region_id) where region_id is not null;
create index users_directory on users (tenant_id, last_name, first_name, id) where in_annuary;
create index users_name_key on users (tenant_id, name_key);
create index users_code_postal on users (tenant_id, code_postal, town) where code_postal is not null;
-- Orders of the list, and its tabs that hold few people among many.
create index users_by_status on users (tenant_id, status, id);
create index users_by_profile on users (tenant_id, searchable(profile_code), id);
create index users_by_last_login on users (tenant_id, last_login_at, id);
create index users_latest_login on users (tenant_id, last_login_at desc nulls last, id desc);
create index users_admins on users (tenant_id, searchable(last_name), id) where is_admin;
create index users_partners on users (tenant_id, searchable(last_name), id) where is_partner;
create index users_members on users (tenant_id, searchable(last_name), id) where is_adherent;
create index users_prospects on users (tenant_id, searchable(last_name), id) where is_prospect;
create index users_to_validate on users (tenant_id, searchable(last_name), id) where status = 3;
-- Orders of the long lists: names as they are compared, then the number, so that one index reads both ways.
create index users_last_name on users (tenant_id, searchable(last_name), id);
create index users_first_name on users (tenant_id, searchable(first_name), id);
create index users_by_mail on users (tenant_id, searchable(mail), id);
create index users_recent on users (tenant_id, created_at, id);
create index users_by_company on users (tenant_id, searchable(company_label), id);
create index users_by_company_back on users (tenant_id, searchable(company_label) desc nulls last, id desc);
create index users_town on users (tenant_id, searchable(town), id);
-- People by a part of what the search does not hold; what a company's line counts, in the indexes alone.
create index users_parts on users using gin (searchable(phone) gin_trgm_ops, searchable(job) gin_trgm_ops, searchable(code) gin_trgm_ops);
create index users_company on users (tenant_id, company_id, status);
select fence_tenant('users');

-- A session is a refresh family; its tokens rotate, the replay of a spent one revokes the family.
create table sessions (
  tenant_id integer not null default current_tenant() references tenants,
  id uuid not null,
  user_id bigint not null,
  is_link boolean not null default false,
  acting_admin_id bigint,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  last_used_at timestamptz not null default now(),
  -- Acting as someone: the administrator's own session, kept alive meanwhile; 0 stands for an administrator of the vendor's space.
  acting_admin_name text,
  acting_tenant_id integer,
  acting_session_id uuid,
  -- Where the personal link that opened a session leads: a ticket is shown to whoever came by its own link, and by no other.
  link_path text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index sessions_user on sessions (tenant_id, user_id);
create index sessions_acting on sessions (acting_session_id) where acting_session_id is not null;
select fence_tenant('sessions');

create table refresh_tokens (
  tenant_id integer not null default current_tenant() references tenants,
  token_hash text not null,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  spent_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id)
);
create index refresh_tokens_hash on refresh_tokens (token_hash);
create index refresh_tokens_session on refresh_tokens (tenant_id, session_id);
select fence_tenant('refresh_tokens');

-- Failures per account and per address.
create table login_failures (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  subject text not null,
  failed_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index login_failures_subject on login_failures (tenant_id, subject, failed_at);
select fence_tenant('login_failures');

create table validation_codes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  mail text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- A code proves an address for one purpose: opening an account, or changing the mail of one.
  purpose text not null default 'account' check (purpose in ('account', 'mail', 'registration', 'vote', 'signature')),
  user_id bigint,
  -- A code may prove who signs a half-day, and leave by text message: which way it left is part of the proof.
  channel text not null default 'mail' check (channel in ('mail', 'sms')),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index validation_codes_mail on validation_codes (tenant_id, mail, created_at);
select fence_tenant('validation_codes');

-- Personal links: opaque codes bound to a person, a purpose and a target; hashed at rest.
create table personal_links (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  code_hash text not null,
  user_id bigint not null,
  purpose text not null,
  path text not null,
  is_single_use boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  -- A dead link is asked again at most three times a day.
  replaced_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index personal_links_code on personal_links (tenant_id, code_hash);
create index personal_links_user on personal_links (tenant_id, user_id);
create index personal_links_replaced on personal_links (tenant_id, replaced_id) where replaced_id is not null;
-- New links asked in place of dead ones are counted by day.
create index personal_links_renewed on personal_links (tenant_id, user_id, created_at) where replaced_id is not null;
select fence_tenant('personal_links');

-- Saved columns and filters of a person.
create table contexts (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  fields jsonb not null default '{}',
  filters jsonb not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('contexts');

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
