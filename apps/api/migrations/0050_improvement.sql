-- What is made of what people answer: alerts on low scores, and the plan of improvement (FOR-43, indicators 30 to 32).

-- The score of a question at or under which a response is an alert, whatever the version that asks it.
create table questionnaire_alerts (
  tenant_id integer not null default current_tenant() references tenants,
  form_id bigint not null,
  question text not null,
  at_most smallint not null,
  primary key (tenant_id, form_id, question),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
select fence_tenant('questionnaire_alerts');

-- The questions a response answered at or under their alert when it was sent: a setting that changes judges nothing again.
alter table questionnaire_responses add column alerts text[] not null default '{}';
create index questionnaire_responses_alerts on questionnaire_responses (tenant_id, event_questionnaire_id) where alerts <> '{}';

-- What is decided about an answer, a question, or by itself. Who does it, by when and when it was done are those of its task, or of the task of its complaint.
create table improvement_actions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  -- 1 alert, 2 action, 3 follow-up, 4 complaint.
  kind smallint not null check (kind between 1 and 4),
  form_id bigint,
  response_id bigint,
  question text,
  label text not null check (length(label) between 1 and 255),
  result text not null default '' check (length(result) <= 5000),
  task_id bigint,
  complaint_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete set null (form_id),
  foreign key (tenant_id, response_id) references questionnaire_responses (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete set null (task_id),
  foreign key (tenant_id, complaint_id) references complaints (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check (form_id is not null or response_id is null),
  check ((kind = 4) = (complaint_id is not null)),
  check (kind <> 1 or response_id is not null)
);
create index improvement_actions_form on improvement_actions (tenant_id, form_id);
create index improvement_actions_response on improvement_actions (tenant_id, response_id) where response_id is not null;
-- A response is told once.
create unique index improvement_actions_alert on improvement_actions (tenant_id, response_id) where kind = 1;
create index improvement_actions_task on improvement_actions (tenant_id, task_id) where task_id is not null;
create index improvement_actions_complaint on improvement_actions (tenant_id, complaint_id) where complaint_id is not null;
create index improvement_actions_author on improvement_actions (tenant_id, created_by) where created_by is not null;
select fence_tenant('improvement_actions');

-- What was written to a question and is not shown, with the reason; the response keeps it.
create table hidden_answers (
  tenant_id integer not null default current_tenant() references tenants,
  response_id bigint not null,
  question text not null,
  reason text not null check (length(reason) between 1 and 300),
  hidden_by bigint,
  hidden_at timestamptz not null default now(),
  primary key (tenant_id, response_id, question),
  foreign key (tenant_id, response_id) references questionnaire_responses (tenant_id, id),
  foreign key (tenant_id, hidden_by) references users (tenant_id, id)
);
create index hidden_answers_author on hidden_answers (tenant_id, hidden_by) where hidden_by is not null;
select fence_tenant('hidden_answers');
