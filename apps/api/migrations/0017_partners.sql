-- A partner on an event.
create table event_partners (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  role_title text not null default '',
  -- What is paid for a part, and what its partner answered.
  fee integer check (fee >= 0),
  answered_at timestamptz,
  refusal_reason text,
  -- The slots a part had when it ended, so that a replacement takes the same ones.
  released_slots bigint[] not null default '{}',
  -- Hours of a part as an administrator validated them; those of its slots until then.
  validated_minutes integer check (validated_minutes >= 0),
  validated_at timestamptz,
  -- Whether the mission order of a part still has to be mailed once it is confirmed: false again when it was.
  sends_mission boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, user_id, kind),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint event_partners_validated check ((validated_minutes is null) = (validated_at is null))
);
create index event_partners_user on event_partners (tenant_id, user_id);
create index event_partners_status on event_partners (tenant_id, status);
select fence_tenant('event_partners');

create table slot_partners (
  tenant_id integer not null default current_tenant() references tenants,
  slot_id bigint not null,
  user_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (tenant_id, slot_id, user_id),
  foreign key (tenant_id, slot_id) references slots (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index slot_partners_user on slot_partners (tenant_id, user_id);
select fence_tenant('slot_partners');

-- What takes a person: a half-day they hold, or a time when they are not available. One table, so that one constraint refuses both.
create table partner_unavailabilities (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check (end_at > start_at),
  -- When two records of a person are merged, their bookings follow the half-day or the unavailability they come from.
  unique (tenant_id, id, user_id)
);
create index partner_unavailabilities_user on partner_unavailabilities (tenant_id, user_id, start_at);
select fence_tenant('partner_unavailabilities');

create table partner_bookings (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  slot_id bigint,
  unavailability_id bigint,
  during tstzrange not null,
  primary key (tenant_id, id),
  unique (tenant_id, slot_id, user_id),
  unique (tenant_id, unavailability_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check (num_nonnulls(slot_id, unavailability_id) = 1),
  constraint partner_already_booked exclude using gist (tenant_id with =, user_id with =, during with &&),
  foreign key (tenant_id, slot_id, user_id) references slot_partners (tenant_id, slot_id, user_id) on delete cascade on update cascade,
  foreign key (tenant_id, unavailability_id, user_id) references partner_unavailabilities (tenant_id, id, user_id) on delete cascade on update cascade
);
select fence_tenant('partner_bookings');

create function book_partner_of_slot() returns trigger language plpgsql as $$
begin
  insert into partner_bookings (tenant_id, user_id, slot_id, during)
    values (new.tenant_id, new.user_id, new.slot_id, tstzrange(new.start_at, new.end_at))
    on conflict (tenant_id, slot_id, user_id) do update set during = excluded.during;
  return null;
end $$;
create trigger book_partner after insert or update of start_at, end_at on slot_partners for each row execute function book_partner_of_slot();

create function book_unavailable_partner() returns trigger language plpgsql as $$
begin
  insert into partner_bookings (tenant_id, user_id, unavailability_id, during)
    values (new.tenant_id, new.user_id, new.id, tstzrange(new.start_at, new.end_at));
  return null;
end $$;
create trigger book_partner after insert on partner_unavailabilities for each row execute function book_unavailable_partner();

-- One function of a person: what they are as one kind of partner, on which terms, and whether they were approved.
create table partners (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  organisation text,
  siret text,
  activity_number text,
  titles text,
  languages text[] not null default '{}',
  hour_rate integer check (hour_rate >= 0),
  half_day_rate integer check (half_day_rate >= 0),
  day_rate integer check (day_rate >= 0),
  -- The account they are paid on, encrypted; its end alone is readable.
  iban_sealed text,
  iban_end text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- How a partner stands towards VAT, by the codes of its catalogue: what their invoices are expected to bear.
  vat_regime smallint check (vat_regime between 1 and 3),
  -- On what terms a partner travels, and the minutes they need between two bookings of different events.
  travel text check (travel <> ''),
  margin_minutes smallint check (margin_minutes between 1 and 1440),
  -- How a partner is presented on the public pages of events that name them, and whether they are.
  biography text not null default '',
  is_public boolean not null default false,
  -- The place of an organisation among those a public page thanks; after the others without one.
  rank smallint check (rank between 1 and 99),
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade on update cascade
);
create index partners_status on partners (tenant_id, status, kind);
create index partners_margins on partners (tenant_id, user_id) where margin_minutes is not null;
select fence_tenant('partners');

-- The themes a person may be asked for, whatever the kind.
create table partner_skills (
  tenant_id integer not null default current_tenant() references tenants,
  partner_id bigint not null,
  theme_id bigint not null,
  primary key (tenant_id, partner_id, theme_id),
  foreign key (tenant_id, partner_id) references partners (tenant_id, id) on delete cascade,
  foreign key (tenant_id, theme_id) references themes (tenant_id, id) on delete cascade
);
create index partner_skills_theme on partner_skills (tenant_id, theme_id);
select fence_tenant('partner_skills');

-- Papers asked of a partner: without a file they are still awaited, past their day they no longer hold.
create table partner_papers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  partner_id bigint not null,
  name text not null check (name <> ''),
  file_id bigint,
  expires_on date,
  created_at timestamptz not null default now(),
  -- When a partner deposited what was asked of them; the administration's own deposits are no news.
  deposited_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, partner_id) references partners (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete set null (file_id)
);
create index partner_papers_of on partner_papers (tenant_id, partner_id);
create index partner_papers_file on partner_papers (tenant_id, file_id);
-- Asked each minute: whose papers expire in a month?
create index partner_papers_expiring on partner_papers (tenant_id, expires_on) where expires_on is not null;
create index partner_papers_news on partner_papers (deposited_at) where deposited_at is not null;
select fence_tenant('partner_papers');

-- Whoever is given a part becomes a partner of its kind.
create function keep_partner_record() returns trigger language plpgsql as $$
begin
  insert into partners (tenant_id, user_id, kind, status) values (new.tenant_id, new.user_id, new.kind, 5) on conflict do nothing;
  return null;
end $$;
create trigger keep_partner_record after insert on event_partners for each row execute function keep_partner_record();
create trigger book_in_turn before insert or update on partner_bookings for each row execute function book_in_turn('user_id');

-- A half-day that changes hands has changed too: a printed sheet of the week names whoever held it before.
create function mark_restaffed_slot() returns trigger language plpgsql as $$
begin
  update slots set changed_at = now()
   where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.slot_id, old.slot_id)
     and (created_at is null or created_at < date_trunc('week', now()));
  return null;
end $$;
create trigger mark_restaffed_slot after insert or delete on slot_partners
  for each row execute function mark_restaffed_slot();
