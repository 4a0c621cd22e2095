-- Written from the catalogue of statuses (packages/domain/src/registrations/status.ts), which a test compares with what is here.
-- A code that is in no catalogue cannot be stored; were it there, it would take a place: no event is ever overfilled.
create or replace function holds_place(status smallint) returns boolean language sql immutable parallel safe
  as $$ select status not in (1, 9) $$;
alter table registrations drop constraint registrations_status_check;
alter table registrations add constraint registrations_status_check check (status in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
