-- A half-day that changes hands has changed too: a printed sheet of the week names whoever held it before.
-- One laid down this very week is still being staffed; those laid down before this column have no day.
alter table slots add column created_at timestamptz;
alter table slots alter column created_at set default now();

create function mark_restaffed_slot() returns trigger language plpgsql as $$
begin
  update slots set changed_at = now()
   where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.slot_id, old.slot_id)
     and (created_at is null or created_at < date_trunc('week', now()));
  return null;
end $$;

create trigger mark_restaffed_slot after insert or delete on slot_partners
  for each row execute function mark_restaffed_slot();
