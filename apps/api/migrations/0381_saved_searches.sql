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
