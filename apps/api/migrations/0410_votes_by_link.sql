-- Whoever votes behind a personal link proves by a code that the mailbox is theirs: once for a session and an assembly.
alter table validation_codes drop constraint validation_codes_purpose_check,
  add check (purpose in ('account', 'mail', 'registration', 'vote'));
create table vote_proofs (
  tenant_id integer not null default current_tenant() references tenants,
  session_id uuid not null,
  event_id bigint not null,
  proved_at timestamptz not null default now(),
  primary key (tenant_id, session_id, event_id),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
create index vote_proofs_event on vote_proofs (tenant_id, event_id);
select fence_tenant('vote_proofs');

-- What is read before voting: settled once the vote opens, as the text it goes with.
create table resolution_documents (
  tenant_id integer not null default current_tenant() references tenants,
  resolution_id bigint not null,
  document_id bigint not null,
  primary key (tenant_id, resolution_id, document_id),
  foreign key (tenant_id, resolution_id) references resolutions (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create unique index resolution_documents_document on resolution_documents (tenant_id, document_id);
select fence_tenant('resolution_documents');

create function guard_resolution_document() returns trigger language plpgsql as $$
declare
  of_resolution bigint := case when tg_op = 'DELETE' then old.resolution_id else new.resolution_id end;
  of_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  perform from resolutions where tenant_id = of_tenant and id = of_resolution and status = 0 for share;
  if not found then raise exception 'resolution % is settled', of_resolution using errcode = 'KX021'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger guard_resolution_document before insert or update on resolution_documents
  for each row execute function guard_resolution_document();
select keep_until_the_end('resolution_documents', 'guard_resolution_document');
