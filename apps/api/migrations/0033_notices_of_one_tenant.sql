-- A notice of the vendor concerns every tenant, or the one it names.
alter table service_notices add column concerned_id integer references tenants on delete cascade;
create index service_notices_starts on service_notices (starts_at);
