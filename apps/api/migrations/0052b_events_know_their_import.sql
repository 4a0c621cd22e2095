-- The import that created an event: its result opens the list of what it brought. Whoever builds it by hand leaves it empty.
alter table events add import_id bigint;
update events e set import_id = c.import_id from import_changes c where c.tenant_id = e.tenant_id and c.event_id = e.id and c.before is null;
create index events_import on events (tenant_id, import_id) where import_id is not null;
