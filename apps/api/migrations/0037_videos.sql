-- Films of the library, which events give them as documents, and what people really watched of them (FOR-21, FOR-34, FOR-43).

create table videos (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  file_id bigint not null,
  -- A still picture made from the film.
  poster_file_id bigint,
  -- Null while nobody could read it.
  seconds integer check (seconds between 1 and 86400),
  rank smallint not null default 1 check (rank between 1 and 999),
  -- What it is given with.
  restriction smallint not null default 0,
  chapters jsonb not null default '[]',
  transcript text not null default '',
  search text generated always as (searchable(name)) stored,
  version integer not null default 1,
  archived_at timestamptz,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, poster_file_id) references files (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index videos_file on videos (tenant_id, file_id);
create index videos_poster on videos (tenant_id, poster_file_id) where poster_file_id is not null;
create index videos_created_by on videos (tenant_id, created_by) where created_by is not null;
create index videos_name on videos (tenant_id, search, id);
create index videos_recent on videos (tenant_id, created_at desc, id desc);

create table video_captions (
  tenant_id integer not null default current_tenant() references tenants,
  video_id bigint not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  file_id bigint not null,
  primary key (tenant_id, video_id, language),
  foreign key (tenant_id, video_id) references videos (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index video_captions_file on video_captions (tenant_id, file_id);

-- An event gives a film as one of its documents: who sees it and when is decided there. The rank orders those of an event.
alter table documents add video_id bigint, add rank smallint check (rank between 1 and 999),
  add foreign key (tenant_id, video_id) references videos (tenant_id, id),
  add constraint video_of_event check (video_id is null or opens is not null);
create unique index documents_video on documents (tenant_id, video_id, event_id) where video_id is not null;

-- Films that were given before there was a library stand in it. The fence of what is read is lowered meanwhile: no tenant asks.
alter table documents no force row level security;
alter table files no force row level security;
insert into videos (tenant_id, name, file_id, restriction, created_by, created_at)
  select distinct on (d.tenant_id, d.file_id) d.tenant_id, d.name, d.file_id, d.restriction, u.id, d.created_at
    from documents d join files f on f.tenant_id = d.tenant_id and f.id = d.file_id and f.content_type like 'video/%'
    left join users u on u.tenant_id = d.tenant_id and u.id = d.created_by
   where d.opens is not null order by d.tenant_id, d.file_id, d.id;
update documents d set video_id = v.id from videos v
 where v.tenant_id = d.tenant_id and v.file_id = d.file_id and d.opens is not null
   and d.id = (select min(o.id) from documents o where o.tenant_id = d.tenant_id and o.file_id = d.file_id and o.event_id = d.event_id and o.opens is not null);
alter table documents force row level security;
alter table files force row level security;
select fence_tenant('videos');
select fence_tenant('video_captions');

-- What a person played of a film an event gives them. It outlives the giving: it proves what was followed.
create table video_views (
  tenant_id integer not null default current_tenant() references tenants,
  video_id bigint not null,
  event_id bigint not null,
  user_id bigint not null,
  -- Parts played, [from, to] in seconds, in their order and apart; and the distinct seconds they make.
  parts jsonb not null default '[]',
  seconds integer not null default 0 check (seconds >= 0),
  -- Where they stopped.
  position numeric(8, 1) not null default 0 check (position >= 0),
  -- Times they came back.
  views integer not null default 1 check (views > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Until when their time was counted: nobody watches more than passed since.
  counted_at timestamptz not null,
  whole_at timestamptz,
  primary key (tenant_id, video_id, event_id, user_id),
  foreign key (tenant_id, video_id) references videos (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index video_views_event on video_views (tenant_id, event_id);
create index video_views_user on video_views (tenant_id, user_id);
select fence_tenant('video_views');

-- A film that is a step of the path of its event is done once it was watched whole; what was watched stays open.
create or replace view path_standing with (security_invoker = true) as
  select i.tenant_id, i.id as item_id, i.event_id, i.rank, r.id as registration_id, r.user_id, i.opens_on,
    case i.kind
      when 1 then not exists (select from slots s where s.tenant_id = i.tenant_id and s.event_id = i.activity_id
        and not exists (select from presences p where p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = r.id and p.state in (1, 2)))
      when 2 then exists (select from presences p
        where p.tenant_id = i.tenant_id and p.slot_id = i.slot_id and p.registration_id = r.id and p.state in (1, 2))
      when 3 then exists (select from path_progress d
          where d.tenant_id = i.tenant_id and d.document_id = i.document_id and d.registration_id = r.id)
        or exists (select from documents f join video_views w on w.tenant_id = f.tenant_id and w.video_id = f.video_id and w.event_id = f.event_id
          where f.tenant_id = i.tenant_id and f.id = i.document_id and w.user_id = r.user_id and w.whole_at is not null)
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
create or replace function path_locks_document(of_tenant integer, of_user bigint, document bigint, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from path_items i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id and e.sequential_mode = 1
      join registrations r on r.tenant_id = i.tenant_id and r.event_id = i.event_id and r.user_id = of_user and r.status <> 9
     where i.tenant_id = of_tenant and i.document_id = document
       and (i.opens_on > (at at time zone e.time_zone)::date or path_obstacle(i.tenant_id, r.id, i.id) is not null)
       and not exists (select from path_progress p where p.tenant_id = i.tenant_id and p.registration_id = r.id and p.document_id = document)
       and not exists (select from documents f join video_views w on w.tenant_id = f.tenant_id and w.video_id = f.video_id and w.event_id = f.event_id
         where f.tenant_id = i.tenant_id and f.id = document and w.user_id = of_user and w.whole_at is not null))
$$;
