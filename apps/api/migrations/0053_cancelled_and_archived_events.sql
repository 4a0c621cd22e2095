-- Why an event was cancelled, and when it was put away.
alter table events add column cancel_reason text, add column archived_at timestamptz;
create index events_archived on events (tenant_id, archived_at) where archived_at is not null;

-- Nobody takes a place in a cancelled event: whoever cancels holds the counter, so that who comes meanwhile waits here and is refused.
create or replace function guard_places() returns trigger language plpgsql as $$
declare
  taking integer := (case when tg_op <> 'DELETE' and holds_place(new.status) then 1 else 0 end)
                  - (case when tg_op <> 'INSERT' and holds_place(old.status) then 1 else 0 end);
  place_event bigint := case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  place_tenant integer := case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  if tg_op = 'UPDATE' and new.event_id <> old.event_id then
    raise exception 'a registration never changes event' using errcode = 'KX003';
  end if;
  if taking = 0 then return null; end if;
  update event_places set taken = taken + taking
   where tenant_id = place_tenant and event_id = place_event
     and (taking < 0 or overbooking_allowed or max_participants is null or taken < max_participants);
  if not found then
    raise exception 'event % is full', place_event using errcode = 'KX001';
  end if;
  if taking > 0 and exists (select from events where tenant_id = place_tenant and id = place_event and cancelled_at is not null) then
    raise exception 'event % is cancelled', place_event using errcode = 'KX005';
  end if;
  return null;
end $$;
