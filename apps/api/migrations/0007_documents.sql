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
  -- A document given out to the people of an event: from which of its moments they read it (0 registration, 1 start, 2 end, 3 a day),
  -- and until which one (1 start, 2 end, 3 a day). Null for whatever depends on no date.
  opens smallint check (opens between 0 and 3),
  opens_on date,
  closes smallint check (closes between 1 and 3),
  closes_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint handout_of_event check (opens is null or event_id is not null),
  constraint handout_days check ((opens is not distinct from 3) = (opens_on is not null) and (closes is not distinct from 3) = (closes_on is not null)),
  constraint handout_closes check (opens is not null or closes is null)
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
create index documents_attestations on documents (created_at) where category = 1 and replaced_by is null;
create index documents_handouts on documents (tenant_id, event_id, id) where opens is not null;
create index documents_file on documents (tenant_id, file_id) where file_id is not null;
select fence_tenant('documents');

-- Files that come in several parts, each put in the store as it came; removed once used, or abandoned.
create table uploads (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  -- Where each part is stored, in their order.
  parts text[] not null default '{}',
  created_by bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The act it was sent for is done: it stays a little, for an answer that was lost.
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index uploads_created_by on uploads (tenant_id, created_by);
create index uploads_expires_at on uploads (expires_at);
select fence_tenant('uploads');

-- Who was told of a document given out, once each.
create table document_notices (
  tenant_id integer not null default current_tenant() references tenants,
  document_id bigint not null,
  user_id bigint not null,
  told_at timestamptz not null,
  primary key (tenant_id, document_id, user_id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index document_notices_user on document_notices (tenant_id, user_id);
select fence_tenant('document_notices');

-- A proof its holder sent to somebody by mail: a link that checks it for a while, unless taken back; hashed at rest.
create table proof_shares (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  document_id bigint not null,
  user_id bigint not null,
  recipient text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index proof_shares_code on proof_shares (tenant_id, code_hash);
create index proof_shares_document on proof_shares (tenant_id, document_id);
create index proof_shares_user on proof_shares (tenant_id, user_id, created_at);
create index proof_shares_recipient on proof_shares (tenant_id, recipient, created_at);
select fence_tenant('proof_shares');
