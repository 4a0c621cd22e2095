-- Read each minute across the tenants, to write to who was refused and did not try again.
create index checkouts_refused on checkouts (tenant_id, ended_at) where status = 'refused';
