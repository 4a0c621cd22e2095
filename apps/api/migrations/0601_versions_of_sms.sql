-- Every text a message by phone had: who wrote it, when and why.
create table sms_template_versions (
  tenant_id integer not null default current_tenant() references tenants (id),
  id bigint generated always as identity,
  template_id bigint not null,
  version integer not null,
  kind text not null check (kind in ('service', 'commercial')),
  language text not null check (language in ('fr', 'en')),
  body text not null,
  reason text not null default '',
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references sms_templates (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  unique (tenant_id, template_id, version)
);
create index sms_template_versions_author on sms_template_versions (tenant_id, created_by) where created_by is not null;
select fence_tenant('sms_template_versions');
