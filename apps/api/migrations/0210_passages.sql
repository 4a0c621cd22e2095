-- Who passed a door, when and which way, as the device saw it (EXT-10). The device names each passage, so that one sent twice is kept once.
create table passages (
  tenant_id integer not null default current_tenant() references tenants,
  id uuid not null,
  event_id bigint not null,
  registration_id bigint not null,
  slot_id bigint,
  kind smallint not null,
  outcome smallint not null,
  -- What refused a passage let in without the network.
  refusal text,
  passed_at timestamptz not null,
  received_at timestamptz not null default now(),
  is_offline boolean not null default false,
  door text not null default '',
  recorded_by bigint,
  undone_at timestamptz,
  undone_by bigint,
  undo_reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id)
);
create index passages_of_event on passages (tenant_id, event_id, passed_at desc);
create index passages_of_registration on passages (tenant_id, registration_id, passed_at desc);
create index passages_slot on passages (tenant_id, slot_id);
select fence_tenant('passages');

-- The doors of an event, by name.
alter table attendance_settings add column doors text[] not null default '{}';
