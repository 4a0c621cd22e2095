-- What an import wrote is named by its kind: an event, a person, a company or a registration.
alter table import_changes rename column event_id to record_id;
