-- Keys by which a tenant signs tickets for the wallets of phones: one row a tenant and wallet.
create table wallet_keys (
  tenant_id integer not null default current_tenant() references tenants,
  wallet text not null check (wallet in ('apple', 'google')),
  -- What is public: certificates in PEM; the issuer and the account.
  shown jsonb not null,
  -- The private key, encrypted under the tenant's name.
  sealed_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, wallet)
);
select fence_tenant('wallet_keys');
