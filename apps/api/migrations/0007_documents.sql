create table documents (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  category smallint not null,
  name text not null,
  status smallint not null default 0,
  restriction smallint not null default 10,
  user_id bigint,
  event_id bigint,
  registration_id bigint,
  bill_id bigint,
  file_id bigint not null,
  -- What the document was made from, to make it again identically.
  source jsonb not null default '{}',
  created_by bigint,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  replaced_by bigint,
  -- A company's own documents and tasks, and the task of a complaint.
  company_id bigint,
  -- The code printed on a proof finds it: written with the document, read from there.
  verification text generated always as (source ->> 'verification') stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index documents_user on documents (tenant_id, user_id, category);
create index documents_event on documents (tenant_id, event_id, category);
create index documents_recent on documents (tenant_id, category, created_at desc, id desc);
create index documents_company on documents (tenant_id, company_id, category) where company_id is not null;
create index documents_bill on documents (tenant_id, bill_id) where bill_id is not null;
create unique index documents_verification on documents (tenant_id, verification) where verification is not null;
create unique index documents_once on documents (tenant_id, category, registration_id)
  where registration_id is not null and replaced_by is null and category in (1, 6, 10);
create index documents_to_validate on documents (tenant_id, created_at) where status = 3 and replaced_by is null;
-- How often a ticket was printed is asked before each print: without an index, every ticket of the tenant was read for each new one.
create index documents_registration on documents (tenant_id, registration_id, category) where registration_id is not null;
select fence_tenant('documents');
