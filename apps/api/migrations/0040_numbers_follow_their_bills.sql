-- Numbers and chains follow the bills and the entries themselves: the application's own role cannot change them apart (INV-03, INV-52).

-- Refuses what no trigger asked for: a statement of the application, whatever it says.
create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  raise exception '% follows what it counts', tg_table_name using errcode = 'KX002';
end $$;

create trigger counted_alone before update on bill_counters for each row when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger begun_at_zero before insert on bill_counters for each row
  when (new.last_number <> 0 or new.last_issue_date is not null or new.last_hash <> '') execute function refuse_by_hand();
select keep_until_the_end('bill_counters', 'refuse_by_hand');

create trigger chained_alone before update on ledger_heads for each row when (pg_trigger_depth() = 0) execute function refuse_by_hand();
create trigger begun_at_zero before insert on ledger_heads for each row
  when (new.last_rank <> 0 or new.last_hash <> '') execute function refuse_by_hand();
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

-- The bytes of a kept file never change, nor what tells them (INV-10).
create function guard_file() returns trigger language plpgsql as $$
begin
  raise exception 'file % is kept as it came', old.id using errcode = 'KX002';
end $$;
create trigger guard_file before update of sha256, size, storage_key, content_type on files for each row
  when (row(new.sha256, new.size, new.storage_key, new.content_type) is distinct from row(old.sha256, old.size, old.storage_key, old.content_type))
  execute function guard_file();
