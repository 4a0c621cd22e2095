-- Who pays for a registration, as its person says before the rest; an employer named so is billed, nobody is attached to it.
create table registration_payers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  kind smallint not null,
  company_id bigint,
  funder text check (funder <> ''),
  funder_number text check (funder_number <> ''),
  -- Whether the funder is billed in place of the company.
  is_subrogated boolean not null default false,
  purchase_order text check (purchase_order <> ''),
  said_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
create unique index registration_payers_registration on registration_payers (tenant_id, registration_id);
create index registration_payers_company on registration_payers (tenant_id, company_id) where company_id is not null;
select fence_tenant('registration_payers');
