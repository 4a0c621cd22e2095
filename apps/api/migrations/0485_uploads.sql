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
