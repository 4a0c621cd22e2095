-- The history of an event is read on its page, the latest first.
create index traces_event on traces (tenant_id, event_id, at desc) where event_id is not null;
