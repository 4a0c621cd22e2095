-- Questions asked of a person.
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
