-- How often a ticket was printed is asked before each print: without an index, every ticket of the tenant was read for each new one.
create index documents_registration on documents (tenant_id, registration_id, category) where registration_id is not null;
