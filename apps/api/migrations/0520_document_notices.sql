-- Who was told of a document given out, once each.
create table document_notices (
  tenant_id integer not null default current_tenant() references tenants,
  document_id bigint not null,
  user_id bigint not null,
  told_at timestamptz not null,
  primary key (tenant_id, document_id, user_id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index document_notices_user on document_notices (tenant_id, user_id);
select fence_tenant('document_notices');
