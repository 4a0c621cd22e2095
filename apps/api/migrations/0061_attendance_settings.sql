-- How the presence at an event is proved, when it differs from what the organisation does everywhere (FOR-32).
create table attendance_settings (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  means smallint[] not null check (cardinality(means) > 0),
  open_minutes integer not null check (open_minutes between 0 and 240),
  close_hours integer not null check (close_hours between 1 and 720),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
select fence_tenant('attendance_settings');

-- A sheet locked by mistake is opened again by an administrator who says why; what was sealed stays among the documents.
alter table attendance_sheets add column reopened_at timestamptz, add column reopened_by bigint, add column reopen_reason text;

-- The scanned paper sheet a presence was read from.
alter table presences add column document_id bigint, add foreign key (tenant_id, document_id) references documents (tenant_id, id);
