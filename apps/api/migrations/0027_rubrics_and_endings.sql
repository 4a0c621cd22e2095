-- Rubrics of the fields a tenant adds to its records, in their order; a field names its own.
create table record_rubrics (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  morph text not null,
  label text not null check (label <> ''),
  label_en text not null default '',
  rank integer not null,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index record_rubrics_label on record_rubrics (tenant_id, morph, label);
select fence_tenant('record_rubrics');
-- The tables are fenced from their owner too.
set local role kxo_across;
insert into record_rubrics (tenant_id, morph, label, rank)
  select tenant_id, morph, rubric, row_number() over (partition by tenant_id, morph order by min(rank))
  from record_fields where rubric <> '' group by tenant_id, morph, rubric;
reset role;

-- What a tenant says otherwise of the fields its records have from the start.
create table native_fields (
  tenant_id integer not null default current_tenant() references tenants,
  morph text not null,
  name text not null,
  label text not null default '',
  label_en text not null default '',
  help text not null default '',
  help_en text not null default '',
  is_required boolean not null default false,
  visibility text not null default 'everyone' check (visibility in ('everyone', 'administrators', 'nobody')),
  version integer not null default 1,
  primary key (tenant_id, morph, name)
);
select fence_tenant('native_fields');

alter table record_tabs add column icon text not null default '';

-- Answers that are over are looked for each night, field by field.
create index record_responses_age on record_responses (tenant_id, field_id, answered_at);
drop index record_responses_field;

-- The end of a tenant: asked by one super administrator, confirmed by another, carried out when its delay is over.
create table tenant_deletions (
  tenant_id integer primary key default current_tenant() references tenants,
  reason text not null,
  asked_by bigint not null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  confirmed_by bigint check (confirmed_by <> asked_by),
  confirmed_by_name text,
  confirmed_at timestamptz,
  -- From then on nothing brings it back.
  due_at timestamptz,
  work_id bigint,
  carried_out_at timestamptz,
  -- What went and what stays: { removed: {table: rows}, kept: {table: rows}, files }.
  report jsonb
);
select fence_tenant('tenant_deletions');
