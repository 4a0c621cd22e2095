-- When the hours or the room of a half-day last changed: what a printed sheet of the week says no more.
alter table slots add column changed_at timestamptz;

create function mark_changed_slot() returns trigger language plpgsql as $$
begin
  if (new.start_at, new.end_at, new.room_id) is distinct from (old.start_at, old.end_at, old.room_id) then
    new.changed_at := now();
  end if;
  return new;
end $$;

create trigger mark_changed_slot before update of start_at, end_at, room_id on slots
  for each row execute function mark_changed_slot();
