-- Forms an event asks beside the one of its registration: while registering, or once a request is accepted.
create table event_forms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  form_id bigint not null,
  -- The version it holds to since somebody answered it; the latest published without.
  form_version_id bigint,
  stage smallint not null check (stage in (1, 2)),
  is_required boolean not null default true,
  -- An accepted request is confirmed once it is filled in.
  holds_confirmation boolean not null default false,
  -- Days before the start by which it is to be filled in.
  due_days smallint check (due_days between 0 and 365),
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, form_id) references forms (tenant_id, id),
  foreign key (tenant_id, form_version_id) references form_versions (tenant_id, id)
);
create unique index event_forms_of on event_forms (tenant_id, event_id, form_id) where retired_at is null;
create index event_forms_form on event_forms (tenant_id, form_id);
create index event_forms_version on event_forms (tenant_id, form_version_id) where form_version_id is not null;
select fence_tenant('event_forms');

-- Which of them a person filled in whole, and when; the answers are with those of the registration.
create table registration_forms (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  event_form_id bigint not null,
  completed_at timestamptz not null,
  primary key (tenant_id, registration_id, event_form_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_form_id) references event_forms (tenant_id, id) on delete cascade
);
create index registration_forms_form on registration_forms (tenant_id, event_form_id);
select fence_tenant('registration_forms');
