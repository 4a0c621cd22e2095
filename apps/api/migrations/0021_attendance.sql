-- Presence of a person in a slot, as last recorded.
create table presences (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  slot_id bigint not null,
  registration_id bigint not null,
  state smallint not null,
  minutes_late integer not null default 0 check (minutes_late >= 0),
  reason text not null default '',
  source text not null,
  recorded_by bigint,
  recorded_at timestamptz not null default now(),
  -- The scanned paper sheet a presence was read from.
  document_id bigint,
  primary key (tenant_id, id),
  unique (tenant_id, slot_id, registration_id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create index presences_registration on presences (tenant_id, registration_id);
select fence_tenant('presences');

-- Simple electronic signatures with their evidence (FOR-33), hash-chained per event.
create table signatures (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  slot_id bigint not null,
  registration_id bigint,
  partner_user_id bigint,
  signed_at timestamptz not null default now(),
  drawing text,
  typed_name text,
  consent_version text not null,
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant_id, id),
  check ((registration_id is null) <> (partner_user_id is null)),
  check ((drawing is null) <> (typed_name is null)),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, partner_user_id) references users (tenant_id, id)
);
create unique index signatures_learner on signatures (tenant_id, slot_id, registration_id) where registration_id is not null;
create unique index signatures_partner on signatures (tenant_id, slot_id, partner_user_id) where partner_user_id is not null;
create index signatures_event on signatures (tenant_id, event_id, id);
-- The half-days a company's people signed are read by their registrations.
create index signatures_registration on signatures (tenant_id, registration_id) where registration_id is not null;
select fence_tenant('signatures');
select make_append_only('signatures');

create table attendance_sheets (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  last_hash text not null default '',
  locked_at timestamptz,
  locked_by bigint,
  file_id bigint,
  sha256 text,
  -- A sheet locked by mistake is opened again by an administrator who says why; what was sealed stays among the documents.
  reopened_at timestamptz,
  reopened_by bigint,
  reopen_reason text,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select fence_tenant('attendance_sheets');

-- Hours that were certified stay as they were: no half-day joins a locked sheet, and none of its half-days moves (FOR-32).
create function guard_locked_hours() returns trigger language plpgsql as $$
begin
  -- Whoever locks the sheet meanwhile is waited for.
  perform from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id for key share;
  if exists (select from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id and locked_at is not null) then
    raise exception 'the sheet of event % is locked', new.event_id using errcode = 'KX004';
  end if;
  return new;
end $$;
create trigger guard_locked_hours before insert or update of event_id, start_at, end_at on slots for each row execute function guard_locked_hours();

-- Evidence of a tenant that lives goes once its years are over, by the one role that removes any (FOR-37, PRV-22): younger rows are refused.
drop trigger kept on signatures;
create trigger kept before delete on signatures for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.signed_at < now() - interval '6 years')) execute function refuse_change();

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

-- Who entered a video meeting, and when: the connection log kept beside the half-days (FOR-34).
create table meeting_entries (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  entered_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index meeting_entries_of on meeting_entries (tenant_id, event_id, user_id, entered_at);
create index meeting_entries_user on meeting_entries (tenant_id, user_id);
select fence_tenant('meeting_entries');
