create table registrations (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  company_id bigint,
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
  manual_status smallint,
  -- Opaque text of the ticket; rev invalidates former codes (EXT-10).
  code text not null,
  pass_rev integer not null default 1,
  hold_expires_at timestamptz,
  price_id bigint,
  form_completed_at timestamptz,
  approved_at timestamptz,
  settled_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by bigint,
  end_reason text,
  created_by bigint,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- How a cancelled registration ended, and whether its hold was already prolonged.
  ending smallint check (ending between 1 and 4),
  is_prolonged boolean not null default false,
  -- When the person invited opened the link of their invitation.
  seen_at timestamptz,
  -- When the referent of their company agreed to a person's request, on an event that then selects by itself.
  referent_agreed_at timestamptz,
  -- The name of the company beside the registration, as it is beside the person.
  company_label text,
  -- Who registers several people pays for them: the company, on one bill for all when it asks so.
  is_company_paid boolean not null default false,
  group_bill_id bigint,
  -- Until when a person may cancel by themselves, where they were given longer than their event lets.
  cancel_until timestamptz,
  -- What a registration was given, kept as it was: the code may change or end afterwards.
  promo_code_id bigint,
  promo_code text,
  promo_discount integer check (promo_discount > 0),
  promo_discount_type text check (promo_discount_type in ('percent', 'euro')),
  -- Whether a funder that has not refused, or an employer that is not the person's company, was named to pay: its person is then asked for nothing.
  has_other_payer boolean not null default false,
  -- A personal exception: the percentage kept whatever the scale says.
  cancel_fee_rate smallint check (cancel_fee_rate between 0 and 100),
  -- Whose place somebody took over: what was invoiced for it goes on paying for them.
  replaces_id bigint,
  -- Why somebody was noted absent from a whole event, of the list that explains a half-day.
  absence_reason smallint,
  -- When a task said that a request waits for too long; none since it last came to be decided on.
  answer_awaited_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, price_id) references prices (tenant_id, id),
  foreign key (tenant_id, group_bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, promo_code_id) references promo_codes (tenant_id, id),
  check (num_nulls(promo_code_id, promo_code, promo_discount, promo_discount_type) in (0, 4)),
  foreign key (tenant_id, replaces_id) references registrations (tenant_id, id),
  constraint registrations_absence check (absence_reason is null or status = 8)
);
create unique index registrations_once on registrations (tenant_id, event_id, user_id) where status <> 9;
create unique index registrations_code on registrations (tenant_id, code);
create index registrations_recent on registrations (tenant_id, created_at desc, id desc);
create index registrations_event on registrations (tenant_id, event_id, status);
create index registrations_status on registrations (tenant_id, status, created_at desc, id desc);
create index registrations_holds on registrations (tenant_id, hold_expires_at) where hold_expires_at is not null;
create index registrations_event_recent on registrations (tenant_id, event_id, created_at desc, id desc);
create index registrations_user_event on registrations (tenant_id, user_id, event_id, id desc);
-- Orders of registrations: their own, and those of the event, which the event's index gives.
create index registrations_by_company on registrations (tenant_id, searchable(company_label), id);
create index registrations_by_company_back on registrations (tenant_id, searchable(company_label) desc nulls last, id desc);
create index registrations_by_status on registrations (tenant_id, status, id);
create index registrations_company on registrations (tenant_id, company_id, created_at desc, id desc) include (status) where company_id is not null;
create index registrations_group_bill on registrations (tenant_id, group_bill_id) where group_bill_id is not null;
create index registrations_promo_code on registrations (tenant_id, promo_code_id) where promo_code_id is not null;
create index registrations_price on registrations (tenant_id, price_id) where price_id is not null;
create index registrations_replaces on registrations (tenant_id, replaces_id) where replaces_id is not null;
select fence_tenant('registrations');

-- Written from the catalogue of statuses (packages/domain/src/registrations/status.ts), which a test compares with what is here.
-- A code that is in no catalogue cannot be stored; were it there, it would take a place: no event is ever overfilled.
create function holds_place(status smallint) returns boolean language sql immutable parallel safe
  as $$ select status not in (1, 9) $$;

-- Max participants can never be exceeded, whatever the path: taking a place locks the event's counter until commit.
-- Nobody takes a place in a cancelled event: whoever cancels holds the counter, so that who comes meanwhile waits here and is refused.
create function guard_places() returns trigger language plpgsql as $$
declare
  taking integer := (case when tg_op <> 'DELETE' and holds_place(new.status) then 1 else 0 end)
                  - (case when tg_op <> 'INSERT' and holds_place(old.status) then 1 else 0 end);
  place_event bigint := case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  place_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  if tg_op = 'UPDATE' and new.event_id <> old.event_id then
    raise exception 'a registration never changes event' using errcode = 'KX003';
  end if;
  if taking = 0 then return null; end if;
  update event_places set taken = taken + taking
   where tenant_id = place_tenant and event_id = place_event
     and (taking < 0 or overbooking_allowed or max_participants is null or taken < max_participants);
  if not found then
    raise exception 'event % is full', place_event using errcode = 'KX001';
  end if;
  if taking > 0 and exists (select from events where tenant_id = place_tenant and id = place_event and cancelled_at is not null) then
    raise exception 'event % is cancelled', place_event using errcode = 'KX005';
  end if;
  return null;
end $$;
create trigger guard_places after insert on registrations for each row execute function guard_places();
create trigger give_places_back after delete or update of status, event_id on registrations for each row
  when (current_user <> 'kxo_purge' or not has_ended(old.tenant_id)) execute function guard_places();

create table registration_history (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  from_status smallint,
  to_status smallint not null,
  by_user_id bigint,
  reason text,
  at timestamptz not null default now(),
  absence_reason smallint,
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  constraint registration_history_absence check (absence_reason is null or to_status = 8)
);
create index registration_history_of on registration_history (tenant_id, registration_id, id);
create index registration_history_waiting on registration_history (at) where to_status in (1, 2, 3);
-- What happened since, read each minute: across the tenants first, then in those where something did.
create index registration_history_news on registration_history (at) where to_status in (5, 9);
select fence_tenant('registration_history');
select make_append_only('registration_history');

-- The activities a registration chose, each with a place of its own.
create table registration_activities (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  activity_id bigint not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  -- A place of an activity offered to somebody who waits for it is held until then: counted, and attended only once taken.
  held_until timestamptz,
  primary key (tenant_id, registration_id, activity_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, activity_id) references events (tenant_id, id)
);
create index registration_activities_of on registration_activities (tenant_id, activity_id);
create index registration_activities_held on registration_activities (held_until) where held_until is not null;
select fence_tenant('registration_activities');

-- How each person stands to each event, for whoever must decide what they may see: a registration that is not cancelled
-- (begun, then confirmed, then present), a confirmed partner (part), or a partner of a sister part of the same whole (event). People of an event stand so to
-- its activities too: everybody to those for everybody, whoever chose them to the others.
create view event_relations with (security_invoker = true) as
  select tenant_id, event_id, user_id,
         case when status in (6, 7) then 'present' when status in (5, 8) then 'confirmed' else 'begun' end as relation
    from registrations where status <> 9
  union all
  select activity.tenant_id, activity.id, r.user_id,
         case when r.status in (6, 7) then 'present' when r.status in (5, 8) then 'confirmed' else 'begun' end
    from events activity join registrations r on r.tenant_id = activity.tenant_id and r.event_id = activity.parent_id
   where activity.enrolment = 1 and r.status <> 9
  union all
  select chosen.tenant_id, chosen.activity_id, r.user_id,
         case when r.status in (6, 7) then 'present' when r.status in (5, 8) then 'confirmed' else 'begun' end
    from registration_activities chosen join registrations r on r.tenant_id = chosen.tenant_id and r.id = chosen.registration_id
   where chosen.held_until is null and r.status <> 9
  union all
  select tenant_id, event_id, user_id, 'part' from event_partners where status = 5
  union all
  select sister.tenant_id, sister.id, held.user_id, 'event'
    from event_partners held
    join events own on own.tenant_id = held.tenant_id and own.id = held.event_id
    join events sister on sister.tenant_id = own.tenant_id and sister.id <> own.id
     and (sister.id = own.parent_id or sister.parent_id = own.id or sister.parent_id = own.parent_id)
   where held.status = 5;
grant select on event_relations to kxo_app, kxo_across;

create trigger label_company before insert or update of company_id on registrations for each row execute function label_company();

-- One place of an activity taken or given back: its counter is locked until commit, whatever the path.
create function take_activity_place(place_tenant integer, activity bigint, taking integer) returns void language plpgsql as $$
begin
  update event_places set taken = taken + taking
   where tenant_id = place_tenant and event_id = activity
     and (taking < 0 or overbooking_allowed or max_participants is null or taken < max_participants);
  if not found and taking > 0 then raise exception 'activity % is full', activity using errcode = 'KX006'; end if;
  if taking > 0 and exists (select from events where tenant_id = place_tenant and id = activity and cancelled_at is not null) then
    raise exception 'activity % is cancelled', activity using errcode = 'KX005';
  end if;
end $$;

-- A choice takes a place while its registration holds one; the registration is held so that its status does not move meanwhile.
create function guard_choice() returns trigger language plpgsql as $$
declare
  choice registration_activities := case when tg_op = 'DELETE' then old else new end;
  held registrations;
begin
  select * into held from registrations where tenant_id = choice.tenant_id and id = choice.registration_id for update;
  if tg_op = 'INSERT' and not exists (select from events where tenant_id = choice.tenant_id and id = choice.activity_id
      and parent_id = held.event_id and nature = 2 and enrolment = 2) then
    raise exception 'activity % is not offered', choice.activity_id using errcode = 'KX007';
  end if;
  if holds_place(held.status) then
    perform take_activity_place(choice.tenant_id, choice.activity_id, case when tg_op = 'DELETE' then -1 else 1 end);
  end if;
  return null;
end $$;
create trigger guard_choice after insert or delete on registration_activities for each row execute function guard_choice();

-- The places of the activities follow the status of the registration: always after the event's own, lowest activity first.
create function guard_places_of_choices() returns trigger language plpgsql as $$
declare
  taking integer := (case when holds_place(new.status) then 1 else 0 end) - (case when holds_place(old.status) then 1 else 0 end);
  chosen bigint;
begin
  if taking = 0 then return null; end if;
  for chosen in select activity_id from registration_activities
    where tenant_id = new.tenant_id and registration_id = new.id order by activity_id loop
    perform take_activity_place(new.tenant_id, chosen, taking);
  end loop;
  return null;
end $$;
create trigger guard_places_of_choices after update of status on registrations for each row execute function guard_places_of_choices();

-- What the team writes about a registration, for itself.
create table registration_notes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  note text not null,
  by_user_id bigint,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade
);
create index registration_notes_of on registration_notes (tenant_id, registration_id, id);
select fence_tenant('registration_notes');

-- Whoever waits for a place of a full event: one person, or a group that takes its places together, all of them or at least some.
create table waiting_list_entries (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  asked_by bigint not null,
  at_least integer not null check (at_least > 0),
  joined_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, asked_by) references users (tenant_id, id)
);
create index waiting_list_entries_of on waiting_list_entries (tenant_id, event_id, id);
create index waiting_list_entries_asked_by on waiting_list_entries (tenant_id, asked_by);
select fence_tenant('waiting_list_entries');

-- state: 1 waiting, 2 offered a place, 3 placed, 4 left, 5 offer over
create table waiting_list_people (
  tenant_id integer not null default current_tenant() references tenants,
  entry_id bigint not null,
  user_id bigint not null,
  event_id bigint not null,
  rank integer not null,
  state smallint not null default 1 check (state between 1 and 5),
  registration_id bigint,
  offer_expires_at timestamptz,
  primary key (tenant_id, entry_id, user_id),
  foreign key (tenant_id, entry_id) references waiting_list_entries (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete set null (registration_id)
);
create unique index waiting_once on waiting_list_people (tenant_id, event_id, user_id) where state in (1, 2);
create index waiting_list_people_user on waiting_list_people (tenant_id, user_id);
create index waiting_list_people_offered on waiting_list_people (tenant_id, registration_id) where state = 2;
select fence_tenant('waiting_list_people');

-- What was decided of whom, and why.
create table waiting_list_log (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  entry_id bigint not null,
  user_id bigint,
  kind smallint not null check (kind between 1 and 7),
  places integer,
  needs integer,
  reason text,
  by_user_id bigint,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references waiting_list_entries (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index waiting_list_log_of on waiting_list_log (tenant_id, entry_id, id);
create index waiting_list_log_event on waiting_list_log (tenant_id, event_id, id);
create index waiting_list_log_user on waiting_list_log (tenant_id, user_id);
select fence_tenant('waiting_list_log');

create function count_waiting() returns trigger language plpgsql as $$
declare
  more integer := (case when tg_op <> 'DELETE' and new.state = 1 then 1 else 0 end) - (case when tg_op <> 'INSERT' and old.state = 1 then 1 else 0 end);
  counted waiting_list_people := case when tg_op = 'DELETE' then old else new end;
begin
  if more <> 0 then
    update event_places set waiting = waiting + more where tenant_id = counted.tenant_id and event_id = counted.event_id;
  end if;
  return null;
end $$;
create trigger count_waiting after insert or delete or update of state on waiting_list_people for each row execute function count_waiting();

-- Whatever the path, who takes a place waits no more, and what was offered ends as taken (3), given back (4) or over (5). The list of an activity follows
-- what is chosen, below. Hardly anybody who enters had been offered their place: it is looked up before anything is written.
create function follow_waiting_list() returns trigger language plpgsql as $$
declare
  outcome smallint;
begin
  if holds_place(new.status) and (tg_op = 'INSERT' or not holds_place(old.status)) then
    with placed as (
      update waiting_list_people set state = 3, registration_id = new.id
       where tenant_id = new.tenant_id and event_id = new.event_id and user_id = new.user_id and state = 1 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 4 from placed;
  elsif tg_op = 'UPDATE' and holds_place(old.status) and new.status <> old.status and exists (
    select from waiting_list_people where tenant_id = new.tenant_id and registration_id = new.id and event_id = new.event_id and state = 2
  ) then
    outcome := case when holds_place(new.status) then 3 when new.ending = 2 then 5 else 4 end;
    with settled as (
      update waiting_list_people set state = outcome
       where tenant_id = new.tenant_id and registration_id = new.id and event_id = new.event_id and state = 2 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind)
    select tenant_id, event_id, entry_id, user_id, case outcome when 3 then 4 when 5 then 6 else 7 end from settled;
  end if;
  return null;
end $$;
create trigger follow_waiting_list after insert or update of status on registrations for each row execute function follow_waiting_list();

-- What registrations hold, at the price it had when chosen.
create table option_choices (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  option_id bigint not null,
  quantity integer not null check (quantity > 0),
  -- A diet, a size: erased with the answers of the person.
  answer text not null default '',
  amount_ht integer not null check (amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  accounting_code text,
  handed_at timestamptz,
  handed_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, registration_id, option_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, option_id) references event_options (tenant_id, id)
);
create index option_choices_option on option_choices (tenant_id, option_id);
select fence_tenant('option_choices');

-- A choice counts while its registration holds a place; the registration is held so that its status does not move meanwhile.
create function guard_option_choice() returns trigger language plpgsql as $$
declare
  choice option_choices := case when tg_op = 'DELETE' then old else new end;
  held registrations;
begin
  select * into held from registrations where tenant_id = choice.tenant_id and id = choice.registration_id for update;
  if tg_op = 'INSERT' and not exists (select from event_options where tenant_id = choice.tenant_id and id = choice.option_id and event_id = held.event_id) then
    raise exception 'option % is not offered', choice.option_id using errcode = 'KX009';
  end if;
  if holds_place(held.status) then
    perform take_option(choice.tenant_id, choice.option_id, case when tg_op = 'DELETE' then -choice.quantity else choice.quantity end);
  end if;
  return null;
end $$;
create trigger guard_option_choice after insert or delete on option_choices for each row execute function guard_option_choice();

create function guard_options_of_status() returns trigger language plpgsql as $$
declare
  taking integer := (case when holds_place(new.status) then 1 else 0 end) - (case when holds_place(old.status) then 1 else 0 end);
  chosen record;
begin
  if taking = 0 then return null; end if;
  for chosen in select option_id, quantity from option_choices
    where tenant_id = new.tenant_id and registration_id = new.id order by option_id loop
    perform take_option(new.tenant_id, chosen.option_id, taking * chosen.quantity);
  end loop;
  return null;
end $$;
create trigger guard_options_of_status after update of status on registrations for each row execute function guard_options_of_status();

-- A registration that comes back unpaid keeps its code only while some of it is left.
create function keep_promo_code_left() returns trigger language plpgsql as $$
begin
  perform from promo_codes where tenant_id = new.tenant_id and id = new.promo_code_id and (max_uses is null or used < max_uses) for update;
  if not found then
    new.promo_code_id := null;
    new.promo_code := null;
    new.promo_discount := null;
    new.promo_discount_type := null;
  end if;
  return new;
end $$;
create trigger keep_promo_code_left before update of status on registrations for each row
  when (old.status = 9 and new.status <> 9 and new.promo_code_id is not null and new.settled_at is null)
  execute function keep_promo_code_left();

-- A code counts while a registration that was not given up holds it: its counter is locked until commit, whatever the path.
create function count_promo_code() returns trigger language plpgsql as $$
declare
  former bigint := case when tg_op = 'UPDATE' and old.status <> 9 then old.promo_code_id end;
  held bigint := case when new.status <> 9 then new.promo_code_id end;
begin
  if former is not distinct from held then return null; end if;
  if former is not null then
    update promo_codes set used = used - 1 where tenant_id = new.tenant_id and id = former;
  end if;
  if held is not null then
    update promo_codes set used = used + 1
     where tenant_id = new.tenant_id and id = held and (max_uses is null or used < max_uses or new.settled_at is not null);
    if not found then raise exception 'promo code % is used up', held using errcode = 'KX010'; end if;
  end if;
  return null;
end $$;
create trigger count_promo_code after insert or update of status, promo_code_id on registrations for each row execute function count_promo_code();

-- Who pays for a registration, as its person says before the rest; an employer named so is billed, nobody is attached to it.
create table registration_payers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  kind smallint not null,
  company_id bigint,
  funder text check (funder <> ''),
  funder_number text check (funder_number <> ''),
  -- Whether the funder is billed in place of the company.
  is_subrogated boolean not null default false,
  purchase_order text check (purchase_order <> ''),
  said_at timestamptz not null default now(),
  -- What a funding body agreed to pay of the price, without tax (FOR-51); what is left is invoiced to the employer, or the person.
  agreed_ht bigint check (agreed_ht > 0),
  -- The days a funding body's agreement covers; it pays for no training outside of them (FOR-50).
  agreed_from date,
  agreed_until date,
  -- A person asks their company to take over the bill issued to them: until it answers, nothing is credited.
  takeover_requested_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  check (agreed_from is null or agreed_until is null or agreed_from <= agreed_until)
);
create unique index registration_payers_registration on registration_payers (tenant_id, registration_id);
create index registration_payers_company on registration_payers (tenant_id, company_id) where company_id is not null;
-- Each minute asks which agreements end in a month or today.
create index registration_payers_agreed_until on registration_payers (agreed_until) where agreed_until is not null;
select fence_tenant('registration_payers');

-- How those who answer for events are told of their registrations, payments and cancellations, and how far they have been.
create table organiser_news (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  mail_pace smallint not null default 1,
  by_bell boolean not null default true,
  mailed_until timestamptz not null,
  rung_until timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('organiser_news');

-- What a person deposited for each paper their event asks for: where it stands is told by the document.
create table registration_papers (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  paper_id bigint not null,
  document_id bigint,
  reason text,
  decided_by bigint,
  decided_at timestamptz,
  -- Until when it serves wherever the same paper is asked for.
  valid_until date,
  -- Somebody asked for a new one in place of what was provided before: the row stays, without a document until one comes.
  renewed_at timestamptz,
  primary key (tenant_id, registration_id, paper_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, paper_id) references event_papers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete set null (document_id)
);
create index registration_papers_paper on registration_papers (tenant_id, paper_id);
create index registration_papers_document on registration_papers (tenant_id, document_id);
select fence_tenant('registration_papers');

-- Which wording somebody accepted, when, and the fingerprint of what they read.
create table registration_terms (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  text_version_id bigint not null,
  sha256 text not null,
  accepted_by bigint,
  accepted_at timestamptz not null,
  primary key (tenant_id, registration_id, text_version_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, text_version_id) references text_versions (tenant_id, id)
);
create index registration_terms_version on registration_terms (tenant_id, text_version_id);
select fence_tenant('registration_terms');
select make_append_only('registration_terms');

-- A price sold a limited number of times counts those who hold a place at it, whatever the path; its row is locked until commit. Who comes back
-- to the price they had is counted and not refused. Setting a limit locks the row and counts (set-prices.ts).
create function count_price() returns trigger language plpgsql as $$
declare
  former bigint := case when tg_op = 'UPDATE' and old.status <> 9 then old.price_id end;
  held bigint := case when new.status <> 9 then new.price_id end;
begin
  if former is not distinct from held then return null; end if;
  if former is not null then
    update prices set sold = greatest(0, sold - 1) where tenant_id = new.tenant_id and id = former and max_sold is not null;
  end if;
  if held is not null then
    update prices set sold = sold + 1
     where tenant_id = new.tenant_id and id = held and max_sold is not null
       and (sold < max_sold or new.settled_at is not null or (tg_op = 'UPDATE' and old.price_id = new.price_id));
    if not found and exists (select from prices where tenant_id = new.tenant_id and id = held and max_sold is not null) then
      raise exception 'price % is sold out', held using errcode = 'KX011';
    end if;
  end if;
  return null;
end $$;
create trigger count_price after insert or update of status, price_id on registrations for each row execute function count_price();

-- Who holds a place at a price, whether it is limited or not.
create function places_at_price(price bigint) returns bigint language sql stable as $$
  select count(*) from registrations where tenant_id = current_tenant() and price_id = price and status <> 9
$$;

-- Where somebody stood on the list of an activity ends: as taken (3), left or given back (4), or over (5). kind: what is remembered of it.
create function settle_activity_wait(choice registration_activities, standing smallint, outcome smallint, kind smallint) returns void language sql as $$
  with settled as (
    update waiting_list_people set state = outcome
     where tenant_id = choice.tenant_id and event_id = choice.activity_id and registration_id = choice.registration_id and state = standing returning *
  )
  insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, kind from settled
$$;

-- Whatever the path, who takes a place of an activity waits for it no more, and what was offered ends as taken, given back or over.
create function follow_activity_choice() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.held_until is null then
    perform settle_activity_wait(new, 1::smallint, 3::smallint, 4::smallint);
  elsif tg_op = 'UPDATE' and old.held_until is not null and new.held_until is null then
    perform settle_activity_wait(new, 2::smallint, 3::smallint, 4::smallint);
  elsif tg_op = 'DELETE' and old.held_until is not null then
    if old.held_until < now() then perform settle_activity_wait(old, 2::smallint, 5::smallint, 6::smallint);
    else perform settle_activity_wait(old, 2::smallint, 4::smallint, 7::smallint);
    end if;
  end if;
  return null;
end $$;
create trigger follow_activity_choice after insert or delete or update of held_until on registration_activities for each row execute function follow_activity_choice();

-- A registration that holds no place any more waits for no activity. Named so as to run after the counters followed (guard_places_of_choices).
create function settle_activity_waits() returns trigger language plpgsql as $$
begin
  if holds_place(old.status) and not holds_place(new.status) then
    with settled as (
      update waiting_list_people set state = 4
       where tenant_id = new.tenant_id and registration_id = new.id and event_id <> new.event_id and state = 1 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 5 from settled;
    delete from registration_activities where tenant_id = new.tenant_id and registration_id = new.id and held_until is not null;
  end if;
  return null;
end $$;
create trigger settle_activity_waits after update of status on registrations for each row execute function settle_activity_waits();

-- Nobody waits for an activity that is cancelled, or that becomes everybody's.
create function drop_activity_waits() returns trigger language plpgsql as $$
begin
  delete from registration_activities where tenant_id = new.tenant_id and activity_id = new.id and held_until is not null;
  with settled as (
    update waiting_list_people set state = 4 where tenant_id = new.tenant_id and event_id = new.id and state = 1 returning *
  )
  insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind) select tenant_id, event_id, entry_id, user_id, 5 from settled;
  return null;
end $$;
create trigger drop_activity_waits after update of cancelled_at, enrolment on events for each row
  when (new.nature = 2 and ((old.cancelled_at is null and new.cancelled_at is not null) or (old.enrolment = 2 and new.enrolment = 1)))
  execute function drop_activity_waits();

-- Which forms of their event a person filled in whole, and when; the answers are with those of the registration.
create table registration_forms (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  event_form_id bigint not null,
  completed_at timestamptz not null,
  primary key (tenant_id, registration_id, event_form_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_form_id) references event_forms (tenant_id, id) on delete cascade
);
create index registration_forms_form on registration_forms (tenant_id, event_form_id);
select fence_tenant('registration_forms');

-- Without a document and asked anew by nobody, a row says nothing.
create function drop_empty_paper() returns trigger language plpgsql as $$
begin
  delete from registration_papers where tenant_id = old.tenant_id and registration_id = old.registration_id and paper_id = old.paper_id;
  return null;
end $$;
create trigger drop_empty_paper after update of document_id on registration_papers for each row
  when (new.document_id is null and new.renewed_at is null) execute function drop_empty_paper();

-- What modules before this one refer to.
alter table bills add foreign key (tenant_id, registration_id) references registrations (tenant_id, id);
alter table documents add foreign key (tenant_id, registration_id) references registrations (tenant_id, id);
alter table path_progress add foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade;
