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
  address text not null,
  code_postal text not null,
  town text not null,
  country text not null default 'FR',
  activity_number text,
  activity_region text,
  iban text,
  bic text,
  representative text not null default '',
  logo_file_id bigint,
  is_default boolean not null default false,
  -- 'payment' or 'invoice' (INV-33).
  vat_due text not null default 'payment' check (vat_due in ('payment', 'invoice')),
  legal_name text not null default '',
  is_vat_franchise boolean not null default false,
  vat_rates integer[] not null default '{2000,1000,550,210,0}',
  -- { bill, credit, quote, deposit }: the prefix of each series.
  series jsonb not null default '{}',
  fiscal_year_start text not null default '01-01',
  mediator text not null default '',
  bill_footer text not null default '',
  mail_sender text not null default '',
  electronic_address text,
  -- { categories, certificate, from, until }
  qualiopi jsonb,
  stamp_file_id bigint,
  signature_file_id bigint,
  archived_at timestamptz,
  version integer not null default 1,
  -- In what capacity the legal representative of an issuer signs, as its messages say it.
  representative_title text not null default '',
  primary key (tenant_id, id)
);
create unique index entities_default on entities (tenant_id) where is_default;
create unique index entities_siren on entities (tenant_id, siren) where archived_at is null;
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
  service_start date,
  service_end date,
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
  -- Cents that make a price set with tax payable as shown (BT-114, INV-42 b).
  rounding integer not null default 0,
  -- Deposit invoices deducted, tax included (INV-48).
  deducted integer not null default 0,
  -- Cents of the credit notes issued on this bill (INV-12).
  credited integer not null default 0,
  note text not null default '',
  -- Whom a bill is for and what it is about, beside the bill.
  recipient_label text not null default '',
  event_label text not null default '',
  search text not null default '',
  -- A place paid for by two has a draft for each: what the funding body agreed to pay, and what is left.
  is_funder_share boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, corrects_bill_id) references bills (tenant_id, id),
  -- INV-11: a number and a live status come together; nothing numbered is a draft again or thrown away.
  constraint bills_number_is_issue check (category = 3 or (number is null) = (status in (1, 9)))
);
create unique index bills_number on bills (tenant_id, entity_id, number) where number is not null;
create index bills_recent on bills (tenant_id, created_at desc, id desc);
create index bills_user on bills (tenant_id, user_id);
create index bills_registration on bills (tenant_id, registration_id);
create index bills_entity on bills (tenant_id, entity_id, id);
-- The credit notes of a bill are read each time it is opened, credited or deducted.
create index bills_corrects on bills (tenant_id, corrects_bill_id) where corrects_bill_id is not null;
create index bills_search on bills using gin (search gin_trgm_ops);
create index bills_by_recipient on bills (tenant_id, searchable(recipient_label), id);
create index bills_by_event on bills (tenant_id, searchable(event_label), id);
create index bills_by_number on bills (tenant_id, searchable(number), id);
create index bills_by_number_back on bills (tenant_id, searchable(number) desc nulls last, id desc);
create index bills_by_status on bills (tenant_id, status, id);
create index bills_issue on bills (tenant_id, issue_date, id);
create index bills_issue_back on bills (tenant_id, issue_date desc nulls last, id desc);
create index bills_due on bills (tenant_id, due_date, id);
create index bills_due_back on bills (tenant_id, due_date desc nulls last, id desc);
create index bills_by_amount on bills (tenant_id, amount, id);
create index bills_by_rest on bills (tenant_id, to_be_paid, id);
create index bills_event on bills (tenant_id, morph_id, id) where morph = 'Event';
create index bills_company on bills (tenant_id, company_id) include (category, status, to_be_paid) where company_id is not null;
create index bills_by_due on bills (due_date) where category = 1 and to_be_paid > 0;
create unique index bills_one_draft on bills (tenant_id, registration_id, is_funder_share) where registration_id is not null and status = 1 and category = 1;
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
  credits_line_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id)
);
create index bill_lines_bill on bill_lines (tenant_id, bill_id, rank);
create index bill_lines_credits on bill_lines (tenant_id, credits_line_id) where credits_line_id is not null;
select fence_tenant('bill_lines');

-- A bill past its years keeps its number, its day, its amounts and its place in the chain; whom it was made out to and what it said go.
create function is_bill_past_its_years(bill bills) returns boolean language sql stable as $$
  select current_user = 'kxo_purge' and bill.issue_date < now() - interval '10 years'
$$;

-- A numbered bill is never edited nor deleted (INV-10, INV-11): only its payment state, its status and its files may follow, and the person its
-- record is merged into.
create function guard_issued_bill() returns trigger language plpgsql as $$
declare
  -- Two records found to be one person's, or told apart again: the paper itself keeps the identity it was printed with (INV-10).
  follows boolean := false;
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  if new.user_id is distinct from old.user_id then
    follows := exists (select from users u where u.tenant_id = old.tenant_id
      and ((u.id = old.user_id and u.merged_into_id = new.user_id) or (u.id = new.user_id and u.merged_into_id = old.user_id)));
  end if;
  if row(new.entity_id, new.category, new.nature, new.number, new.issue_date, new.due_date, new.morph, new.morph_id, case when follows then old.user_id else new.user_id end, new.company_id,
         new.registration_id, new.is_deposit, new.corrects_bill_id, new.purchase_order, new.amount_ht, new.tax_amount, new.amount, new.printed,
         new.printed_hash, new.previous_hash, new.issued_at, new.rounding, new.deducted, new.note, new.discount, new.discount_type,
         new.service_start, new.service_end)
     is distinct from
     row(old.entity_id, old.category, old.nature, old.number, old.issue_date, old.due_date, old.morph, old.morph_id, old.user_id, old.company_id,
         old.registration_id, old.is_deposit, old.corrects_bill_id, old.purchase_order, old.amount_ht, old.tax_amount, old.amount, old.printed,
         old.printed_hash, old.previous_hash, old.issued_at, old.rounding, old.deducted, old.note, old.discount, old.discount_type,
         old.service_start, old.service_end)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     or (old.xml_file_id is not null and new.xml_file_id is distinct from old.xml_file_id)
     or (new.status <> old.status and new.status not in (4, 5, 6, 7, 8))
     or (old.status = 8 and new.status <> 8) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $$;
create trigger guard_issued_bill before update on bills for each row when (not is_bill_past_its_years(old)) execute function guard_issued_bill();
select keep_until_the_end('bills', 'guard_issued_bill');

create function guard_issued_line() returns trigger language plpgsql as $$
begin
  if exists (select 1 from bills b where b.tenant_id = coalesce(new.tenant_id, old.tenant_id) and b.id = coalesce(new.bill_id, old.bill_id)
      and b.number is not null and not (tg_op = 'DELETE' and is_bill_past_its_years(b))) then
    raise exception 'the lines of an issued bill are frozen' using errcode = 'KX002';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_issued_line before insert or update on bill_lines for each row execute function guard_issued_line();
select keep_until_the_end('bill_lines', 'guard_issued_line');

create function guard_emptied_bill() returns trigger language plpgsql as $$
begin
  if new.printed is not null or row(new.entity_id, new.category, new.number, new.issue_date, new.amount_ht, new.tax_amount, new.amount, new.rounding, new.deducted,
      new.paid, new.credited, new.status, new.corrects_bill_id, new.printed_hash, new.previous_hash)
    is distinct from row(old.entity_id, old.category, old.number, old.issue_date, old.amount_ht, old.tax_amount, old.amount, old.rounding, old.deducted,
      old.paid, old.credited, old.status, old.corrects_bill_id, old.printed_hash, old.previous_hash) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $$;
create trigger guard_emptied_bill before update on bills for each row when (is_bill_past_its_years(old)) execute function guard_emptied_bill();

-- Hash-chained journal of what concerns money (INV-52); its head is locked while a record is added.
create table ledger_heads (
  tenant_id integer not null default current_tenant() references tenants,
  entity_id bigint not null,
  last_rank bigint not null default 0,
  last_hash text not null default '',
  -- Where a chain of money entries begins once its first ones went: anything missing after that is a break.
  removed_rank bigint not null default 0,
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
  -- Keyed proof of each entry, beside the plain hash that anybody can recompute (INV-52).
  seal text not null default '',
  primary key (tenant_id, entity_id, rank),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id)
);
select fence_tenant('ledger_entries');
select make_append_only('ledger_entries');

-- Numbers and chains follow the bills and the entries themselves: the application's own role cannot change them apart (INV-03, INV-52).
create trigger counted_alone before update on bill_counters for each row when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger begun_at_zero before insert on bill_counters for each row
  when (new.last_number <> 0 or new.last_issue_date is not null or new.last_hash <> '') execute function refuse_by_hand();
select keep_until_the_end('bill_counters', 'refuse_by_hand');

create trigger chained_alone before update on ledger_heads for each row when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger begun_at_zero before insert on ledger_heads for each row
  when (new.last_rank <> 0 or new.last_hash <> '' or new.removed_rank <> 0) execute function refuse_by_hand();
select keep_until_the_end('ledger_heads', 'refuse_by_hand');

-- A bill that takes its number moves its counter: the next of its series and year, no earlier than the last, chained to it.
create function count_number() returns trigger language plpgsql as $$
declare
  parts text[] := regexp_match(new.number, '^(.+)-(\d{4})-(\d{6,})$');
begin
  update bill_counters c
     set last_number = parts[3]::integer, last_issue_date = new.issue_date, last_hash = new.printed_hash
   where c.tenant_id = new.tenant_id and c.entity_id = new.entity_id and c.series = parts[1] and c.year = parts[2]::integer
     and c.last_number = parts[3]::integer - 1 and c.last_hash = new.previous_hash
     and c.year = extract(year from new.issue_date)
     and not exists (select from bill_counters o where o.tenant_id = c.tenant_id and o.entity_id = c.entity_id and o.series = c.series
                        and o.last_issue_date > new.issue_date);
  if not found then
    raise exception 'number % is not the next of its series', new.number using errcode = 'KX002';
  end if;
  return null;
end $$;
create trigger count_number after update of number on bills for each row
  when (old.number is null and new.number is not null) execute function count_number();

-- An entry that joins the chain becomes its head.
create function move_ledger_head() returns trigger language plpgsql as $$
begin
  update ledger_heads h set last_rank = new.rank, last_hash = new.hash
   where h.tenant_id = new.tenant_id and h.entity_id = new.entity_id and h.last_rank = new.rank - 1 and h.last_hash = new.previous_hash;
  if not found then
    raise exception 'entry % does not follow the last one', new.rank using errcode = 'KX002';
  end if;
  return null;
end $$;
create trigger move_ledger_head after insert on ledger_entries for each row execute function move_ledger_head();

-- Nothing is credited, nor cancelled by a credit note (8), beyond the credit notes issued on it (INV-11, INV-12).
create function guard_credited() returns trigger language plpgsql as $$
declare
  issued bigint;
begin
  select coalesce(sum(amount + rounding), 0) into issued from bills
   where tenant_id = new.tenant_id and corrects_bill_id = new.id and number is not null;
  if new.credited > issued or (new.status = 8 and (issued = 0 or issued < new.amount + new.rounding - new.deducted)) then
    raise exception 'bill % has no credit note for that', new.number using errcode = 'KX002';
  end if;
  return new;
end $$;
create trigger guard_credited before insert or update of status, credited on bills for each row
  when (new.status = 8 or new.credited <> 0) execute function guard_credited();

-- What it names is read locked, so that one renamed meanwhile is waited for, or waits and then finds this bill.
create function label_bill() returns trigger language plpgsql as $$
declare
  company text;
  first text;
  last text;
  event text;
begin
  select name into company from companies where tenant_id = new.tenant_id and id = new.company_id for share;
  select first_name, last_name into first, last from users where tenant_id = new.tenant_id and id = new.user_id for share;
  if new.morph = 'Event' then
    select title into event from events where tenant_id = new.tenant_id and id = new.morph_id for share;
  end if;
  new.recipient_label := coalesce(company, last || ' ' || first, '');
  new.event_label := coalesce(event, '');
  new.search := searchable(concat_ws(' ', new.number, company, first, last, event));
  return new;
end $$;
create trigger label_bill before insert or update of number, company_id, user_id, morph, morph_id on bills for each row execute function label_bill();

-- Bills of what is renamed are labelled again: naming the column is enough for their own trigger.
create function relabel_bills() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'companies' then update bills set company_id = company_id where tenant_id = new.tenant_id and company_id = new.id;
    when 'users' then update bills set user_id = user_id where tenant_id = new.tenant_id and user_id = new.id;
    when 'events' then update bills set morph_id = morph_id where tenant_id = new.tenant_id and morph = 'Event' and morph_id = new.id;
  end case;
  return null;
end $$;
create trigger relabel_bills after update of name on companies
  for each row when (old.name is distinct from new.name) execute function relabel_bills();
create trigger relabel_bills after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function relabel_bills();
create trigger relabel_bills after update of title on events
  for each row when (old.title is distinct from new.title) execute function relabel_bills();
drop trigger kept on ledger_entries;

create trigger kept before delete on ledger_entries for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.at < now() - interval '10 years')) execute function refuse_change();

create function move_ledger_tail() returns trigger language plpgsql as $$
begin
  update ledger_heads h set removed_rank = greatest(h.removed_rank, old.rank) where h.tenant_id = old.tenant_id and h.entity_id = old.entity_id;
  return null;
end $$;
create trigger move_ledger_tail after delete on ledger_entries for each row execute function move_ledger_tail();

-- A bill is drafted, then takes the next number of its series: the application's own role writes none that bears one already (INV-03, INV-12).
create trigger drafted_first before insert on bills for each row when (new.number is not null) execute function refuse_by_hand();

-- What modules before this one refer to.
alter table documents add foreign key (tenant_id, bill_id) references bills (tenant_id, id);
alter table events add foreign key (tenant_id, entity_id) references entities (tenant_id, id) on delete set null (entity_id);
