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
