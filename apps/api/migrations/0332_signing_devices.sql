-- The last signature each device queued without the network for a sheet: the next must follow from it.
create table signing_devices (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  -- SHA-256 of the device's public key.
  device text not null,
  last_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, event_id, device),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
select fence_tenant('signing_devices');
