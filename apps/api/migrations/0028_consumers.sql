-- What consumers declared to end a contract: evidence of the day and of the words, answered by a receipt (PRV-52, PRV-53).
-- It names no record on purpose: nothing is looked up, so that nothing is told of who is known here.
create table contract_endings (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null check (kind in ('withdrawal', 'termination')),
  name text not null check (name <> ''),
  contract text not null check (contract <> ''),
  mail text not null check (mail <> ''),
  reason text not null default '',
  -- Where it was sent from, as the other proofs keep it.
  address text not null default '',
  declared_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index contract_endings_recent on contract_endings (tenant_id, declared_at);
select fence_tenant('contract_endings');
select make_append_only('contract_endings');
