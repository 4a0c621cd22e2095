-- Models of documents: what a tenant says around what the product prints. The law's own words stay in the product's layouts.
create table document_templates (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  category smallint not null,
  name text not null check (name <> ''),
  -- The issuer whose documents it dresses; null for all of them.
  entity_id bigint,
  is_default boolean not null default false,
  -- The version that speaks.
  version integer not null default 1 check (version > 0),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  constraint document_templates_default_in_use check (not is_default or archived_at is null)
);
create unique index document_templates_default on document_templates (tenant_id, category, coalesce(entity_id, 0)) where is_default;
create index document_templates_entity on document_templates (tenant_id, entity_id) where entity_id is not null;
select fence_tenant('document_templates');

-- Each wording of a model, as it was saved.
create table document_template_versions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  template_id bigint not null,
  version integer not null check (version > 0),
  content jsonb not null,
  -- Why it was written, as its author said it.
  reason text not null default '',
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, template_id, version),
  foreign key (tenant_id, template_id) references document_templates (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index document_template_versions_author on document_template_versions (tenant_id, created_by) where created_by is not null;
select fence_tenant('document_template_versions');
-- What was printed with a version is worded as it stands there.
create trigger append_only before update of template_id, version, content on document_template_versions
  for each row execute function refuse_change();

-- The model a document was printed with, and which version of it spoke.
alter table documents
  add column template_id bigint,
  add column template_version integer,
  add constraint documents_template foreign key (tenant_id, template_id) references document_templates (tenant_id, id),
  add constraint documents_template_version check ((template_id is null) = (template_version is null));
create index documents_template on documents (tenant_id, template_id) where template_id is not null;

-- An agreement is printed to be read and signed, then again once it is: both times with the model, and its words, of the first.
alter table agreements add column model jsonb;
