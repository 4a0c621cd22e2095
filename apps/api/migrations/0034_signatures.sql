-- Training agreements (FOR-01 to FOR-04): what binds the body to who pays, or to who teaches, as it is printed, signed and kept.

create table agreements (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  -- 1 convention, 2 individual, 3 subcontract, 4 service.
  kind smallint not null check (kind between 1 and 4),
  -- A status of documents: 0 created, 1 to complete, 2 to sign, 6 signed, 9 given up or refused.
  status smallint not null default 0 check (status in (0, 1, 2, 6, 9)),
  reference text not null,
  event_id bigint not null,
  -- Whom it binds: a company, or a person by themselves.
  company_id bigint,
  user_id bigint,
  amount_ht bigint not null default 0 check (amount_ht >= 0),
  amount bigint not null default 0 check (amount >= 0),
  -- As it is printed; each change of it after the first request makes a revision, under which signatures are given.
  content jsonb not null,
  revision integer not null default 1 check (revision > 0),
  -- 1 the party first, 2 the body first.
  signing_order smallint not null default 1 check (signing_order in (1, 2)),
  requested_at timestamptz,
  deadline date,
  -- The print of the current revision, then what everybody signed.
  file_id bigint,
  sha256 text,
  sealed_file_id bigint,
  document_id bigint,
  signed_at timestamptz,
  -- Where it was concluded: 1 on the premises, 2 remotely; with its day it sets the withdrawal period (FOR-11).
  concluded_on date,
  place smallint check (place in (1, 2)),
  withdrawal_until date,
  payable_from date,
  withdrawn_at timestamptz,
  reject_reason text,
  last_hash text not null default '',
  version integer not null default 1,
  created_by bigint,
  created_at timestamptz not null default now(),
  is_live boolean generated always as (status <> 9 and withdrawn_at is null) stored,
  search text generated always as (searchable(reference || ' ' || coalesce(content -> 'party' ->> 'name', '') || ' ' || coalesce(content ->> 'title', ''))) stored,
  primary key (tenant_id, id),
  check (num_nonnulls(company_id, user_id) = 1),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, sealed_file_id) references files (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create index agreements_newest on agreements (tenant_id, created_at, id);
create index agreements_event on agreements (tenant_id, event_id);
create index agreements_company on agreements (tenant_id, company_id) where company_id is not null;
create index agreements_user on agreements (tenant_id, user_id) where user_id is not null;
create index agreements_author on agreements (tenant_id, created_by) where created_by is not null;
create index agreements_awaited on agreements (requested_at) where status = 2;
create index agreements_document on agreements (tenant_id, document_id) where document_id is not null;
select fence_tenant('agreements');

-- The registrations an agreement covers.
create table agreement_registrations (
  tenant_id integer not null default current_tenant() references tenants,
  agreement_id bigint not null,
  registration_id bigint not null,
  primary key (tenant_id, agreement_id, registration_id),
  foreign key (tenant_id, agreement_id) references agreements (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
create index agreement_registrations_registration on agreement_registrations (tenant_id, registration_id);
select fence_tenant('agreement_registrations');

-- Who signs, for which side: 1 the party, 2 the body.
create table agreement_signatories (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  agreement_id bigint not null,
  side smallint not null check (side in (1, 2)),
  user_id bigint not null,
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references agreements (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index agreement_signatories_side on agreement_signatories (tenant_id, agreement_id, side);
create index agreement_signatories_user on agreement_signatories (tenant_id, user_id);
select fence_tenant('agreement_signatories');

-- Simple electronic signatures with their evidence, or the mark of a paper one (FOR-33): chained per agreement, never changed. One of a former revision fell.
create table agreement_signatures (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  agreement_id bigint not null,
  side smallint not null check (side in (1, 2)),
  revision integer not null,
  user_id bigint not null,
  signed_at timestamptz not null,
  drawing text,
  typed_name text,
  -- The scan of what was signed by hand.
  paper_file_id bigint,
  consent_version text not null,
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant_id, id),
  check (num_nonnulls(drawing, typed_name, paper_file_id) = 1),
  foreign key (tenant_id, agreement_id) references agreements (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, paper_file_id) references files (tenant_id, id)
);
create unique index agreement_signatures_once on agreement_signatures (tenant_id, agreement_id, revision, side);
create index agreement_signatures_user on agreement_signatures (tenant_id, user_id);
select fence_tenant('agreement_signatures');
select make_append_only('agreement_signatures');
