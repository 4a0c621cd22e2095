-- Quotes (INV-05): priced as a bill, numbered in a series of their own, answered by whoever receives them, invoiced once.
create table quotes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  entity_id bigint not null,
  status smallint not null default 1,
  number text,
  issue_date date,
  -- The last day it may be accepted.
  valid_until date,
  service_start date,
  service_end date,
  morph text not null check (morph in ('Event', 'User')),
  morph_id bigint,
  user_id bigint,
  company_id bigint,
  -- People it is counted for, where somebody said.
  people integer check (people > 0),
  purchase_order text,
  note text not null default '',
  -- What whoever asked for it wrote.
  request text,
  -- Cents; a discount as on bills.
  amount_ht bigint not null default 0,
  tax_amount bigint not null default 0,
  amount bigint not null default 0,
  rounding integer not null default 0,
  discount numeric not null default 0,
  discount_type text not null default 'percent' check (discount_type in ('percent', 'euro')),
  -- Everything printed, frozen as it is sent.
  printed jsonb,
  printed_hash text,
  previous_hash text,
  pdf_file_id bigint,
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  -- Who accepted or refused it: the account, and the name typed with the answer.
  answered_at timestamptz,
  answered_by bigint,
  answered_name text not null default '',
  -- Why it was refused or cancelled.
  reason text,
  -- The bill it became.
  bill_id bigint,
  recipient_label text not null default '',
  event_label text not null default '',
  search text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, bill_id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, answered_by) references users (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  constraint quotes_number_is_issue check ((number is null) = (status = 1)),
  constraint quotes_issue_is_whole check (number is null or (issue_date is not null and valid_until is not null and printed is not null)),
  constraint quotes_invoiced_once check ((status = 7) <= (bill_id is not null))
);
create unique index quotes_number on quotes (tenant_id, entity_id, number) where number is not null;
create index quotes_user on quotes (tenant_id, user_id);
create index quotes_company on quotes (tenant_id, company_id) where company_id is not null;
create index quotes_event on quotes (tenant_id, morph_id, id) where morph = 'Event';
create index quotes_entity on quotes (tenant_id, entity_id, id);
create index quotes_answered on quotes (tenant_id, answered_by) where answered_by is not null;
create index quotes_search on quotes using gin (search gin_trgm_ops);
create index quotes_by_number on quotes (tenant_id, searchable(number), id);
create index quotes_by_recipient on quotes (tenant_id, searchable(recipient_label), id);
create index quotes_by_event on quotes (tenant_id, searchable(event_label), id);
create index quotes_by_status on quotes (tenant_id, status, id);
create index quotes_issue on quotes (tenant_id, issue_date, id);
create index quotes_validity on quotes (tenant_id, valid_until, id);
create index quotes_by_amount on quotes (tenant_id, amount, id);
select fence_tenant('quotes');

create table quote_lines (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  quote_id bigint not null,
  rank integer not null,
  name text not null,
  description text not null default '',
  quantity bigint not null default 10000,
  unit_price bigint not null,
  discount numeric not null default 0,
  discount_type text not null default 'percent' check (discount_type in ('percent', 'euro')),
  vat_rate integer not null,
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  amount_ht bigint not null,
  tax_amount bigint not null,
  amount bigint not null,
  accounting_code text,
  user_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, quote_id) references quotes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index quote_lines_quote on quote_lines (tenant_id, quote_id, rank);
create index quote_lines_user on quote_lines (tenant_id, user_id) where user_id is not null;
select fence_tenant('quote_lines');

-- A numbered quote says what it said: its answer, its end and its files alone follow, each answer once.
create function guard_issued_quote() returns trigger language plpgsql as $$
declare
  follows boolean := false;
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'quote % is sent', old.number using errcode = 'KX002';
  end if;
  if new.user_id is distinct from old.user_id then
    follows := exists (select from users u where u.tenant_id = old.tenant_id
      and ((u.id = old.user_id and u.merged_into_id = new.user_id) or (u.id = new.user_id and u.merged_into_id = old.user_id)));
  end if;
  if row(new.entity_id, new.number, new.issue_date, new.valid_until, new.service_start, new.service_end, new.morph, new.morph_id,
         case when follows then old.user_id else new.user_id end, new.company_id, new.people, new.purchase_order, new.note, new.amount_ht, new.tax_amount,
         new.amount, new.rounding, new.discount, new.discount_type, new.printed, new.printed_hash, new.previous_hash, new.issued_at)
     is distinct from
     row(old.entity_id, old.number, old.issue_date, old.valid_until, old.service_start, old.service_end, old.morph, old.morph_id,
         old.user_id, old.company_id, old.people, old.purchase_order, old.note, old.amount_ht, old.tax_amount,
         old.amount, old.rounding, old.discount, old.discount_type, old.printed, old.printed_hash, old.previous_hash, old.issued_at)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     -- Invoiced once; to invoice again when the draft it became was thrown away.
     or (old.bill_id is not null and new.bill_id is distinct from old.bill_id and not (new.bill_id is null and new.status = 6
           and exists (select from bills b where b.tenant_id = old.tenant_id and b.id = old.bill_id and b.status = 9)))
     or (new.status <> old.status and not (
           (old.status = 3 and new.status in (6, 8, 9)) or (old.status = 6 and new.status in (7, 8)) or (old.status = 7 and new.status = 6 and new.bill_id is null))) then
    raise exception 'quote % is sent', old.number using errcode = 'KX002';
  end if;
  return new;
end $$;
create trigger guard_issued_quote before update on quotes for each row execute function guard_issued_quote();
create trigger removed_unsent before delete on quotes for each row
  when (old.number is not null and (current_user <> 'kxo_purge' or not has_ended(old.tenant_id))) execute function guard_issued_quote();
grant delete on quotes, quote_lines to kxo_purge;

create function guard_sent_quote_line() returns trigger language plpgsql as $$
begin
  if exists (select from quotes q where q.tenant_id = coalesce(new.tenant_id, old.tenant_id) and q.id = coalesce(new.quote_id, old.quote_id)
      and q.number is not null) then
    -- The person a line names follows the record they are merged into.
    if tg_op = 'UPDATE' and row(new.rank, new.name, new.description, new.quantity, new.unit_price, new.discount, new.vat_rate, new.amount)
        = row(old.rank, old.name, old.description, old.quantity, old.unit_price, old.discount, old.vat_rate, old.amount)
        and new.quote_id = old.quote_id then
      return new;
    end if;
    raise exception 'the lines of a sent quote are frozen' using errcode = 'KX002';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_sent_quote_line before insert or update on quote_lines for each row execute function guard_sent_quote_line();
create trigger removed_unsent before delete on quote_lines for each row
  when (current_user <> 'kxo_purge' or not has_ended(old.tenant_id)) execute function guard_sent_quote_line();

-- Numbers and labels as on bills.
create trigger count_number after update of number on quotes for each row
  when (old.number is null and new.number is not null) execute function count_number();
create trigger drafted_first before insert on quotes for each row when (new.number is not null) execute function refuse_by_hand();
create trigger label_quote before insert or update of number, company_id, user_id, morph, morph_id on quotes for each row execute function label_bill();

create function relabel_quotes() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'companies' then update quotes set company_id = company_id where tenant_id = new.tenant_id and company_id = new.id;
    when 'users' then update quotes set user_id = user_id where tenant_id = new.tenant_id and user_id = new.id;
    when 'events' then update quotes set morph_id = morph_id where tenant_id = new.tenant_id and morph = 'Event' and morph_id = new.id;
  end case;
  return null;
end $$;
create trigger relabel_quotes after update of name on companies
  for each row when (old.name is distinct from new.name) execute function relabel_quotes();
create trigger relabel_quotes after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function relabel_quotes();
create trigger relabel_quotes after update of title on events
  for each row when (old.title is distinct from new.title) execute function relabel_quotes();

-- The figures of quotes count those that were sent, by the day they were.
drop trigger count_added_quotes on bills;
drop trigger count_changed_quotes on bills;
drop trigger count_removed_quotes on bills;
do $$
declare
  month text := 'x.issue_date::timestamp';
  created text := 'x.created_at at time zone zone_of(z.params)';
  counting text := pg_get_functiondef('count_quotes()'::regprocedure);
  facts text := pg_get_functiondef('figure_facts()'::regprocedure);
  starts integer := position('''quotes''::text' in facts);
  ours text := substr(facts, starts);
begin
  counting := replace(replace(counting, 'x.category = 3', 'x.number is not null'), created, month);
  execute counting;
  -- Its own part of the union alone: up to the condition that told a quote among bills.
  ours := regexp_replace(ours, '^(.*?)' || replace(replace(created, '(', '\('), ')', '\)') || '(.*?)from bills x join (.*?)where x\.category = 3', '\1' || month || '\2from quotes x join \3where x.number is not null');
  execute substr(facts, 1, starts - 1) || ours;
  if pg_get_functiondef('figure_facts()'::regprocedure) not like '%from quotes x join%' then
    raise exception 'the figures of quotes are not counted';
  end if;
end $$;
create trigger count_added_quotes after insert on quotes referencing new table as changed for each statement execute function count_quotes();
create trigger count_removed_quotes after delete on quotes referencing old table as changed for each statement execute function count_quotes();
create trigger count_changed_quotes after update of status, number, issue_date, amount_ht on quotes for each row execute function count_quotes();
