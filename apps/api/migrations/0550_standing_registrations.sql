-- Nature 4 is a standing registration: people register at any time, for something without dates (docs/decisions/0066).
-- What bore the name with dates or half-days behaved as any event: it is one.
update events set nature = 1 where nature = 4
  and (start_date is not null or end_date is not null
    or exists (select from slots where slots.tenant_id = events.tenant_id and slots.event_id = events.id));
update events set is_training = false, type_formation = null where nature = 4;
alter table events add constraint standing_registrations_have_no_dates check (nature <> 4 or (start_date is null and end_date is null));
