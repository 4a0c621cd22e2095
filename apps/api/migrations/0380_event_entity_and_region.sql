-- An event is organised by a legal entity, and counts in the region chosen by hand where its place does not tell it.
alter table events add column entity_id bigint, add column region_id bigint,
  add foreign key (tenant_id, entity_id) references entities (tenant_id, id) on delete set null (entity_id),
  add foreign key (tenant_id, region_id) references regions (tenant_id, id) on delete set null (region_id);
create index events_entity on events (tenant_id, entity_id) where entity_id is not null;
create index events_region on events (tenant_id, region_id) where region_id is not null;
create index events_location on events (tenant_id, location_id) where location_id is not null;
-- Countries events say without a place: few, however many events.
create index events_country on events (tenant_id, country) where location_id is null and country is not null;
