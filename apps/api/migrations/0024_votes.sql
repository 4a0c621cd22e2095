-- The general assembly of an event: how many rights must be there for a vote to open.
create table assemblies (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  -- Percent of all rights, present or represented.
  quorum_rate integer not null default 50 check (quorum_rate between 0 and 100),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
select fence_tenant('assemblies');

-- How many voices a registration has, when it is not one; none: no right to vote.
create table vote_weights (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  weight integer not null check (weight between 0 and 1000),
  primary key (tenant_id, registration_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
select fence_tenant('vote_weights');

-- Who votes for somebody else: a right is given to one person at most.
create table vote_proxies (
  tenant_id integer not null default current_tenant() references tenants,
  giver_id bigint not null,
  event_id bigint not null,
  holder_id bigint not null check (holder_id <> giver_id),
  given_at timestamptz not null default now(),
  primary key (tenant_id, giver_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, giver_id) references registrations (tenant_id, id),
  foreign key (tenant_id, holder_id) references registrations (tenant_id, id)
);
create index vote_proxies_event on vote_proxies (tenant_id, event_id);
create index vote_proxies_holder on vote_proxies (tenant_id, holder_id);
select fence_tenant('vote_proxies');

create table resolutions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  rank integer not null,
  title text not null check (title <> ''),
  body text not null default '',
  majority smallint not null,
  is_secret boolean not null default false,
  -- 0 to come, 1 open, 2 closed.
  status smallint not null default 0 check (status between 0 and 2),
  opened_at timestamptz,
  closed_at timestamptz,
  -- As they were when it opened.
  total_voices integer check (total_voices >= 0),
  present_voices integer check (present_voices >= 0),
  quorum_voices integer check (quorum_voices >= 0),
  -- SHA-256 of the roll and the ballots, as they were when it closed.
  seal text check ((status = 2) = (seal is not null)),
  version integer not null default 1,
  primary key (tenant_id, id),
  check ((status >= 1) = (opened_at is not null)),
  check ((status = 2) = (closed_at is not null)),
  check ((status >= 1) = (present_voices is not null)),
  check (num_nulls(total_voices, present_voices, quorum_voices) in (0, 3)),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
create index resolutions_event on resolutions (tenant_id, event_id, rank, id);
create unique index one_open_resolution on resolutions (tenant_id, event_id) where status = 1;
select fence_tenant('resolutions');

-- The roll of a resolution, drawn when it opens: each right, its voices, and who votes with it.
create table vote_roll (
  tenant_id integer not null default current_tenant() references tenants,
  resolution_id bigint not null,
  registration_id bigint not null,
  voter_id bigint not null,
  weight integer not null check (weight > 0),
  primary key (tenant_id, resolution_id, registration_id),
  foreign key (tenant_id, resolution_id) references resolutions (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, voter_id) references registrations (tenant_id, id)
);
create index vote_roll_registration on vote_roll (tenant_id, registration_id);
create index vote_roll_voter on vote_roll (tenant_id, voter_id);
select fence_tenant('vote_roll');
select make_append_only('vote_roll');

-- Rights that were used: one vote per right. No instant, which would tell one ballot from another.
create table votes_cast (
  tenant_id integer not null default current_tenant() references tenants,
  resolution_id bigint not null,
  registration_id bigint not null,
  constraint one_vote_per_right primary key (tenant_id, resolution_id, registration_id),
  foreign key (tenant_id, resolution_id, registration_id) references vote_roll (tenant_id, resolution_id, registration_id)
);
select fence_tenant('votes_cast');
select make_append_only('votes_cast');

-- What was voted. A secret ballot names nobody and is worth one voice: as many of them as the right has.
create table ballots (
  tenant_id integer not null default current_tenant() references tenants,
  resolution_id bigint not null,
  number text not null,
  registration_id bigint,
  choice smallint not null check (choice between 1 and 3),
  weight integer not null check (weight > 0),
  primary key (tenant_id, resolution_id, number),
  check (registration_id is not null or weight = 1),
  foreign key (tenant_id, resolution_id) references resolutions (tenant_id, id),
  foreign key (tenant_id, resolution_id, registration_id) references vote_roll (tenant_id, resolution_id, registration_id)
);
create index ballots_registration on ballots (tenant_id, resolution_id, registration_id) where registration_id is not null;
select fence_tenant('ballots');

-- Votes are cast while their resolution is open, and never afterwards: closing waits for those being cast.
create function guard_vote() returns trigger language plpgsql as $$
declare
  voted bigint := case when tg_op = 'DELETE' then old.resolution_id else new.resolution_id end;
  of_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  perform from resolutions where tenant_id = of_tenant and id = voted and status = 1 for share;
  if not found then raise exception 'resolution % is not open', voted using errcode = 'KX020'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger guard_vote before insert on votes_cast for each row execute function guard_vote();
create trigger guard_vote before insert on ballots for each row execute function guard_vote();
create trigger append_only before update on ballots for each row execute function refuse_change();
select keep_until_the_end('ballots', 'guard_vote');

-- A resolution closes with as many voices in its ballots as were cast, and does not change once closed.
create function guard_resolution() returns trigger language plpgsql as $$
declare
  cast_voices bigint;
  counted_voices bigint;
begin
  if old.status = 2 then raise exception 'resolution % is closed', old.id using errcode = 'KX021'; end if;
  if tg_op = 'DELETE' then
    if old.status = 1 then raise exception 'resolution % is open', old.id using errcode = 'KX021'; end if;
    return old;
  end if;
  if new.status < old.status then raise exception 'resolution % does not go back', old.id using errcode = 'KX021'; end if;
  if old.status = 1 and (new.title, new.body, new.majority, new.is_secret, new.event_id)
    is distinct from (old.title, old.body, old.majority, old.is_secret, old.event_id) then
    raise exception 'resolution % is open', old.id using errcode = 'KX021';
  end if;
  if new.status = 2 then
    select coalesce(sum(r.weight), 0) into cast_voices from votes_cast c
      join vote_roll r on r.tenant_id = c.tenant_id and r.resolution_id = c.resolution_id and r.registration_id = c.registration_id
      where c.tenant_id = new.tenant_id and c.resolution_id = new.id;
    select coalesce(sum(weight), 0) into counted_voices from ballots where tenant_id = new.tenant_id and resolution_id = new.id;
    if cast_voices <> counted_voices then
      raise exception 'resolution %: % voices cast, % counted', new.id, cast_voices, counted_voices using errcode = 'KX021';
    end if;
  end if;
  return new;
end $$;
create trigger guard_resolution before update on resolutions for each row execute function guard_resolution();
select keep_until_the_end('resolutions', 'guard_resolution');

create table vote_proofs (
  tenant_id integer not null default current_tenant() references tenants,
  session_id uuid not null,
  event_id bigint not null,
  proved_at timestamptz not null default now(),
  primary key (tenant_id, session_id, event_id),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
create index vote_proofs_event on vote_proofs (tenant_id, event_id);
select fence_tenant('vote_proofs');

-- What is read before voting: settled once the vote opens, as the text it goes with.
create table resolution_documents (
  tenant_id integer not null default current_tenant() references tenants,
  resolution_id bigint not null,
  document_id bigint not null,
  primary key (tenant_id, resolution_id, document_id),
  foreign key (tenant_id, resolution_id) references resolutions (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create unique index resolution_documents_document on resolution_documents (tenant_id, document_id);
select fence_tenant('resolution_documents');

create function guard_resolution_document() returns trigger language plpgsql as $$
declare
  of_resolution bigint := case when tg_op = 'DELETE' then old.resolution_id else new.resolution_id end;
  of_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  perform from resolutions where tenant_id = of_tenant and id = of_resolution and status = 0 for share;
  if not found then raise exception 'resolution % is settled', of_resolution using errcode = 'KX021'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger guard_resolution_document before insert or update on resolution_documents
  for each row execute function guard_resolution_document();
select keep_until_the_end('resolution_documents', 'guard_resolution_document');
