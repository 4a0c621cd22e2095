-- Hours that were certified stay as they were: no half-day joins a locked sheet, and none of its half-days moves (FOR-32).
create function guard_locked_hours() returns trigger language plpgsql as $$
begin
  -- Whoever locks the sheet meanwhile is waited for.
  perform from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id for key share;
  if exists (select from attendance_sheets where tenant_id = new.tenant_id and event_id = new.event_id and locked_at is not null) then
    raise exception 'the sheet of event % is locked', new.event_id using errcode = 'KX004';
  end if;
  return new;
end $$;
create trigger guard_locked_hours before insert or update of event_id, start_at, end_at on slots for each row execute function guard_locked_hours();
