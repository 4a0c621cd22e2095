-- What an event asks people to provide; one no longer asked keeps what was deposited for it.
create table event_papers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null check (name <> ''),
  help text not null default '',
  -- Without it the registration stays to be completed; checked by hand, it waits until somebody accepts it.
  is_required boolean not null default true,
  is_checked boolean not null default true,
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
create index event_papers_of on event_papers (tenant_id, event_id, id);
select fence_tenant('event_papers');

-- What a person deposited for each: where it stands is told by the document.
create table registration_papers (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  paper_id bigint not null,
  document_id bigint not null,
  reason text,
  decided_by bigint,
  decided_at timestamptz,
  primary key (tenant_id, registration_id, paper_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, paper_id) references event_papers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade
);
create index registration_papers_paper on registration_papers (tenant_id, paper_id);
create index registration_papers_document on registration_papers (tenant_id, document_id);
select fence_tenant('registration_papers');

-- Conditions an event sets instead of the tenant's: a wording kept with those of the tenant's texts.
alter table events
  add column terms_version_id bigint,
  add foreign key (tenant_id, terms_version_id) references text_versions (tenant_id, id);
create index events_terms_version on events (tenant_id, terms_version_id) where terms_version_id is not null;

-- Which wording somebody accepted, when, and the fingerprint of what they read.
create table registration_terms (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  text_version_id bigint not null,
  sha256 text not null,
  accepted_by bigint,
  accepted_at timestamptz not null,
  primary key (tenant_id, registration_id, text_version_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, text_version_id) references text_versions (tenant_id, id)
);
create index registration_terms_version on registration_terms (tenant_id, text_version_id);
select fence_tenant('registration_terms');
select make_append_only('registration_terms');
