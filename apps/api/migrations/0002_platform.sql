create table idempotency_keys (
  tenant_id integer not null default current_tenant() references tenants,
  credential text not null,
  key text not null,
  fingerprint text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, credential, key)
);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
select fence_tenant('idempotency_keys');

create table files (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
-- Bytes deposited by a person are counted.
create index files_created_by on files (tenant_id, created_by, created_at);
select fence_tenant('files');

-- Long work a person follows on its own page (imports, mass generation).
create table works (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null,
  status smallint not null default 0,
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  failures jsonb not null default '[]',
  report_file_id bigint,
  stop_asked boolean not null default false,
  created_by bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When the work last gave a sign, and why it failed as a whole (a sentence key and its values).
  touched_at timestamptz not null default now(),
  reason jsonb,
  primary key (tenant_id, id)
);
create index works_recent on works (tenant_id, created_at desc, id desc);
select fence_tenant('works');

-- The bytes of a kept file never change, nor what tells them (INV-10).
create function guard_file() returns trigger language plpgsql as $$
begin
  raise exception 'file % is kept as it came', old.id using errcode = 'KX002';
end $$;
create trigger guard_file before update of sha256, size, storage_key, content_type on files for each row
  when (row(new.sha256, new.size, new.storage_key, new.content_type) is distinct from row(old.sha256, old.size, old.storage_key, old.content_type))
  execute function guard_file();

-- What anybody may set off is counted by who asks, for a day: codes and links by mail, invitations, screens that report.
create table throttled_acts (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  act text not null,
  caller text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index throttled_acts_caller on throttled_acts (tenant_id, act, caller, at);
select fence_tenant('throttled_acts');
