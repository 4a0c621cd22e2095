-- A proof its holder sent to somebody by mail: a link that checks it for a while, unless taken back; hashed at rest.
create table proof_shares (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  document_id bigint not null,
  user_id bigint not null,
  recipient text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index proof_shares_code on proof_shares (tenant_id, code_hash);
create index proof_shares_document on proof_shares (tenant_id, document_id);
create index proof_shares_user on proof_shares (tenant_id, user_id, created_at);
create index proof_shares_recipient on proof_shares (tenant_id, recipient, created_at);
select fence_tenant('proof_shares');
