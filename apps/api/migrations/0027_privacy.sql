-- What a person agreed to or refused, channel by channel, with the words they read (PRV-03).
create table consents (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  channel text not null,
  is_given boolean not null,
  wording text not null,
  source text not null,
  proof jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index consents_user on consents (tenant_id, user_id, channel, id desc);
create index consents_recent on consents (tenant_id, at desc, id desc);
select fence_tenant('consents');
select make_append_only('consents');

-- Access and erasure asked by a person, due within a month (PRV-20).
create table data_requests (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('export', 'erasure')),
  status text not null default 'asked' check (status in ('asked', 'running', 'done', 'refused', 'failed')),
  asked_by bigint,
  asked_at timestamptz not null default now(),
  due_on date not null,
  done_at timestamptz,
  file_id bigint,
  -- What was erased, what was kept, why and until when.
  report jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index data_requests_user on data_requests (tenant_id, user_id, id desc);
create index data_requests_recent on data_requests (tenant_id, asked_at desc, id desc);
-- Where a consent asked today stands for everyone, and whose request is due first.
create index data_requests_due on data_requests (tenant_id, due_on) where status = 'asked';
-- Exports whose file is still there.
create index data_requests_files on data_requests (tenant_id, done_at) where file_id is not null;
select fence_tenant('data_requests');

drop trigger kept on consents;

create trigger kept before delete on consents for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.at < now() - interval '3 years')) execute function refuse_change();
