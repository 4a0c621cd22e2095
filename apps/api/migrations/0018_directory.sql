-- Messages relayed by the directory without showing the address.
create table directory_messages (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  from_name text not null,
  from_mail text not null,
  message text not null,
  address text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index directory_messages_recent on directory_messages (tenant_id, created_at);
create index directory_messages_address on directory_messages (tenant_id, address, created_at);
create index directory_messages_sender on directory_messages (tenant_id, from_mail, created_at);
select fence_tenant('directory_messages');
