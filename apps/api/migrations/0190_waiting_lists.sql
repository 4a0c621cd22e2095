-- Whoever waits for a place of a full event: one person, or a group that takes its places together, all of them or at least some.
alter table event_places
  add column has_waiting_list boolean not null default false,
  add column waiting integer not null default 0 check (waiting >= 0);

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

-- Whatever the path, who takes a place waits no more, and what was offered ends as taken (3), given back (4) or over (5).
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
  elsif tg_op = 'UPDATE' and holds_place(old.status) and new.status <> old.status then
    outcome := case when holds_place(new.status) then 3 when new.ending = 2 then 5 else 4 end;
    with settled as (
      update waiting_list_people set state = outcome
       where tenant_id = new.tenant_id and registration_id = new.id and state = 2 returning *
    )
    insert into waiting_list_log (tenant_id, event_id, entry_id, user_id, kind)
    select tenant_id, event_id, entry_id, user_id, case outcome when 3 then 4 when 5 then 6 else 7 end from settled;
  end if;
  return null;
end $$;
create trigger follow_waiting_list after insert or update of status on registrations for each row execute function follow_waiting_list();
