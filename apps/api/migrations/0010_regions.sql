-- Territories; departements are prefixes of postal codes (ID-20).
create table regions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  country text not null default 'FR',
  departements text[] not null default '{}',
  -- Receives every other country.
  is_abroad boolean not null default false,
  referent_id bigint,
  address text,
  logo_file_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, referent_id) references users (tenant_id, id)
);
create unique index regions_name on regions (tenant_id, searchable(name));
create unique index regions_abroad on regions (tenant_id) where is_abroad;
select fence_tenant('regions');

-- What modules before this one refer to.
alter table users add foreign key (tenant_id, region_id) references regions (tenant_id, id);
