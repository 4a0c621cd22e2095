-- Questionnaires an event sends, to whom and when, and what was answered (FOR-40, FOR-41).

-- The questionnaire of the space made from each model, so that an event takes the one already there.
create table questionnaire_models (
  tenant_id integer not null default current_tenant() references tenants,
  model smallint not null,
  form_id bigint not null,
  primary key (tenant_id, model),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
create index questionnaire_models_form on questionnaire_models (tenant_id, form_id);
select fence_tenant('questionnaire_models');

create table event_questionnaires (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  form_id bigint not null,
  -- 1 participants, 2 partners, 3 referents.
  audience smallint not null check (audience between 1 and 3),
  -- 1 needs, 2 hot, 3 cold.
  moment smallint not null check (moment between 1 and 3),
  -- From the start of the event for needs, from its end otherwise.
  days integer not null check (days between -180 and 365),
  open_days integer check (open_days between 1 and 365),
  is_anonymous boolean not null default false,
  -- When it is sent, by the clock of the event: follows its dates (below); none while it has no date.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id)
);
create unique index event_questionnaires_once on event_questionnaires (tenant_id, event_id, form_id, audience, moment) where retired_at is null;
create index event_questionnaires_form on event_questionnaires (tenant_id, form_id);
create index event_questionnaires_due on event_questionnaires (due_at) where retired_at is null;
select fence_tenant('event_questionnaires');

create function questionnaire_due_at(moment smallint, days integer, start_date timestamptz, end_date timestamptz, zone text) returns timestamptz
language sql stable parallel safe as $$
  select ((case when moment = 1 then start_date else coalesce(end_date, start_date) end at time zone zone) + make_interval(days => days)) at time zone zone
$$;
create function set_questionnaire_due() returns trigger language plpgsql as $$
begin
  select questionnaire_due_at(new.moment, new.days, e.start_date, e.end_date, e.time_zone) into new.due_at
    from events e where e.tenant_id = new.tenant_id and e.id = new.event_id;
  return new;
end $$;
create trigger set_questionnaire_due before insert or update of event_id, moment, days on event_questionnaires
  for each row execute function set_questionnaire_due();
create function move_questionnaires() returns trigger language plpgsql as $$
begin
  update event_questionnaires q set due_at = questionnaire_due_at(q.moment, q.days, new.start_date, new.end_date, new.time_zone)
   where q.tenant_id = new.tenant_id and q.event_id = new.id;
  return null;
end $$;
create trigger move_questionnaires after update of start_date, end_date, time_zone on events for each row
  when ((old.start_date, old.end_date, old.time_zone) is distinct from (new.start_date, new.end_date, new.time_zone))
  execute function move_questionnaires();

-- Who was invited to answer, and whether they did: a day, never an instant, which would tell one anonymous response from another.
create table questionnaire_invitations (
  tenant_id integer not null default current_tenant() references tenants,
  event_questionnaire_id bigint not null,
  user_id bigint not null,
  sent_at timestamptz,
  answered_on date,
  declined_on date,
  primary key (tenant_id, event_questionnaire_id, user_id),
  foreign key (tenant_id, event_questionnaire_id) references event_questionnaires (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index questionnaire_invitations_user on questionnaire_invitations (tenant_id, user_id);
select fence_tenant('questionnaire_invitations');

-- What was answered, by the names of the questions of its version. An anonymous response has no person, and a number that tells no order.
create table questionnaire_responses (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint not null default floor(random() * 9007199254740990)::bigint + 1,
  event_questionnaire_id bigint not null,
  version_id bigint not null,
  user_id bigint,
  answered_on date not null,
  answers jsonb not null,
  -- What it adds to the satisfaction: Σ(score − min) of Σ(max − min).
  points numeric not null,
  points_max numeric not null check (points between 0 and points_max),
  recommendation smallint check (recommendation between 0 and 10),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_questionnaire_id) references event_questionnaires (tenant_id, id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index questionnaire_responses_sending on questionnaire_responses (tenant_id, event_questionnaire_id);
create index questionnaire_responses_version on questionnaire_responses (tenant_id, version_id);
create index questionnaire_responses_day on questionnaire_responses (tenant_id, answered_on);
create unique index questionnaire_responses_once on questionnaire_responses (tenant_id, user_id, event_questionnaire_id) where user_id is not null;
select fence_tenant('questionnaire_responses');
