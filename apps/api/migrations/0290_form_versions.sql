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

alter table forms
  add column published_version_id bigint,
  add column archived_at timestamptz,
  add column changed_at timestamptz not null default now(),
  add column changed_by bigint,
  add foreign key (tenant_id, published_version_id) references form_versions (tenant_id, id);
create index forms_published on forms (tenant_id, published_version_id);

alter table form_fields
  add column version_id bigint,
  add column section_en text not null default '',
  add column label_en text not null default '',
  add column help_en text not null default '',
  add column purpose_en text not null default '',
  add column options_en text[] not null default '{}',
  add column terms_en text;

-- What was asked before versions is the first; questions taken away before then are kept apart, for their answers.
insert into form_versions (tenant_id, form_id, number, published_at)
  select tenant_id, id, 1, created_at from forms where exists (select 1 from form_fields f where f.tenant_id = forms.tenant_id and f.form_id = forms.id)
     or exists (select 1 from events e where e.tenant_id = forms.tenant_id and e.form_id = forms.id);
insert into form_versions (tenant_id, form_id, number, published_at)
  select tenant_id, id, 0, created_at from forms where exists (select 1 from form_fields f where f.tenant_id = forms.tenant_id and f.form_id = forms.id and f.retired_at is not null);
update forms set published_version_id = v.id from form_versions v where v.tenant_id = forms.tenant_id and v.form_id = forms.id and v.number = 1;
drop index form_fields_name;
update form_fields f set name = case when retired_at is null then name else name || '_' || f.id end,
    version_id = (select v.id from form_versions v where v.tenant_id = f.tenant_id and v.form_id = f.form_id and v.number = case when f.retired_at is null then 1 else 0 end);
alter table form_fields
  alter column version_id set not null,
  drop column retired_at,
  add foreign key (tenant_id, version_id) references form_versions (tenant_id, id);
create unique index form_fields_name on form_fields (tenant_id, version_id, name);

-- The version an event goes on asking once it has answers; none while it follows the latest.
alter table events
  add column form_version_id bigint,
  add foreign key (tenant_id, form_version_id) references form_versions (tenant_id, id);
create index events_form on events (tenant_id, form_id) where form_id is not null;
create index events_form_version on events (tenant_id, form_version_id) where form_version_id is not null;
