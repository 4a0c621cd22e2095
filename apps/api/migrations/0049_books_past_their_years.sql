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

drop trigger kept on ledger_entries;
create trigger kept before delete on ledger_entries for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.at < now() - interval '10 years')) execute function refuse_change();

-- Where a chain of money entries begins once its first ones went: anything missing after that is a break.
alter table ledger_heads add column removed_rank bigint not null default 0;
create function move_ledger_tail() returns trigger language plpgsql as $$
begin
  update ledger_heads h set removed_rank = greatest(h.removed_rank, old.rank) where h.tenant_id = old.tenant_id and h.entity_id = old.entity_id;
  return null;
end $$;
create trigger move_ledger_tail after delete on ledger_entries for each row execute function move_ledger_tail();
drop trigger begun_at_zero on ledger_heads;
create trigger begun_at_zero before insert on ledger_heads for each row
  when (new.last_rank <> 0 or new.last_hash <> '' or new.removed_rank <> 0) execute function refuse_by_hand();

-- A bill past its years keeps its number, its day, its amounts and its place in the chain; whom it was made out to and what it said go.
create function is_bill_past_its_years(bill bills) returns boolean language sql stable as $$
  select current_user = 'kxo_purge' and bill.issue_date < now() - interval '10 years'
$$;
drop trigger guard_issued_bill on bills;
create trigger guard_issued_bill before update on bills for each row when (not is_bill_past_its_years(old)) execute function guard_issued_bill();
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

create or replace function guard_issued_line() returns trigger language plpgsql as $$
begin
  if exists (select 1 from bills b where b.tenant_id = coalesce(new.tenant_id, old.tenant_id) and b.id = coalesce(new.bill_id, old.bill_id)
      and b.number is not null and not (tg_op = 'DELETE' and is_bill_past_its_years(b))) then
    raise exception 'the lines of an issued bill are frozen' using errcode = 'KX002';
  end if;
  return coalesce(new, old);
end $$;
