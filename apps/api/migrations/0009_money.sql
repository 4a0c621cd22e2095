alter table bills
  -- Cents that make a price set with tax payable as shown (BT-114, INV-42 b).
  add column rounding integer not null default 0,
  -- Deposit invoices deducted, tax included (INV-48).
  add column deducted integer not null default 0,
  -- Cents of the credit notes issued on this bill (INV-12).
  add column credited integer not null default 0,
  add column note text not null default '',
  -- INV-11: a number and a live status come together; nothing numbered is a draft again or thrown away.
  add constraint bills_number_is_issue check (category = 3 or (number is null) = (status in (1, 9)));
create unique index bills_one_draft on bills (tenant_id, registration_id) where registration_id is not null and status = 1 and category = 1;

alter table bill_lines add column credits_line_id bigint;
create index bill_lines_credits on bill_lines (tenant_id, credits_line_id) where credits_line_id is not null;

create or replace function guard_issued_bill() returns trigger language plpgsql as $$
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  if row(new.entity_id, new.category, new.nature, new.number, new.issue_date, new.due_date, new.morph, new.morph_id, new.user_id, new.company_id,
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

alter table checkouts
  -- Where the person goes and pays; the provider's own reference of the charge, for refunds.
  add column address text,
  add column payment_ref text;
create unique index checkouts_provider_ref on checkouts (tenant_id, provider, provider_ref) where provider_ref is not null;
create index checkouts_live on checkouts (tenant_id, created_at) where status in ('open', 'needs_authentication');

alter table payments
  add column reverses_id bigint,
  add foreign key (tenant_id, reverses_id) references payments (tenant_id, id);
create unique index payments_reversed_once on payments (tenant_id, reverses_id) where reverses_id is not null;

-- Keyed proof of each entry, beside the plain hash that anybody can recompute (INV-52).
alter table ledger_entries add column seal text not null default '';

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
select fence_tenant('instalments');
