-- Quizzes and tests: what is asked, which event gives it when, and what people answered (FOR-36, FOR-43).

create table quizzes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  -- 1 quiz, 2 test.
  kind smallint not null check (kind in (1, 2)),
  -- 1 positioning, 2 intermediate, 3 final; of tests alone.
  test_type smallint check (test_type between 1 and 3),
  -- 1 draft, 5 published, 9 archived.
  status smallint not null default 1 check (status in (1, 5, 9)),
  title text not null,
  instructions text not null default '',
  pass_mark smallint not null default 70 check (pass_mark between 0 and 100),
  attempts smallint check (attempts between 1 and 10),
  -- 1 best, 2 last, 3 first.
  counted smallint not null default 1 check (counted between 1 and 3),
  minutes smallint check (minutes between 1 and 600),
  is_shuffled boolean not null default false,
  -- 1 never, 2 once it is sent, 3 after it closes.
  feedback smallint not null default 2 check (feedback between 1 and 3),
  passed_text text not null default '',
  failed_text text not null default '',
  -- What is being written, with the solutions.
  questions jsonb not null default '[]',
  published_version_id bigint,
  -- Questions that count for nobody any more.
  cancelled text[] not null default '{}',
  search text generated always as (searchable(title)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (test_type is null or kind = 2)
);
create index quizzes_kind on quizzes (tenant_id, kind, searchable(title), id);
select fence_tenant('quizzes');

-- What people take: questions and pass mark as they were published.
create table quiz_versions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  quiz_id bigint not null,
  number integer not null check (number > 0),
  questions jsonb not null,
  pass_mark smallint not null,
  published_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, quiz_id, number),
  foreign key (tenant_id, quiz_id) references quizzes (tenant_id, id) on delete cascade
);
select fence_tenant('quiz_versions');
alter table quizzes add foreign key (tenant_id, published_version_id) references quiz_versions (tenant_id, id);
create index quizzes_published on quizzes (tenant_id, published_version_id) where published_version_id is not null;

create table event_quizzes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  quiz_id bigint not null,
  -- 1 from the registration, 2 before the start, 3 at the end.
  moment smallint not null check (moment between 1 and 3),
  days integer not null default 0 check (days between -180 and 365),
  open_days integer check (open_days between 1 and 365),
  -- By the clock of the event: follow its dates (below).
  opens_at timestamptz,
  closes_at timestamptz,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, quiz_id) references quizzes (tenant_id, id)
);
create unique index event_quizzes_once on event_quizzes (tenant_id, event_id, quiz_id, moment) where retired_at is null;
create index event_quizzes_quiz on event_quizzes (tenant_id, quiz_id);
create index event_quizzes_due on event_quizzes (opens_at) where retired_at is null;
select fence_tenant('event_quizzes');

create function quiz_day(at timestamptz, days integer, zone text) returns timestamptz language sql stable parallel safe as $$
  select ((at at time zone zone) + make_interval(days => days)) at time zone zone
$$;
create function set_quiz_dates() returns trigger language plpgsql as $$
declare
  e events;
begin
  select * into e from events where tenant_id = new.tenant_id and id = new.event_id;
  new.opens_at := case new.moment when 1 then null when 2 then quiz_day(e.start_date, new.days, e.time_zone)
    else quiz_day(coalesce(e.end_date, e.start_date), new.days, e.time_zone) end;
  new.closes_at := case when new.moment > 1 and new.open_days is not null then quiz_day(new.opens_at, new.open_days, e.time_zone)
    when new.moment < 3 then e.start_date end;
  return new;
end $$;
create trigger set_quiz_dates before insert or update of event_id, moment, days, open_days on event_quizzes for each row execute function set_quiz_dates();
create function move_quizzes() returns trigger language plpgsql as $$
begin
  -- Their own trigger counts the dates again.
  update event_quizzes set days = days where tenant_id = new.tenant_id and event_id = new.id;
  return null;
end $$;
create trigger move_quizzes after update of start_date, end_date, time_zone on events for each row
  when ((old.start_date, old.end_date, old.time_zone) is distinct from (new.start_date, new.end_date, new.time_zone))
  execute function move_quizzes();

-- What a person may do beside the others, and when they were written to, which opens it before its date.
create table quiz_allowances (
  tenant_id integer not null default current_tenant() references tenants,
  event_quiz_id bigint not null,
  user_id bigint not null,
  sent_at timestamptz,
  extra_attempts smallint not null default 0 check (extra_attempts between 0 and 10),
  -- Percent of the time, beside it.
  extra_time smallint not null default 0 check (extra_time between 0 and 200),
  primary key (tenant_id, event_quiz_id, user_id),
  foreign key (tenant_id, event_quiz_id) references event_quizzes (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index quiz_allowances_user on quiz_allowances (tenant_id, user_id);
select fence_tenant('quiz_allowances');

create table quiz_attempts (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_quiz_id bigint not null,
  user_id bigint not null,
  version_id bigint not null,
  number smallint not null check (number > 0),
  started_at timestamptz not null,
  -- When its time is over; it is then sent as it is.
  ends_at timestamptz,
  submitted_at timestamptz,
  -- The order each question was shown in.
  shuffles jsonb not null,
  answers jsonb not null default '{}',
  -- Points given by hand.
  marks jsonb not null default '{}',
  -- Counted again at each answer.
  percent smallint not null default 0 check (percent between 0 and 100),
  to_mark smallint not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, event_quiz_id, user_id, number),
  foreign key (tenant_id, event_quiz_id) references event_quizzes (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, version_id) references quiz_versions (tenant_id, id)
);
create index quiz_attempts_user on quiz_attempts (tenant_id, user_id, started_at desc);
create index quiz_attempts_version on quiz_attempts (tenant_id, version_id);
select fence_tenant('quiz_attempts');

-- A quiz may be a step (7) of the path of its event: what comes after waits until it is passed.
alter table path_items add quiz_id bigint,
  add foreign key (tenant_id, quiz_id) references event_quizzes (tenant_id, id) on delete cascade,
  drop constraint path_items_kind_check, add constraint path_items_kind_check check (kind between 1 and 7),
  drop constraint path_items_check, add constraint path_items_check check (num_nonnulls(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id, quiz_id) = 1),
  drop constraint path_items_check1, add constraint path_items_check1 check (coalesce(activity_id, slot_id, document_id, paper_id, form_id, questionnaire_id, quiz_id) =
    case kind when 1 then activity_id when 2 then slot_id when 3 then document_id when 4 then paper_id when 5 then form_id when 6 then questionnaire_id else quiz_id end);
create unique index path_items_quiz on path_items (tenant_id, quiz_id) where quiz_id is not null;
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
      when 6 then exists (select from questionnaire_invitations a
        where a.tenant_id = i.tenant_id and a.event_questionnaire_id = i.questionnaire_id and a.user_id = r.user_id and a.answered_on is not null)
      else exists (select from quiz_attempts a join quiz_versions v on v.tenant_id = a.tenant_id and v.id = a.version_id
        where a.tenant_id = i.tenant_id and a.event_quiz_id = i.quiz_id and a.user_id = r.user_id and a.to_mark = 0 and a.percent >= v.pass_mark
          and (a.submitted_at is not null or a.ends_at + interval '60 seconds' <= now()))
    end as is_done
  from path_items i
    join registrations r on r.tenant_id = i.tenant_id and r.event_id = i.event_id and r.status <> 9
    left join slots half_day on half_day.tenant_id = i.tenant_id and half_day.id = i.slot_id
    left join events attended on attended.tenant_id = i.tenant_id and attended.id = coalesce(i.activity_id, half_day.event_id)
    left join event_papers paper on paper.tenant_id = i.tenant_id and paper.id = i.paper_id
    left join event_forms form on form.tenant_id = i.tenant_id and form.id = i.form_id
    left join forms of_form on of_form.tenant_id = form.tenant_id and of_form.id = form.form_id
    left join event_questionnaires sent on sent.tenant_id = i.tenant_id and sent.id = i.questionnaire_id
    left join event_quizzes given on given.tenant_id = i.tenant_id and given.id = i.quiz_id
  where paper.retired_at is null and form.retired_at is null and sent.retired_at is null and given.retired_at is null
    and (form.id is null or coalesce(form.form_version_id, of_form.published_version_id) is not null)
    and (attended.id is null or attended.id = i.event_id or (attended.cancelled_at is null and (attended.enrolment = 1
      or exists (select from registration_activities c where c.tenant_id = i.tenant_id and c.registration_id = r.id
        and c.activity_id = attended.id and c.held_until is null))));
