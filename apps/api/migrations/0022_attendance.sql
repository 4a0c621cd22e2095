-- Presence of a person in a slot, as last recorded.
create table presences (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  slot_id bigint not null,
  registration_id bigint not null,
  state smallint not null,
  minutes_late integer not null default 0 check (minutes_late >= 0),
  reason text not null default '',
  source text not null,
  recorded_by bigint,
  recorded_at timestamptz not null default now(),
  -- The scanned paper sheet a presence was read from.
  document_id bigint,
  -- Why somebody was absent, of a closed list, with what they said beside it.
  absence_reason smallint,
  minutes_away integer not null default 0 check (minutes_away >= 0),
  -- A presence recorded from a paper sheet says so by a code, which its reader's language puts in words.
  reason_code text check (reason_code in ('paper')),
  primary key (tenant_id, id),
  unique (tenant_id, slot_id, registration_id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id),
  constraint presences_absence check (absence_reason is null or state = 3)
);
create index presences_registration on presences (tenant_id, registration_id);
select fence_tenant('presences');

-- Simple electronic signatures with their evidence (FOR-33), hash-chained per event.
create table signatures (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  slot_id bigint not null,
  registration_id bigint,
  partner_user_id bigint,
  signed_at timestamptz not null default now(),
  drawing text,
  typed_name text,
  consent_version text not null,
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant_id, id),
  check ((registration_id is null) <> (partner_user_id is null)),
  check ((drawing is null) <> (typed_name is null)),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, partner_user_id) references users (tenant_id, id)
);
create unique index signatures_learner on signatures (tenant_id, slot_id, registration_id) where registration_id is not null;
create unique index signatures_partner on signatures (tenant_id, slot_id, partner_user_id) where partner_user_id is not null;
create index signatures_event on signatures (tenant_id, event_id, id);
-- The half-days a company's people signed are read by their registrations.
create index signatures_registration on signatures (tenant_id, registration_id) where registration_id is not null;
select fence_tenant('signatures');
select make_append_only('signatures');

create table attendance_sheets (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  last_hash text not null default '',
  locked_at timestamptz,
  locked_by bigint,
  file_id bigint,
  sha256 text,
  -- A sheet locked by mistake is opened again by an administrator who says why; what was sealed stays among the documents.
  reopened_at timestamptz,
  reopened_by bigint,
  reopen_reason text,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select fence_tenant('attendance_sheets');

-- Hours that were certified stay as they were: no half-day joins a locked sheet, and none of its half-days moves (FOR-32).
create function guard_locked_hours() returns trigger language plpgsql as $$
begin
  -- Whoever locks the sheet meanwhile is waited for.
  perform from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id for key share;
  if exists (select from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id and locked_at is not null) then
    raise exception 'the sheet of event % is locked', new.event_id using errcode = 'KX004';
  end if;
  return new;
end $$;
create trigger guard_locked_hours before insert or update of event_id, start_at, end_at on slots for each row execute function guard_locked_hours();

-- Evidence of a tenant that lives goes once its years are over, by the one role that removes any (FOR-37, PRV-22): younger rows are refused.
drop trigger kept on signatures;

create trigger kept before delete on signatures for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.signed_at < now() - interval '6 years')) execute function refuse_change();

-- How the presence at an event is proved, when it differs from what the organisation does everywhere (FOR-32).
create table attendance_settings (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  -- Empty where nothing has to prove it.
  means smallint[] not null,
  open_minutes integer not null check (open_minutes between 0 and 240),
  close_hours integer not null check (close_hours between 1 and 720),
  -- The doors of an event, by name.
  doors text[] not null default '{}',
  -- Who has not signed is reminded when its event says so, and a lateness is suggested beyond its minutes.
  remind_start integer default 30 check (remind_start between 0 and 240),
  remind_end integer default 0 check (remind_end between 0 and 240),
  late_after integer check (late_after between 1 and 240),
  -- A sheet locks by itself some days after its last half-day where its event says so; hours are rounded down to its step; what is spent outside is
  -- taken off where exits count.
  lock_after_days smallint check (lock_after_days between 1 and 60),
  rounding smallint not null default 1 check (rounding between 1 and 60),
  counts_exits boolean not null default false,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
create index attendance_settings_locking on attendance_settings (tenant_id, event_id) where lock_after_days is not null;
select fence_tenant('attendance_settings');

-- Who entered a video meeting, and when: the connection log kept beside the half-days (FOR-34).
create table meeting_entries (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  entered_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index meeting_entries_of on meeting_entries (tenant_id, event_id, user_id, entered_at);
create index meeting_entries_user on meeting_entries (tenant_id, user_id);
select fence_tenant('meeting_entries');

-- Who checks people in at one event and does nothing else: a link an administrator gives, dead once revoked or over.
create table door_helpers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  key_hash bytea not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index door_helpers_event on door_helpers (tenant_id, event_id, id);
create index door_helpers_creator on door_helpers (tenant_id, created_by);
select fence_tenant('door_helpers');

-- Who passed a door, when and which way, as the device saw it (EXT-10). The device names each passage, so that one sent twice is kept once.
create table passages (
  tenant_id integer not null default current_tenant() references tenants,
  id uuid not null,
  event_id bigint not null,
  registration_id bigint not null,
  slot_id bigint,
  kind smallint not null,
  outcome smallint not null,
  -- What refused a passage let in without the network.
  refusal text,
  passed_at timestamptz not null,
  received_at timestamptz not null default now(),
  is_offline boolean not null default false,
  door text not null default '',
  recorded_by bigint,
  undone_at timestamptz,
  undone_by bigint,
  undo_reason text not null default '',
  -- Who recorded a passage without an account.
  helper_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id),
  foreign key (tenant_id, helper_id) references door_helpers (tenant_id, id)
);
create index passages_of_event on passages (tenant_id, event_id, passed_at desc);
create index passages_of_registration on passages (tenant_id, registration_id, passed_at desc);
create index passages_slot on passages (tenant_id, slot_id);
create index passages_helper on passages (tenant_id, helper_id) where helper_id is not null;
select fence_tenant('passages');

-- How the badges of an event are laid out, when it chose.
create table badge_layouts (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  format smallint not null,
  fields smallint[] not null,
  has_qr boolean not null,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
select fence_tenant('badge_layouts');

-- The last signature each device queued without the network for a sheet: the next must follow from it.
create table signing_devices (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  -- SHA-256 of the device's public key.
  device text not null,
  last_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, event_id, device),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
select fence_tenant('signing_devices');

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

-- Keys by which a tenant signs tickets for the wallets of phones: one row a tenant and wallet.
create table wallet_keys (
  tenant_id integer not null default current_tenant() references tenants,
  wallet text not null check (wallet in ('apple', 'google')),
  -- What is public: certificates in PEM; the issuer and the account.
  shown jsonb not null,
  -- The private key, encrypted under the tenant's name.
  sealed_key text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, wallet)
);
select fence_tenant('wallet_keys');

-- Whole minutes followed of a half-day: less the lateness and what was spent outside, rounded down to a step (FOR-32).
create function followed_minutes(start_at timestamptz, end_at timestamptz, minutes_late integer, minutes_away integer, step integer) returns numeric
language sql immutable parallel safe as $$
  select floor(greatest(0, round(extract(epoch from end_at - start_at) / 60) - coalesce(minutes_late, 0) - coalesce(minutes_away, 0)) / step) * step
$$;

-- Whether a half-day counts as followed: signed, recorded by what proves it, or, where nothing has to be proved, seen there.
create function is_followed(is_signed boolean, source text, state smallint, is_training boolean) returns boolean
language sql immutable parallel safe as $$
  select is_signed or coalesce(source in ('entry', 'markedEntry', 'regularisation'), false) or (not is_training and coalesce(state in (1, 2), false))
$$;
