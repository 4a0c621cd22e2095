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

-- A questionnaire may be a step (6) of the path of its event: what comes after waits for its answer.
alter table path_items add questionnaire_id bigint,
  add foreign key (tenant_id, questionnaire_id) references event_questionnaires (tenant_id, id) on delete cascade,
  drop constraint path_items_kind_check, add constraint path_items_kind_check check (kind between 1 and 6),
  drop constraint path_items_check, add constraint path_items_check check (num_nonnulls(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id) = 1),
  drop constraint path_items_check1, add constraint path_items_check1 check (coalesce(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id) =
    case kind when 1 then activity_id when 2 then slot_id when 3 then document_id when 4 then paper_id when 5 then form_id else questionnaire_id end);
create unique index path_items_questionnaire on path_items (tenant_id, questionnaire_id) where questionnaire_id is not null;
create or replace view path_standing with (security_invoker = true) as
  select i.tenant_id, i.id as item_id, i.event_id, i.rank, r.id as registration_id, r.user_id, i.opens_on,
    case i.kind
      when 1 then not exists (select from slots s where s.tenant_id = i.tenant_id and s.event_id = i.activity_id
        and not exists (select from presences p where p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = r.id and p.state in (1, 2)))
      when 2 then exists (select from presences p
        where p.tenant_id = i.tenant_id and p.slot_id = i.slot_id and p.registration_id = r.id and p.state in (1, 2))
      when 3 then exists (select from path_progress d
        where d.tenant_id = i.tenant_id and d.document_id = i.document_id and d.registration_id = r.id)
      when 4 then exists (select from registration_papers g join documents d on d.tenant_id = g.tenant_id and d.id = g.document_id
        where g.tenant_id = i.tenant_id and g.paper_id = i.paper_id and g.registration_id = r.id and d.status <> 9)
      when 5 then exists (select from registration_forms f
        where f.tenant_id = i.tenant_id and f.event_form_id = i.form_id and f.registration_id = r.id)
      else exists (select from questionnaire_invitations a
        where a.tenant_id = i.tenant_id and a.event_questionnaire_id = i.questionnaire_id and a.user_id = r.user_id and a.answered_on is not null)
    end as is_done
  from path_items i
    join registrations r on r.tenant_id = i.tenant_id and r.event_id = i.event_id and r.status <> 9
    left join slots half_day on half_day.tenant_id = i.tenant_id and half_day.id = i.slot_id
    left join events attended on attended.tenant_id = i.tenant_id and attended.id = coalesce(i.activity_id, half_day.event_id)
    left join event_papers paper on paper.tenant_id = i.tenant_id and paper.id = i.paper_id
    left join event_forms form on form.tenant_id = i.tenant_id and form.id = i.form_id
    left join forms of_form on of_form.tenant_id = form.tenant_id and of_form.id = form.form_id
    left join event_questionnaires sent on sent.tenant_id = i.tenant_id and sent.id = i.questionnaire_id
  where paper.retired_at is null and form.retired_at is null and sent.retired_at is null
    and (form.id is null or coalesce(form.form_version_id, of_form.published_version_id) is not null)
    and (attended.id is null or attended.id = i.event_id or (attended.cancelled_at is null and (attended.enrolment = 1
      or exists (select from registration_activities c where c.tenant_id = i.tenant_id and c.registration_id = r.id
        and c.activity_id = attended.id and c.held_until is null))));
