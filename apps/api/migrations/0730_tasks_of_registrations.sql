-- The request a task asks to decide on: the decision, whoever makes it, closes the task.
alter table tasks
  add column registration_id bigint,
  add foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete set null (registration_id);
create index tasks_registration on tasks (tenant_id, registration_id) where registration_id is not null;
