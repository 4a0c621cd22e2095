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
  icon text not null default '',
  primary key (tenant_id, id)
);
create unique index record_tabs_label on record_tabs (tenant_id, morph, searchable(label));
select fence_tenant('record_tabs');

-- A field's number names it alone, whether a form asks it or a record holds it: both take theirs from one sequence.
do $$ begin
  execute format('grant usage on sequence %s to kxo_app, kxo_across', pg_get_serial_sequence('form_fields', 'id'));
end $$;

create table record_fields (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint not null default nextval(pg_get_serial_sequence('form_fields', 'id')::regclass),
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
-- Answers that are over are looked for each night, field by field.
create index record_responses_age on record_responses (tenant_id, field_id, answered_at);
select fence_tenant('record_responses');

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
