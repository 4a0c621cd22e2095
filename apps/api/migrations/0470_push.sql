-- Devices people receive notifications on. `session_id` is the last session that used it: the device goes with it when it is closed.
create table push_devices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  session_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index push_devices_user on push_devices (tenant_id, user_id);
create index push_devices_session on push_devices (tenant_id, session_id);
select fence_tenant('push_devices');

-- Signing out, or losing one's account, ends what a device receives; an administrator left idle only signs in again.
create function forget_devices_of_session() returns trigger language plpgsql as $$
begin
  delete from push_devices where tenant_id = new.tenant_id and session_id = new.id;
  return null;
end $$;
create trigger forget_devices after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null and new.revoked_because is distinct from 'idle')
  execute function forget_devices_of_session();

-- What a person answered for a message on their devices; the catalogue's way without a row.
create table push_choices (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  moment text not null,
  is_on boolean not null,
  primary key (tenant_id, user_id, moment),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('push_choices');

-- The outbox of notifications: a row for each device, written in the transaction of what it tells; the worker delivers it.
create table pushes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  moment text not null,
  occurrence text not null,
  user_id bigint not null,
  device_id bigint,
  user_agent text not null,
  body text not null,
  -- Forgotten once it has left: it may open a session.
  path text,
  status smallint not null default 6 check (status in (5, 6, 7)),
  tries integer not null default 0,
  reason text,
  send_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  claimed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, device_id) references push_devices (tenant_id, id) on delete set null (device_id)
);
-- One device never receives the same moment twice for the same occurrence.
create unique index pushes_once on pushes (tenant_id, device_id, moment, occurrence);
create index pushes_recent on pushes (tenant_id, created_at desc, id desc);
create index pushes_user on pushes (tenant_id, user_id);
create index pushes_waiting on pushes (tenant_id, send_at) where status = 6;
select fence_tenant('pushes');

-- A tenant may keep a moment from devices.
alter table mail_settings add by_push boolean not null default true;
