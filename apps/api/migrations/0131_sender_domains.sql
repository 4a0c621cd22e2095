-- The domain a tenant sends from, once its DNS says that the product may: one a tenant.
create table sender_domains (
  tenant_id integer not null default current_tenant() references tenants,
  address text not null check (address = lower(address) and address like '%@%'),
  selector text not null,
  -- Private half, encrypted under the tenant's name; the public half is printed in the DNS.
  sealed_key text not null,
  public_key text not null,
  -- What the DNS answered, by record: ok, missing, wrong.
  found jsonb not null default '{}',
  checked_at timestamptz,
  -- Mails leave from it: its signing record is in the DNS.
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id)
);
select fence_tenant('sender_domains');
