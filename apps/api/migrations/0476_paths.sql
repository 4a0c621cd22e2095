-- The steps an event is followed by, in their order: an activity (1), a half-day (2), a document or a film given out (3), a paper (4), a form (5).
create table path_items (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  rank smallint not null check (rank > 0),
  kind smallint not null check (kind between 1 and 5),
  activity_id bigint,
  slot_id bigint,
  document_id bigint,
  paper_id bigint,
  form_id bigint,
  -- Not before this day, in the event's zone.
  opens_on date,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, rank),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, activity_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, paper_id) references event_papers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, form_id) references event_forms (tenant_id, id) on delete cascade,
  check (num_nonnulls(activity_id, slot_id, document_id, paper_id, form_id) = 1),
  check (coalesce(activity_id, slot_id, document_id, paper_id, form_id) =
    case kind when 1 then activity_id when 2 then slot_id when 3 then document_id when 4 then paper_id else form_id end)
);
create unique index path_items_activity on path_items (tenant_id, activity_id) where activity_id is not null;
create unique index path_items_slot on path_items (tenant_id, slot_id) where slot_id is not null;
create unique index path_items_document on path_items (tenant_id, document_id) where document_id is not null;
create unique index path_items_paper on path_items (tenant_id, paper_id) where paper_id is not null;
create unique index path_items_form on path_items (tenant_id, form_id) where form_id is not null;
select fence_tenant('path_items');

-- What a person read or watched to the end: whatever nothing else of the product records.
create table path_progress (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  document_id bigint not null,
  done_at timestamptz not null,
  primary key (tenant_id, registration_id, document_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade
);
create index path_progress_document on path_progress (tenant_id, document_id);
select fence_tenant('path_progress');

-- Each step of each registration it concerns, and whether it is done: an activity nobody of theirs attends concerns them not.
create view path_standing with (security_invoker = true) as
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
      else exists (select from registration_forms f
        where f.tenant_id = i.tenant_id and f.event_form_id = i.form_id and f.registration_id = r.id)
    end as is_done
  from path_items i
    join registrations r on r.tenant_id = i.tenant_id and r.event_id = i.event_id and r.status <> 9
    left join slots half_day on half_day.tenant_id = i.tenant_id and half_day.id = i.slot_id
    left join events attended on attended.tenant_id = i.tenant_id and attended.id = coalesce(i.activity_id, half_day.event_id)
    left join event_papers paper on paper.tenant_id = i.tenant_id and paper.id = i.paper_id
    left join event_forms form on form.tenant_id = i.tenant_id and form.id = i.form_id
    left join forms of_form on of_form.tenant_id = form.tenant_id and of_form.id = form.form_id
  where paper.retired_at is null and form.retired_at is null
    and (form.id is null or coalesce(form.form_version_id, of_form.published_version_id) is not null)
    and (attended.id is null or attended.id = i.event_id or (attended.cancelled_at is null and (attended.enrolment = 1
      or exists (select from registration_activities c where c.tenant_id = i.tenant_id and c.registration_id = r.id
        and c.activity_id = attended.id and c.held_until is null))));
grant select on path_standing to kxo_app, kxo_across;

-- The first step a person has still to finish before this one, where the event imposes its order; none when it is open.
create function path_obstacle(of_tenant integer, of_registration bigint, item bigint) returns bigint language sql stable as $$
  select earlier.item_id
    from path_items i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id and e.sequential_mode = 1
      join path_standing earlier on earlier.tenant_id = i.tenant_id and earlier.event_id = i.event_id and earlier.rank < i.rank
   where i.tenant_id = of_tenant and i.id = item and earlier.registration_id = of_registration and not earlier.is_done
   order by earlier.rank limit 1
$$;

-- Whether the path of an event keeps a document from one of its people: what comes before is not done, or its day has not come. What was read stays read.
create function path_locks_document(of_tenant integer, of_user bigint, document bigint, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from path_items i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id and e.sequential_mode = 1
      join registrations r on r.tenant_id = i.tenant_id and r.event_id = i.event_id and r.user_id = of_user and r.status <> 9
     where i.tenant_id = of_tenant and i.document_id = document
       and (i.opens_on > (at at time zone e.time_zone)::date or path_obstacle(i.tenant_id, r.id, i.id) is not null)
       and not exists (select from path_progress p where p.tenant_id = i.tenant_id and p.registration_id = r.id and p.document_id = document))
$$;
