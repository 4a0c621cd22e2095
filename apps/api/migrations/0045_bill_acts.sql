-- Reminders of bills, counted where they are listed, by hand as on their days.
alter table bills
  add column reminder_count smallint not null default 0,
  -- The last of the three letters that left.
  add column reminder_level smallint not null default 0 check (reminder_level between 0 and 3),
  add column reminded_at timestamptz,
  -- The bill this one was written in place of, credited in full in the same transaction (INV-12).
  add column replaces_bill_id bigint,
  add foreign key (tenant_id, replaces_bill_id) references bills (tenant_id, id);
create index bills_replaces on bills (tenant_id, replaces_bill_id) where replaces_bill_id is not null;
-- One bill in place of another: a second waits until the draft of the first is thrown away.
create unique index bills_replaced_once on bills (tenant_id, replaces_bill_id) where replaces_bill_id is not null and status <> 9;

-- What left before it was counted: a copy to whoever follows is the same occurrence.
set local role kxo_across;
update bills b set reminder_count = m.reminders, reminder_level = m.level, reminded_at = m.last_at
  from (select tenant_id, split_part(occurrence, ' ', 1)::bigint as bill_id, count(distinct (moment, occurrence)) as reminders,
               max(right(moment, 1)::smallint) as level, max(created_at) as last_at
          from mails
         where moment in ('remind_bill_1', 'remind_bill_2', 'remind_bill_3') and occurrence ~ '^[0-9]{1,15} ' and reason is distinct from 'left_out'
         group by 1, 2) as m
 where b.tenant_id = m.tenant_id and b.id = m.bill_id;
reset role;

create or replace function guard_issued_bill() returns trigger language plpgsql as $$
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
         new.service_start, new.service_end, new.replaces_bill_id)
     is distinct from
     row(old.entity_id, old.category, old.nature, old.number, old.issue_date, old.due_date, old.morph, old.morph_id, old.user_id, old.company_id,
         old.registration_id, old.is_deposit, old.corrects_bill_id, old.purchase_order, old.amount_ht, old.tax_amount, old.amount, old.printed,
         old.printed_hash, old.previous_hash, old.issued_at, old.rounding, old.deducted, old.note, old.discount, old.discount_type,
         old.service_start, old.service_end, old.replaces_bill_id)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     or (old.xml_file_id is not null and new.xml_file_id is distinct from old.xml_file_id)
     or (new.status <> old.status and new.status not in (4, 5, 6, 7, 8))
     or (old.status = 8 and new.status <> 8) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $$;
