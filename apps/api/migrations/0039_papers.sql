-- Papers asked of anybody and looked at by somebody, what the organisation publishes, and papers that expire (decision 0096).

-- What a document is, beside its category: an insurance, a diploma, an invoice. 99 says nothing.
alter table documents
  add column kind smallint not null default 99,
  add column expires_on date;
create index documents_expiring on documents (tenant_id, expires_on) where expires_on is not null and replaced_by is null;
create index documents_sensitive on documents (tenant_id, kind) where kind in (1, 2);

alter table event_papers add column kind smallint not null default 99;

-- Papers were asked of partners alone: they are asked of anybody, and what is deposited is a document like any other.
alter table partner_papers rename to document_requests;
alter index partner_papers_pkey rename to document_requests_pkey;
alter index partner_papers_of rename to document_requests_partner;
alter index partner_papers_news rename to document_requests_news;
alter index partner_papers_expiring rename to document_requests_expiring;
alter table document_requests rename constraint partner_papers_tenant_id_fkey to document_requests_tenant_id_fkey;
alter table document_requests rename constraint partner_papers_tenant_id_partner_id_fkey to document_requests_tenant_id_partner_id_fkey;
alter table document_requests rename constraint partner_papers_name_check to document_requests_name_check;
alter table document_requests
  alter column partner_id drop not null,
  add column user_id bigint,
  add column event_id bigint,
  add column kind smallint not null default 99,
  add column why text not null default '',
  add column due_on date,
  add column document_id bigint,
  add column requested_by bigint,
  -- Why it was refused, who said so and when.
  add column reason text,
  add column decided_by bigint,
  add column decided_at timestamptz;
set local role kxo_across;
update document_requests q set user_id = p.user_id from partners p where p.tenant_id = q.tenant_id and p.id = q.partner_id;
-- 12 another document, 4 accepted, 9 for unrestricted administrators: the record of a partner was not for others.
insert into documents (tenant_id, category, name, status, restriction, user_id, file_id, expires_on, created_at)
  select q.tenant_id, 12, q.name, 4, 9, q.user_id, q.file_id, q.expires_on, coalesce(q.deposited_at, q.created_at)
    from document_requests q where q.file_id is not null;
update document_requests q set document_id = d.id from documents d
  where q.file_id is not null and d.tenant_id = q.tenant_id and d.file_id = q.file_id and d.user_id = q.user_id and d.category = 12 and d.name = q.name;
reset role;
alter table document_requests
  drop column file_id,
  alter column user_id set not null,
  add foreign key (tenant_id, user_id) references users (tenant_id, id) on update cascade on delete cascade,
  add foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  add foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete set null (document_id);
create index document_requests_user on document_requests (tenant_id, user_id);
create index document_requests_event on document_requests (tenant_id, event_id) where event_id is not null;
create index document_requests_document on document_requests (tenant_id, document_id) where document_id is not null;
create index document_requests_open on document_requests (tenant_id, created_at desc, id desc) where document_id is null;

-- The task an expiring document makes: one for each document and day.
create table expiry_tasks (
  tenant_id integer not null default current_tenant() references tenants,
  document_id bigint not null,
  expires_on date not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, document_id, expires_on),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade
);
select fence_tenant('expiry_tasks');

-- What the organisation publishes: internal rules, booklet, terms (FOR-14, FOR-22).
create table organisation_documents (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind smallint not null,
  name text not null check (name <> ''),
  -- The levels of documents.
  restriction smallint not null default 0,
  -- Whether its readers say that they read it.
  asks_reading boolean not null default false,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index organisation_documents_name on organisation_documents (tenant_id, searchable(name), id);
select fence_tenant('organisation_documents');

create table organisation_versions (
  tenant_id integer not null default current_tenant() references tenants,
  organisation_document_id bigint not null,
  number integer not null check (number > 0),
  document_id bigint not null,
  made_available_at timestamptz not null,
  -- Those who had read a former one read this one too.
  asks_again boolean not null,
  published_by bigint,
  primary key (tenant_id, organisation_document_id, number),
  foreign key (tenant_id, organisation_document_id) references organisation_documents (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create unique index organisation_versions_document on organisation_versions (tenant_id, document_id);
select fence_tenant('organisation_versions');

-- Who said they read which version.
create table document_readings (
  tenant_id integer not null default current_tenant() references tenants,
  organisation_document_id bigint not null,
  number integer not null,
  user_id bigint not null,
  read_at timestamptz not null,
  primary key (tenant_id, organisation_document_id, user_id, number),
  foreign key (tenant_id, organisation_document_id, number) references organisation_versions (tenant_id, organisation_document_id, number),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index document_readings_user on document_readings (tenant_id, user_id);
create index document_readings_version on document_readings (tenant_id, organisation_document_id, number);
select fence_tenant('document_readings');
