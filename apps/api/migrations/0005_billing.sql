-- Legal issuers (INV-04): each SIREN has its own series and mentions.
create table entities (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  siren text not null,
  siret text not null,
  vat_number text,
  legal_form text not null default '',
  share_capital text not null default '',
  registry text not null default '',
  address text not null, code_postal text not null, town text not null, country text not null default 'FR',
  activity_number text,
  activity_region text,
  iban text, bic text,
  representative text not null default '',
  logo_file_id bigint,
  is_default boolean not null default false,
  -- 'payment' or 'invoice' (INV-33).
  vat_due text not null default 'payment' check (vat_due in ('payment', 'invoice')),
  primary key (tenant_id, id)
);
create unique index entities_default on entities (tenant_id) where is_default;
select fence_tenant('entities');

-- Gapless numbers, taken under a row lock at issue (INV-03).
create table bill_counters (
  tenant_id integer not null default current_tenant() references tenants,
  entity_id bigint not null,
  series text not null,
  year integer not null,
  last_number integer not null default 0,
  last_issue_date date,
  last_hash text not null default '',
  primary key (tenant_id, entity_id, series, year),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id)
);
select fence_tenant('bill_counters');

create table bills (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  entity_id bigint not null,
  category smallint not null,
  nature smallint not null,
  status smallint not null default 1,
  number text,
  issue_date date,
  due_date date,
  service_start date, service_end date,
  morph text not null,
  morph_id bigint,
  user_id bigint,
  company_id bigint,
  registration_id bigint,
  is_deposit boolean not null default false,
  corrects_bill_id bigint,
  purchase_order text,
  -- Cents.
  amount_ht integer not null default 0,
  tax_amount integer not null default 0,
  amount integer not null default 0,
  to_be_paid integer not null default 0,
  paid integer not null default 0,
  discount numeric not null default 0,
  discount_type text not null default 'percent' check (discount_type in ('percent', 'euro')),
  -- Canonical printed data, frozen at issue (INV-10).
  printed jsonb,
  printed_hash text,
  previous_hash text,
  pdf_file_id bigint,
  xml_file_id bigint,
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, corrects_bill_id) references bills (tenant_id, id)
);
create unique index bills_number on bills (tenant_id, entity_id, number) where number is not null;
create index bills_recent on bills (tenant_id, created_at desc, id desc);
create index bills_user on bills (tenant_id, user_id);
create index bills_registration on bills (tenant_id, registration_id);
create index bills_issue on bills (tenant_id, issue_date);
select fence_tenant('bills');

create table bill_lines (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  bill_id bigint not null,
  rank integer not null,
  name text not null,
  description text not null default '',
  -- Ten-thousandths; micro-euros without tax (INV-40).
  quantity bigint not null default 10000,
  unit_price bigint not null,
  discount numeric not null default 0,
  discount_type text not null default 'percent' check (discount_type in ('percent', 'euro')),
  vat_rate integer not null,
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  amount_ht integer not null,
  tax_amount integer not null,
  amount integer not null,
  accounting_code text,
  user_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id)
);
create index bill_lines_bill on bill_lines (tenant_id, bill_id, rank);
select fence_tenant('bill_lines');

-- A numbered bill is never edited nor deleted (INV-10, INV-11): only its payment state, its status and its files may follow.
create function guard_issued_bill() returns trigger language plpgsql as $$
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  if row(new.entity_id, new.category, new.nature, new.number, new.issue_date, new.due_date, new.morph, new.morph_id, new.user_id, new.company_id,
         new.registration_id, new.is_deposit, new.corrects_bill_id, new.purchase_order, new.amount_ht, new.tax_amount, new.amount, new.printed,
         new.printed_hash, new.previous_hash, new.issued_at)
     is distinct from
     row(old.entity_id, old.category, old.nature, old.number, old.issue_date, old.due_date, old.morph, old.morph_id, old.user_id, old.company_id,
         old.registration_id, old.is_deposit, old.corrects_bill_id, old.purchase_order, old.amount_ht, old.tax_amount, old.amount, old.printed,
         old.printed_hash, old.previous_hash, old.issued_at)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     or (old.xml_file_id is not null and new.xml_file_id is distinct from old.xml_file_id)
     or (new.status <> old.status and new.status not in (4, 5, 6, 7, 8)) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $$;
create trigger guard_issued_bill before update or delete on bills for each row execute function guard_issued_bill();

create function guard_issued_line() returns trigger language plpgsql as $$
begin
  if exists (select 1 from bills where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.bill_id, old.bill_id) and number is not null) then
    raise exception 'the lines of an issued bill are frozen' using errcode = 'KX002';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_issued_line before insert or update or delete on bill_lines for each row execute function guard_issued_line();

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
  primary key (tenant_id, id),
  unique (tenant_id, unique_id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index checkouts_bill on checkouts (tenant_id, bill_id);
select fence_tenant('checkouts');

-- What a provider told, once by its own id.
create table provider_events (
  tenant_id integer not null default current_tenant() references tenants,
  provider text not null,
  provider_event_id text not null,
  kind text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (tenant_id, provider, provider_event_id)
);
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
  primary key (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, checkout_id) references checkouts (tenant_id, id)
);
create index payments_bill on payments (tenant_id, bill_id);
create index payments_recent on payments (tenant_id, paid_on desc, id desc);
select fence_tenant('payments');
select make_append_only('payments');

-- Hash-chained journal of what concerns money (INV-52); its head is locked while a record is added.
create table ledger_heads (
  tenant_id integer not null default current_tenant() references tenants,
  entity_id bigint not null,
  last_rank bigint not null default 0,
  last_hash text not null default '',
  primary key (tenant_id, entity_id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id)
);
select fence_tenant('ledger_heads');

create table ledger_entries (
  tenant_id integer not null default current_tenant() references tenants,
  entity_id bigint not null,
  rank bigint not null,
  kind text not null,
  record jsonb not null,
  previous_hash text not null,
  hash text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, entity_id, rank),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id)
);
select fence_tenant('ledger_entries');
select make_append_only('ledger_entries');
