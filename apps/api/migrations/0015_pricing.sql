create table prices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  -- Cents without tax; VAT in basis points; a zero rate carries its reason (INV-31).
  amount_ht integer not null check (amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  profile_code text,
  members_only boolean not null default false,
  accounting_code text,
  rank integer not null default 0,
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
create index prices_event on prices (tenant_id, event_id);
select fence_tenant('prices');
