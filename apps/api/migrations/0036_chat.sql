-- Messages between people and the organisation, and between everyone of an event.

create table conversations (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  -- 1 a person with the organisation, 2 the group of an event, 3 a partner with the organisation.
  kind smallint not null check (kind in (1, 2, 3)),
  -- Whom the organisation writes with; nobody of a group.
  user_id bigint,
  -- The one record it speaks of.
  registration_id bigint,
  event_id bigint,
  bill_id bigint,
  document_id bigint,
  assigned_to bigint,
  closed_at timestamptz,
  closed_by bigint,
  -- The last message of the team: what came before is answered for all of it.
  answered_up_to bigint not null default 0,
  -- When the last message that is no note was written.
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((kind = 2) = (user_id is null)),
  check (num_nonnulls(registration_id, event_id, bill_id, document_id) <= 1),
  check (closed_at is not null or closed_by is null),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, assigned_to) references users (tenant_id, id),
  foreign key (tenant_id, closed_by) references users (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete set null (registration_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id) on delete set null (bill_id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete set null (document_id)
);
create index conversations_open on conversations (tenant_id, last_at desc, id) where closed_at is null;
create index conversations_closed on conversations (tenant_id, last_at desc, id) where closed_at is not null;
create index conversations_user on conversations (tenant_id, user_id, last_at desc) where user_id is not null;
create unique index conversations_group on conversations (tenant_id, event_id) where kind = 2;
create index conversations_event on conversations (tenant_id, event_id) where event_id is not null;
create index conversations_registration on conversations (tenant_id, registration_id) where registration_id is not null;
create index conversations_bill on conversations (tenant_id, bill_id) where bill_id is not null;
create index conversations_document on conversations (tenant_id, document_id) where document_id is not null;
create index conversations_assigned on conversations (tenant_id, assigned_to, last_at desc) where assigned_to is not null;
create index conversations_closer on conversations (tenant_id, closed_by) where closed_by is not null;
select fence_tenant('conversations');

create table conversation_messages (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  conversation_id bigint not null,
  author_id bigint,
  is_from_team boolean not null default false,
  -- Of the team alone: never shown, sent nor handed to the person.
  is_note boolean not null default false,
  body text not null check (length(body) <= 5000),
  -- Of its writer's making: what leaves twice is written once.
  key text not null check (length(key) between 8 and 64),
  search text generated always as (searchable(body)) stored,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (is_from_team or not is_note),
  foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, author_id) references users (tenant_id, id)
);
create index conversation_messages_thread on conversation_messages (tenant_id, conversation_id, id);
-- What is unread, and the last message of each conversation: notes count for nobody.
create index conversation_messages_sent on conversation_messages (tenant_id, conversation_id, id desc) where not is_note;
create unique index conversation_messages_once on conversation_messages (tenant_id, author_id, key);
create index conversation_messages_search on conversation_messages using gin (search gin_trgm_ops);
create index conversation_messages_due on conversation_messages (created_at) where not is_note;
select fence_tenant('conversation_messages');

create table conversation_files (
  tenant_id integer not null default current_tenant() references tenants,
  message_id bigint not null,
  file_id bigint not null,
  rank smallint not null,
  primary key (tenant_id, message_id, file_id),
  foreign key (tenant_id, message_id) references conversation_messages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index conversation_files_file on conversation_files (tenant_id, file_id);
select fence_tenant('conversation_files');

-- How far each of its people has read.
create table conversation_members (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  conversation_id bigint not null,
  user_id bigint not null,
  is_team boolean not null default false,
  read_up_to bigint not null default 0,
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index conversation_members_once on conversation_members (tenant_id, conversation_id, user_id);
create index conversation_members_user on conversation_members (tenant_id, user_id);
select fence_tenant('conversation_members');
