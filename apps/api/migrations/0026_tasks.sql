-- What someone has to do, for someone or about an event; without a due date it is a note. `search` also reads the detail, whose text is kept beside it.
create table tasks (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  label text not null default '' check (length(label) <= 255),
  user_id bigint,
  event_id bigint,
  todo_user_id bigint not null,
  todo_date timestamptz,
  detail jsonb,
  detail_text text not null default '',
  status text not null default 'todo' check (status in ('todo', 'done', 'cancelled')),
  created_by bigint,
  created_at timestamptz not null default now(),
  closed_by bigint,
  closed_at timestamptz,
  version integer not null default 1,
  search text generated always as (searchable(label || ' ' || left(detail_text, 4000))) stored,
  company_id bigint,
  -- The request a task asks to decide on: the decision, whoever makes it, closes the task.
  registration_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, todo_user_id) references users (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, closed_by) references users (tenant_id, id),
  check ((status = 'todo') = (closed_at is null)),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete set null (registration_id)
);
create index tasks_open on tasks (tenant_id, todo_user_id, todo_date) where status = 'todo';
create index tasks_due on tasks (tenant_id, todo_date) where status = 'todo';
create index tasks_status on tasks (tenant_id, status, todo_date);
create index tasks_author on tasks (tenant_id, created_by);
create index tasks_contact on tasks (tenant_id, user_id) where user_id is not null;
create index tasks_event on tasks (tenant_id, event_id) where event_id is not null;
create index tasks_search on tasks using gin (search gin_trgm_ops);
create index tasks_company on tasks (tenant_id, company_id) where company_id is not null;
-- What reminders look up across tenants.
create index tasks_by_due on tasks (todo_date) where status = 'todo';
create index tasks_registration on tasks (tenant_id, registration_id) where registration_id is not null;
select fence_tenant('tasks');

-- What a person is told in the header, said in every language when it is written.
create table notifications (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  type text not null,
  label jsonb not null,
  task_id bigint,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- What a notification opens when it is no task: an address of the product, e.g. where a long work that ended is told.
  path text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade
);
create index notifications_of on notifications (tenant_id, user_id, id desc);
create index notifications_unread on notifications (tenant_id, user_id) where read_at is null;
create index notifications_task on notifications (tenant_id, task_id) where task_id is not null;
select fence_tenant('notifications');

-- What modules before this one refer to.
alter table complaints add foreign key (tenant_id, task_id) references tasks (tenant_id, id);
