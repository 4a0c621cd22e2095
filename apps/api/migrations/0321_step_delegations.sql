-- Who builds a step of an event, and by when.
create table step_delegations (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  step text not null,
  responsible_id bigint,
  due_on date,
  primary key (tenant_id, event_id, step),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, responsible_id) references users (tenant_id, id)
);
create index step_delegations_responsible on step_delegations (tenant_id, responsible_id);
select fence_tenant('step_delegations');
