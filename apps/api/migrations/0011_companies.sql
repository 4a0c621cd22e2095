create table companies (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  siret text,
  vat_number text,
  referent_id bigint,
  address text, address_complement text, code_postal text, town text, country text not null default 'FR',
  employees_number integer, independents_number integer,
  departments text[] not null default '{}',
  accounting_code text,
  logo_file_id bigint,
  is_recruiter boolean not null default false,
  is_school boolean not null default false,
  search text generated always as (searchable(name || ' ' || coalesce(siret, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  siren text generated always as (left(siret, 9)) stored,
  -- Why a number is absent or of another country.
  is_foreign boolean not null default false,
  legal_form text,
  naf text,
  collective_agreement text,
  funder text,
  funder_contact text,
  phone text,
  mail text,
  billing_address text,
  billing_address_complement text,
  billing_code_postal text,
  billing_town text,
  billing_country text,
  billing_mail text,
  needs_purchase_order boolean not null default false,
  chorus_service_code text,
  needs_chorus_commitment boolean not null default false,
  payment_days smallint,
  is_adherent boolean not null default false,
  is_prospect boolean not null default false,
  is_funder boolean not null default false,
  manager_id bigint,
  region_id bigint,
  is_region_manual boolean not null default false,
  in_annuary boolean not null default false,
  merged_into_id bigint,
  archived_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, referent_id) references users (tenant_id, id),
  foreign key (tenant_id, manager_id) references users (tenant_id, id),
  foreign key (tenant_id, region_id) references regions (tenant_id, id),
  foreign key (tenant_id, merged_into_id) references companies (tenant_id, id)
);
create unique index companies_siret on companies (tenant_id, siret) where siret is not null;
create index companies_search on companies using gin (search gin_trgm_ops);
create index companies_siren on companies (tenant_id, siren) where siren is not null;
create index companies_same on companies (tenant_id, searchable(name), code_postal);
create index companies_region on companies (tenant_id, region_id) where region_id is not null;
create index companies_code_postal on companies (tenant_id, code_postal, town) where code_postal is not null;
-- Merged records are read with the one that was kept; bills are read by whom they bill.
create index companies_merged on companies (tenant_id, merged_into_id) where merged_into_id is not null;
-- Orders of the list, and its tabs.
create index companies_town on companies (tenant_id, searchable(town), id);
create index companies_postal_code on companies (tenant_id, searchable(code_postal), id);
create index companies_employees on companies (tenant_id, employees_number, id);
create index companies_manager on companies (tenant_id, manager_id) where manager_id is not null;
create index companies_referent on companies (tenant_id, referent_id) where referent_id is not null;
create index companies_by_name on companies (tenant_id, searchable(name), id);
-- How many companies a plain list has, counted in the index alone.
create index companies_living on companies (tenant_id) where archived_at is null;
select fence_tenant('companies');

-- People employed and self-employed on 31 December of a year.
create table headcounts (
  tenant_id integer not null default current_tenant() references tenants,
  company_id bigint not null,
  year smallint not null,
  employees integer not null check (employees >= 0),
  independents integer not null check (independents >= 0),
  declared_by bigint,
  declared_at timestamptz not null default now(),
  primary key (tenant_id, company_id, year),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
select fence_tenant('headcounts');

-- The company is read locked, so that one renamed meanwhile is waited for, or waits and then finds this person.
create function label_company() returns trigger language plpgsql as $$
begin
  new.company_label := null;
  if new.company_id is null then return new; end if;
  select name into new.company_label from companies where tenant_id = new.tenant_id and id = new.company_id for share;
  return new;
end $$;
create trigger label_company before insert or update of company_id on users for each row execute function label_company();

create function relabel_company() returns trigger language plpgsql as $$
begin
  update users set company_label = new.name where tenant_id = new.tenant_id and company_id = new.id;
  update registrations set company_label = new.name where tenant_id = new.tenant_id and company_id = new.id;
  return null;
end $$;
create trigger relabel_company after update of name on companies
  for each row when (old.name is distinct from new.name) execute function relabel_company();

-- What modules before this one refer to.
alter table users add foreign key (tenant_id, company_id) references companies (tenant_id, id);
alter table documents add foreign key (tenant_id, company_id) references companies (tenant_id, id);
