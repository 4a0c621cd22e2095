-- A person at the bank: one row per attempt to pay.
create table checkouts (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  unique_id text not null,
  bill_id bigint not null,
  registration_id bigint,
  user_id bigint,
  amount integer not null check (amount > 0),
  provider text not null,
  provider_ref text,
  status text not null default 'open' check (status in ('open', 'needs_authentication', 'succeeded', 'refused', 'abandoned', 'refunded')),
  refusal text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Where the person goes and pays; the provider's own reference of the charge, for refunds.
  address text,
  payment_ref text,
  primary key (tenant_id, id),
  unique (tenant_id, unique_id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index checkouts_bill on checkouts (tenant_id, bill_id);
create unique index checkouts_provider_ref on checkouts (tenant_id, provider, provider_ref) where provider_ref is not null;
create index checkouts_live on checkouts (tenant_id, created_at) where status in ('open', 'needs_authentication');
-- Read each minute across the tenants, to write to who was refused and did not try again.
create index checkouts_refused on checkouts (tenant_id, ended_at) where status = 'refused';
select fence_tenant('checkouts');

-- What a provider told, once by its own id.
create table provider_events (
  tenant_id integer not null default current_tenant() references tenants,
  provider text not null,
  provider_event_id text not null,
  kind text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  -- What a provider told may come before what it is about: a refund before its payment. An event is kept as it came, and its effect is a row of
  -- its own, written with that effect; an event without one waits for the attempt it names.
  checkout text,
  primary key (tenant_id, provider, provider_event_id)
);
create index provider_events_by_checkout on provider_events (tenant_id, checkout) where checkout is not null;
select fence_tenant('provider_events');
select make_append_only('provider_events');

create table payments (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  bill_id bigint not null,
  checkout_id bigint,
  -- Cents; negative when money goes back.
  amount integer not null check (amount <> 0),
  mode smallint not null,
  paid_on date not null,
  reference text not null default '',
  recorded_by bigint,
  created_at timestamptz not null default now(),
  reverses_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, checkout_id) references checkouts (tenant_id, id),
  foreign key (tenant_id, reverses_id) references payments (tenant_id, id)
);
create index payments_bill on payments (tenant_id, bill_id);
create index payments_recent on payments (tenant_id, paid_on desc, id desc);
create unique index payments_reversed_once on payments (tenant_id, reverses_id) where reverses_id is not null;
create index payments_news on payments (created_at) where amount > 0;
create index payments_checkout on payments (tenant_id, checkout_id) where checkout_id is not null;
select fence_tenant('payments');
select make_append_only('payments');

-- What a registration pays later: the balance after a down payment, or the schedule of a person who pays their own training (FOR-12).
create table instalments (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  registration_id bigint not null,
  rank integer not null,
  due_on date not null,
  amount integer not null check (amount > 0),
  is_last boolean not null default false,
  bill_id bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, registration_id, rank),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id)
);
create index instalments_due on instalments (tenant_id, due_on) where bill_id is null;
create index instalments_bill on instalments (tenant_id, bill_id) where bill_id is not null;
select fence_tenant('instalments');

-- What an event of a provider changed here, written with that change.
create table provider_event_effects (
  tenant_id integer not null default current_tenant() references tenants,
  provider text not null,
  provider_event_id text not null,
  applied_at timestamptz not null default now(),
  primary key (tenant_id, provider, provider_event_id)
);
select fence_tenant('provider_event_effects');
select make_append_only('provider_event_effects');

-- Books of a tenant that lives go ten years after the end of their accounting year (INV-13, PRV-22), by the one role that removes any; the job counts
-- from the end of the year, the database refuses whatever is younger than ten years.
drop trigger kept on payments;

create trigger kept before delete on payments for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.paid_on < now() - interval '10 years')) execute function refuse_change();
drop trigger kept on provider_events;

create trigger kept before delete on provider_events for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.received_at < now() - interval '10 years')) execute function refuse_change();
drop trigger kept on provider_event_effects;

create trigger kept before delete on provider_event_effects for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.applied_at < now() - interval '10 years')) execute function refuse_change();
