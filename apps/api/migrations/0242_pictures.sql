-- Pictures of messages: read by whoever holds their address, which nobody guesses.
create table pictures (
  tenant_id integer not null default current_tenant() references tenants,
  token text not null,
  file_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index pictures_file on pictures (tenant_id, file_id);
select fence_tenant('pictures');
