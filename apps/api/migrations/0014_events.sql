-- What a text kept as a document says, without its formatting; a plain text says itself.
create function said_by(written text) returns text language plpgsql immutable as $$
begin
  if written not like '{"type":"doc"%' then return written; end if;
  return coalesce((select string_agg(said #>> '{}', ' ') from jsonb_path_query(written::jsonb, 'strict $.**.text') said), '');
exception when others then return written;
end $$;

-- Events repeated by a rule (RFC 5545), which begins on the day of the first. A date taken out is among the days the rule leaves out.
create table event_series (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  rule text not null,
  first_day date not null,
  excluded_days text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select fence_tenant('event_series');

create table events (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  nature smallint not null,
  parent_id bigint,
  code text,
  url text not null,
  title text not null,
  description text not null default '',
  -- Pedagogical sheet (FOR-20): { objective, audience, prerequisites, content, methods, assessment, sanction, … }
  sheet jsonb not null default '{}',
  site_url text,
  responsible_id bigint,
  company_id bigint,
  type_formation smallint,
  onboarding smallint not null default 1,
  sequential_mode smallint not null default 0,
  start_date timestamptz,
  end_date timestamptz,
  limit_date timestamptz,
  time_zone text not null default 'Europe/Paris',
  minutes integer not null default 0 check (minutes >= 0),
  min_participants integer,
  is_active boolean not null default false,
  is_payable boolean not null default false,
  is_online boolean not null default false,
  is_training boolean not null default false,
  is_asynchronous boolean not null default false,
  is_displayed_first boolean not null default false,
  needs_approval boolean not null default false,
  downpayment_rate integer not null default 0 check (downpayment_rate between 0 and 100),
  downpayment_delay integer not null default 0,
  town text,
  country text,
  languages text[] not null default '{}',
  location_id bigint,
  form_id bigint,
  button_text text,
  referent_mail text,
  published_at timestamptz,
  cancelled_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_by bigint,
  created_at timestamptz not null default now(),
  -- The import that created an event: its result opens the list of what it brought. Whoever builds it by hand leaves it empty.
  import_id bigint,
  -- Why an event was cancelled, and when it was put away.
  cancel_reason text,
  archived_at timestamptz,
  -- An event knows the model it was created from, so that its dates are compared with those of the same model.
  model_id bigint,
  -- An activity is an event under another: everybody of the event attends a mandatory one, the others are chosen, one of each group.
  enrolment smallint,
  choice_group text not null default '',
  meeting_url text,
  -- Whether who registers must meet all the criteria of an event open on some, or at least one.
  criteria_mode text not null default 'all' check (criteria_mode in ('all', 'any')),
  -- What is said to whoever does not, in the organiser's own words.
  criteria_text text,
  -- The version an event goes on asking once it has answers; none while it follows the latest.
  form_version_id bigint,
  -- Until how many days before it starts people may give an event up by themselves; no limit when null.
  self_cancel_days smallint check (self_cancel_days between 0 and 365),
  -- The day the rule gave an event: it stays when the event goes to another.
  series_id bigint,
  series_day date,
  -- Conditions an event sets instead of the tenant's: a wording kept with those of the tenant's texts.
  terms_version_id bigint,
  -- The presentation of an event in three sections, each a formatted text kept as a document, or a plain text.
  outline text not null default '',
  practical text not null default '',
  -- An event is found by what its presentation says; the start of each section is enough, and keeps the index small.
  search text generated always as (searchable(
    title || ' ' || coalesce(code, '') || ' ' || coalesce(town, '') || ' ' || left(said_by(description), 2000)
    || ' ' || left(said_by(outline), 2000) || ' ' || left(said_by(practical), 2000))) stored,
  -- The image: the beginning of the addresses of its sizes, what it shows in words, and the point that stays in sight, in hundredths.
  image_token text,
  image_width integer,
  image_height integer,
  image_alt text not null default '',
  image_focus_x smallint not null default 50 check (image_focus_x between 0 and 100),
  image_focus_y smallint not null default 50 check (image_focus_y between 0 and 100),
  -- An event is organised by a legal entity, and counts in the region chosen by hand where its place does not tell it.
  entity_id bigint,
  region_id bigint,
  -- What people need to know of a video meeting beside its address; an activity that says nothing follows its event.
  meeting_phone text not null default '',
  meeting_equipment text not null default '',
  meeting_instructions text not null default '',
  -- Nobody enters before whoever leads.
  meeting_waits_for_host boolean not null default false,
  -- What is kept of the price of who gives their place up, by days before the start; an event without a scale follows that of its tenant.
  cancel_scale jsonb not null default '[]' check (jsonb_typeof(cancel_scale) = 'array'),
  -- Whether people may hand their place over to somebody else by themselves.
  is_transferable boolean not null default true,
  -- What the card of an event says besides its title: a second line, a level in the tenant's own words,
  -- and whether it is marked as new, for good or for some days from its first publication.
  subtitle text not null default '',
  level text,
  is_marked_new boolean not null default false,
  new_days integer check (new_days between 1 and 365),
  -- What the card of an event is marked with in the catalogues, so that a family of events is known at a glance.
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  -- From when people may register: an event is announced before its registrations open.
  opening_date timestamptz,
  -- When it is judged whether the minimum is reached; whoever is in charge may say it takes place all the same. How long a place is held
  -- while its person registers, when the event says so itself, and what is read once registered.
  decision_date timestamptz,
  confirmed_at timestamptz,
  hold_minutes smallint check (hold_minutes between 1 and 1440),
  confirmation_text text not null default '',
  -- When an event goes online by itself, and when it leaves; the day it is done, nothing is left to do.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- Who hears of an event when it goes online for the first time: 0 nobody, 1 those who follow by an alert, 2 everyone who may enter.
  announcement smallint not null default 2 check (announcement between 0 and 2),
  -- Days whoever decides on what it receives has to answer.
  answer_days smallint check (answer_days between 1 and 90),
  -- Accompanies people who have their experience validated (VAE): another nature of action on certificates, a line of its own in the yearly report.
  is_vae boolean not null default false,
  -- Which proofs a locked sheet has made by itself: the attestation unless said otherwise, the certificat de réalisation once asked for.
  attests_at_lock boolean not null default true,
  certifies_at_lock boolean not null default false,
  -- The part of a picture an event shows: its centre in hundredths and how much it is magnified, in percent; null: all of it.
  -- What is shown is drawn anew under its own token; the whole picture stays under that of its source.
  image_source text,
  image_source_width integer,
  image_source_height integer,
  image_crop_x smallint check (image_crop_x between 0 and 100),
  image_crop_y smallint check (image_crop_y between 0 and 100),
  image_crop_zoom smallint check (image_crop_zoom between 100 and 400),
  primary key (tenant_id, id),
  check (end_date is null or (start_date is not null and end_date >= start_date)),
  foreign key (tenant_id, parent_id) references events (tenant_id, id),
  foreign key (tenant_id, responsible_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id),
  foreign key (tenant_id, model_id) references events (tenant_id, id),
  constraint activity_enrolment check (enrolment is null or (parent_id is not null and nature = 2)),
  foreign key (tenant_id, form_version_id) references form_versions (tenant_id, id),
  constraint event_of_series foreign key (tenant_id, series_id) references event_series (tenant_id, id),
  constraint series_has_days check ((series_id is null) = (series_day is null)),
  foreign key (tenant_id, terms_version_id) references text_versions (tenant_id, id),
  foreign key (tenant_id, region_id) references regions (tenant_id, id) on delete set null (region_id),
  constraint standing_registrations_have_no_dates check (nature <> 4 or (start_date is null and end_date is null)),
  constraint events_image_crop check (num_nulls(image_source, image_source_width, image_source_height, image_crop_x, image_crop_y, image_crop_zoom) in (0, 6))
);
create unique index events_url on events (tenant_id, url);
create unique index events_code on events (tenant_id, code) where code is not null;
create index events_start on events (tenant_id, start_date desc, id desc);
create index events_catalogue on events (tenant_id, is_active, start_date);
create index events_parent on events (tenant_id, parent_id);
create index events_created on events (tenant_id, created_at);
create index events_company on events (tenant_id, company_id) where company_id is not null;
create index events_start_back on events (tenant_id, start_date desc nulls last, id desc);
create index events_title on events (tenant_id, searchable(title), id);
create index events_town on events (tenant_id, searchable(town), id);
create index events_town_back on events (tenant_id, searchable(town) desc nulls last, id desc);
-- Anchors are looked up by date across the tenants, each minute.
create index events_by_start on events (start_date) where is_active and cancelled_at is null;
create index events_by_end on events (end_date) where is_active and cancelled_at is null;
create index events_by_limit on events (limit_date) where is_active and cancelled_at is null;
-- The plan of a tenant counts the events first published in the month.
create index events_published on events (tenant_id, published_at) where published_at is not null;
create index events_import on events (tenant_id, import_id) where import_id is not null;
create index events_archived on events (tenant_id, archived_at) where archived_at is not null;
create index events_model on events (tenant_id, model_id) where model_id is not null;
create index events_form on events (tenant_id, form_id) where form_id is not null;
create index events_form_version on events (tenant_id, form_version_id) where form_version_id is not null;
create unique index events_series on events (tenant_id, series_id, series_day) where series_id is not null;
create index events_terms_version on events (tenant_id, terms_version_id) where terms_version_id is not null;
create index events_search on events using gin (search gin_trgm_ops);
create index events_entity on events (tenant_id, entity_id) where entity_id is not null;
create index events_region on events (tenant_id, region_id) where region_id is not null;
create index events_location on events (tenant_id, location_id) where location_id is not null;
-- Countries events say without a place: few, however many events.
create index events_country on events (tenant_id, country) where location_id is null and country is not null;
-- What is judged around a date.
create index events_by_decision on events (decision_date) where is_active and cancelled_at is null;
create index events_to_publish on events (publish_at) where publish_at is not null;
create index events_to_unpublish on events (unpublish_at) where unpublish_at is not null;
select fence_tenant('events');

-- The seats of an event: the counter every path goes through, kept by guard_places alone.
create table event_places (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  max_participants integer check (max_participants > 0),
  overbooking_allowed boolean not null default false,
  taken integer not null default 0 check (taken >= 0),
  has_waiting_list boolean not null default false,
  waiting integer not null default 0 check (waiting >= 0),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
) with (fillfactor = 50
);
select fence_tenant('event_places');

-- A half-day (or any timed part) of an event; signatures are taken per slot (FOR-31).
create table slots (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  title text not null default '',
  room_id bigint,
  -- When the hours or the room of a half-day last changed: what a printed sheet of the week says no more.
  changed_at timestamptz,
  -- One laid down this very week is still being staffed: who holds it is no change yet.
  created_at timestamptz default now(),
  primary key (tenant_id, id),
  check (end_at > start_at),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, room_id) references rooms (tenant_id, id)
);
create index slots_event on slots (tenant_id, event_id, start_at);
create index slots_by_start on slots (start_at);
create index slots_by_end on slots (end_at);
create index slots_room on slots (tenant_id, room_id) where room_id is not null;
select fence_tenant('slots');

-- Addresses events bore and bear no more: for 90 days they lead to where their event is now, and no other event takes them (printed posters).
create table freed_addresses (
  tenant_id integer not null default current_tenant() references tenants,
  url text not null,
  event_id bigint,
  freed_at timestamptz not null default now(),
  primary key (tenant_id, url),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id)
);
create index freed_addresses_event on freed_addresses (tenant_id, event_id);
select fence_tenant('freed_addresses');

-- What nobody could have printed is free at once; a suspended space that is emptied frees nothing.
create function free_address() returns trigger language plpgsql as $$
begin
  if exists (select from tenants where id = old.tenant_id and suspended_at is not null) then return null; end if;
  if tg_op = 'UPDATE' then delete from freed_addresses where tenant_id = new.tenant_id and url = new.url; end if;
  insert into freed_addresses (tenant_id, url, event_id) values (old.tenant_id, old.url, case when tg_op = 'UPDATE' then old.id end)
  on conflict (tenant_id, url) do update set event_id = excluded.event_id, freed_at = now();
  return null;
end $$;
create trigger free_changed_address after update of url on events for each row
  when (old.url is distinct from new.url and (old.is_active or old.published_at is not null)) execute function free_address();
create trigger free_removed_address after delete on events for each row
  when (old.is_active or old.published_at is not null) execute function free_address();

create function refuse_freed_address() returns trigger language plpgsql as $$
begin
  if exists (select from freed_addresses f where f.tenant_id = new.tenant_id and f.url = new.url
              and f.freed_at > now() - interval '90 days' and f.event_id is distinct from new.id) then
    raise exception 'address % was freed less than 90 days ago', new.url using errcode = '23505', constraint = 'freed_address_kept';
  end if;
  return new;
end $$;
create trigger refuse_freed_address before insert or update of url on events for each row execute function refuse_freed_address();

create table room_bookings (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  room_id bigint not null,
  slot_id bigint,
  block_id bigint,
  during tstzrange not null,
  -- The same with the margins of the room, which half-days of one event do not keep between them.
  held tstzrange not null,
  event_id bigint,
  -- Whose time it is: an event, or a block (negative).
  holder bigint not null generated always as (coalesce(event_id, -block_id)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, slot_id),
  unique (tenant_id, block_id),
  foreign key (tenant_id, room_id) references rooms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, block_id) references room_blocks (tenant_id, id) on delete cascade,
  check (num_nonnulls(slot_id, block_id) = 1),
  -- Checked at the end of a statement: the margins of a room change for all its half-days at once.
  constraint room_already_booked exclude using gist (tenant_id with =, room_id with =, during with &&) deferrable initially immediate,
  constraint room_margins_booked exclude using gist (tenant_id with =, room_id with =, holder with <>, held with &&) deferrable initially immediate
);
select fence_tenant('room_bookings');

create function book_room_of_slot() returns trigger language plpgsql as $$
begin
  if new.room_id is null then
    delete from room_bookings where tenant_id = new.tenant_id and slot_id = new.id;
    return null;
  end if;
  insert into room_bookings (tenant_id, room_id, slot_id, event_id, during, held)
    values (new.tenant_id, new.room_id, new.id, new.event_id, tstzrange(new.start_at, new.end_at),
            coalesce(span_with_margins(new.tenant_id, new.room_id, new.start_at, new.end_at), tstzrange(new.start_at, new.end_at)))
    on conflict (tenant_id, slot_id) do update set room_id = excluded.room_id, event_id = excluded.event_id, during = excluded.during, held = excluded.held;
  return null;
end $$;
create trigger book_room_when_added after insert on slots for each row when (new.room_id is not null) execute function book_room_of_slot();
create trigger book_room_when_changed after update of event_id, room_id, start_at, end_at on slots for each row
  when (new.room_id is not null or old.room_id is not null) execute function book_room_of_slot();

create function book_room_of_block() returns trigger language plpgsql as $$
begin
  insert into room_bookings (tenant_id, room_id, block_id, during, held)
    values (new.tenant_id, new.room_id, new.id, tstzrange(new.start_at, new.end_at), tstzrange(new.start_at, new.end_at));
  return null;
end $$;
create trigger book_room after insert on room_blocks for each row execute function book_room_of_block();

-- Margins hold for what is to come; what is over keeps the room as it had it.
create function rebook_room() returns trigger language plpgsql as $$
begin
  update room_bookings b set held = span_with_margins(new.tenant_id, new.id, s.start_at, s.end_at)
    from slots s where b.tenant_id = new.tenant_id and b.room_id = new.id and s.tenant_id = b.tenant_id and s.id = b.slot_id and s.end_at > now();
  return null;
end $$;
create trigger rebook_room after update of margin_before, margin_after on rooms for each row
  when (old.margin_before <> new.margin_before or old.margin_after <> new.margin_after) execute function rebook_room();

-- Themes are records: a name, an address of the catalogue, colours, a place in an order of two levels.
create table themes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_en text,
  url text not null check (url ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  code text,
  parent_id bigint,
  description text not null default '',
  -- Colours of the public pages of its events, by the name the tenant's own have.
  colours jsonb not null default '{}',
  nsf_code text,
  referent_id bigint,
  rank integer not null default 0,
  is_visible boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (parent_id is distinct from id),
  foreign key (tenant_id, parent_id) references themes (tenant_id, id),
  foreign key (tenant_id, referent_id) references users (tenant_id, id)
);
create unique index themes_name on themes (tenant_id, searchable(name));
create unique index themes_url on themes (tenant_id, url);
create index themes_parent on themes (tenant_id, parent_id);
select fence_tenant('themes');

-- Addresses a theme had, and those of the themes merged into it: they still lead to it.
create table theme_addresses (
  tenant_id integer not null default current_tenant() references tenants,
  url text not null,
  theme_id bigint not null,
  primary key (tenant_id, url),
  foreign key (tenant_id, theme_id) references themes (tenant_id, id) on delete cascade
);
create index theme_addresses_theme on theme_addresses (tenant_id, theme_id);
select fence_tenant('theme_addresses');

create table event_themes (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  theme_id bigint not null,
  rank integer not null default 0,
  primary key (tenant_id, event_id, theme_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, theme_id) references themes (tenant_id, id)
);
create index event_themes_theme on event_themes (tenant_id, theme_id, event_id);
select fence_tenant('event_themes');

-- Who may register for an event open on criteria: conditions on people, compared as their list compares, all of them or at least one.
create table event_criteria (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  rank integer not null,
  field text not null,
  comparator text not null check (comparator in ('=', '>', '<', '!=', 'X', 'contains')),
  value jsonb,
  primary key (tenant_id, event_id, rank),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
select fence_tenant('event_criteria');

-- Who builds a step of an event, and by when.
create table step_delegations (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  step text not null,
  responsible_id bigint,
  due_on date,
  primary key (tenant_id, event_id, step),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, responsible_id) references users (tenant_id, id)
);
create index step_delegations_responsible on step_delegations (tenant_id, responsible_id);
select fence_tenant('step_delegations');

-- Bookings of one person, or of one room, are written in turn. An exclusion constraint alone makes all who ask together wait for the
-- first; should the first give up, each of the others then waits for another, and they end one deadlock after the other, a second apart.
create function book_in_turn() returns trigger language plpgsql as $$
begin
  -- What is booked, and the person or the room.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || (to_jsonb(new) ->> tg_argv[0]), new.tenant_id));
  return new;
end $$;
create trigger book_in_turn before insert or update on room_bookings for each row execute function book_in_turn('room_id');

-- What an event asks people to provide; one no longer asked keeps what was deposited for it.
create table event_papers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null check (name <> ''),
  help text not null default '',
  -- Without it the registration stays to be completed; checked by hand, it waits until somebody accepts it.
  is_required boolean not null default true,
  is_checked boolean not null default true,
  retired_at timestamptz,
  -- By when a paper is expected, and what becomes of a place still to be completed without it then.
  due_days smallint check (due_days between 0 and 365),
  releases_place boolean not null default false,
  -- Since when a paper is asked for; unknown, it is reminded to nobody.
  asked_at timestamptz default now(),
  -- A paper accepted once serves wherever it is asked again, until the day it is valid to; `is_each_time` asks for a new one all the same.
  is_each_time boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
create index event_papers_of on event_papers (tenant_id, event_id, id);
create index event_papers_asked on event_papers (asked_at) where is_required and retired_at is null;
select fence_tenant('event_papers');

-- Searches of the catalogue somebody is told of: an account's, or a visitor's once their address is proven.
create table saved_searches (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  -- Null for a visitor, known by the address alone.
  user_id bigint,
  mail text not null,
  language text not null check (language in ('fr', 'en')),
  -- The filters, as the address of a catalogue says them; empty for every event.
  search text not null,
  -- Opens the page where its holder confirms, ends and resumes.
  token text not null,
  -- What was agreed to, as it was read, and where from (PRV-03).
  wording text not null,
  proof jsonb not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- Events published since are told next.
  told_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index saved_searches_once on saved_searches (tenant_id, mail, search);
create unique index saved_searches_token on saved_searches (tenant_id, token);
create index saved_searches_user on saved_searches (tenant_id, user_id) where user_id is not null;
select fence_tenant('saved_searches');

-- Forms an event asks beside the one of its registration: while registering, or once a request is accepted.
create table event_forms (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  form_id bigint not null,
  -- The version it holds to since somebody answered it; the latest published without.
  form_version_id bigint,
  stage smallint not null check (stage in (1, 2)),
  is_required boolean not null default true,
  -- An accepted request is confirmed once it is filled in.
  holds_confirmation boolean not null default false,
  -- Days before the start by which it is to be filled in.
  due_days smallint check (due_days between 0 and 365),
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, form_id) references forms (tenant_id, id),
  foreign key (tenant_id, form_version_id) references form_versions (tenant_id, id)
);
create unique index event_forms_of on event_forms (tenant_id, event_id, form_id) where retired_at is null;
create index event_forms_form on event_forms (tenant_id, form_id);
create index event_forms_version on event_forms (tenant_id, form_version_id) where form_version_id is not null;
select fence_tenant('event_forms');

-- Papers often asked for together, kept by the tenant under a name for its events to take up.
create table paper_lists (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  -- Each with what is asked of it: name, help, is_required, is_checked, due_days, releases_place.
  papers jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index paper_lists_name on paper_lists (tenant_id, lower(name));
select fence_tenant('paper_lists');

-- The programme of a training as it was last printed for messages, so that many people receive one file.
create table printed_syllabuses (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  language text not null check (language in ('fr', 'en')),
  print_hash text not null,
  file_id bigint not null,
  primary key (tenant_id, event_id, language),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index printed_syllabuses_file on printed_syllabuses (tenant_id, file_id);
select fence_tenant('printed_syllabuses');

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
  -- The day a step is due, and the minutes it is expected to take: said to who follows the path, they lock nothing.
  due_on date,
  minutes smallint check (minutes between 1 and 6000),
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
    case kind when 1 then activity_id when 2 then slot_id when 3 then document_id when 4 then paper_id else form_id end),
  check (due_on is null or opens_on is null or due_on >= opens_on)
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
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade
);
create index path_progress_document on path_progress (tenant_id, document_id);
select fence_tenant('path_progress');

-- Each text of the page of an event as it was saved: number, date, author; its event, locked by whoever saves, orders the numbers.
create table page_versions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  version integer not null check (version > 0),
  description text not null,
  outline text not null,
  practical text not null,
  sheet jsonb not null,
  -- None when the text was written otherwise than on its page.
  created_by bigint,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, version),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index page_versions_author on page_versions (tenant_id, created_by);
select fence_tenant('page_versions');

-- Who is asked to decide on what an event receives; without anybody, whoever answers for it.
create table event_reviewers (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  user_id bigint not null,
  primary key (tenant_id, event_id, user_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index event_reviewers_user on event_reviewers (tenant_id, user_id);
select fence_tenant('event_reviewers');

-- A half-day moved after the sheet of the week was printed is told apart (`changed_at`).
create function mark_changed_slot() returns trigger language plpgsql as $$
begin
  if (new.start_at, new.end_at, new.room_id) is distinct from (old.start_at, old.end_at, old.room_id) then
    new.changed_at := now();
  end if;
  return new;
end $$;
create trigger mark_changed_slot before update of start_at, end_at, room_id on slots
  for each row execute function mark_changed_slot();

-- What modules before this one refer to.
alter table mails add foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id);
alter table documents add foreign key (tenant_id, event_id) references events (tenant_id, id);
alter table complaints add foreign key (tenant_id, event_id) references events (tenant_id, id);
alter table pictures add foreign key (tenant_id, event_id) references events (tenant_id, id);
