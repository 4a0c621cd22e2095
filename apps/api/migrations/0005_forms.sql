-- Questions asked of a person.
create table forms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  category smallint not null,
  nature smallint not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  published_version_id bigint,
  archived_at timestamptz,
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (tenant_id, id)
);
create index forms_published on forms (tenant_id, published_version_id);
select fence_tenant('forms');

-- A form is written as a draft and asked as a published version, which never changes again: an answer keeps the question of its version.
create table form_versions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  form_id bigint not null,
  -- None for the draft.
  number integer,
  published_at timestamptz,
  published_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, form_id, number),
  check ((number is null) = (published_at is null)),
  foreign key (tenant_id, form_id) references forms (tenant_id, id)
);
create unique index form_versions_draft on form_versions (tenant_id, form_id) where number is null;
select fence_tenant('form_versions');

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
  version_id bigint not null,
  section_en text not null default '',
  label_en text not null default '',
  help_en text not null default '',
  purpose_en text not null default '',
  options_en text[] not null default '{}',
  terms_en text,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id)
);
create unique index form_fields_name on form_fields (tenant_id, version_id, name);
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
create index field_responses_field on field_responses (tenant_id, field_id);
select fence_tenant('field_responses');

alter table forms add foreign key (tenant_id, published_version_id) references form_versions (tenant_id, id);
