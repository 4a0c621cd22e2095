-- What people say of a lateness or an absence of their own, and whether it is excused: beside what is recorded of them, which it never changes.
create table attendance_notices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  -- Empty for the whole event.
  slot_id bigint,
  kind smallint not null check (kind in (1, 2)),
  minutes integer check (minutes > 0),
  absence_reason smallint not null,
  reason text not null default '',
  document_id bigint,
  given_at timestamptz not null default now(),
  status smallint not null default 0,
  decision_reason text,
  decided_by bigint,
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, registration_id, slot_id),
  constraint attendance_notices_late check ((kind = 1) = (minutes is not null) and (kind = 2 or slot_id is not null)),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete set null (document_id),
  foreign key (tenant_id, decided_by) references users (tenant_id, id)
);
create index attendance_notices_slot on attendance_notices (tenant_id, slot_id) where slot_id is not null;
create index attendance_notices_document on attendance_notices (tenant_id, document_id) where document_id is not null;
create index attendance_notices_decider on attendance_notices (tenant_id, decided_by) where decided_by is not null;
select fence_tenant('attendance_notices');

-- A quiz given with the registration may be required: the registration stays to complete until it is taken.
alter table event_quizzes
  add column is_required boolean not null default false,
  add constraint event_quizzes_required_check check (not is_required or moment = 1);
