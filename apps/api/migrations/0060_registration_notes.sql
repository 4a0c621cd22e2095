-- What the team writes about a registration, for itself.
create table registration_notes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  note text not null,
  by_user_id bigint,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade
);
create index registration_notes_of on registration_notes (tenant_id, registration_id, id);
select fence_tenant('registration_notes');
