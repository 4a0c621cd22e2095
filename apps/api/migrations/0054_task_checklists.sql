-- Lists of tasks that come back with each event, dated by its first and last days.
create table task_checklists (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 120),
  -- In their order: key, label, edge (1 first day, 2 last day), days from it.
  items jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
select fence_tenant('task_checklists');

-- A line of a list gives an event one task, whoever applies it and how often.
alter table tasks add column checklist_item uuid;
create unique index tasks_checklist_item on tasks (tenant_id, event_id, checklist_item) where checklist_item is not null;
