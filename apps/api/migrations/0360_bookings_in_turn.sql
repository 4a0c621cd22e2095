-- Bookings of one person, or of one room, are written in turn. An exclusion constraint alone makes all who ask together wait for the
-- first; should the first give up, each of the others then waits for another, and they end one deadlock after the other, a second apart.
create function book_in_turn() returns trigger language plpgsql as $$
begin
  -- What is booked, and the person or the room.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || (to_jsonb(new) ->> tg_argv[0]), new.tenant_id));
  return new;
end $$;
create trigger book_in_turn before insert or update on partner_bookings for each row execute function book_in_turn('user_id');
create trigger book_in_turn before insert or update on room_bookings for each row execute function book_in_turn('room_id');
