-- The code printed on a proof finds it: written with the document, read from there.
alter table documents add column verification text generated always as (source ->> 'verification') stored;
create unique index documents_verification on documents (tenant_id, verification) where verification is not null;

-- One certificate a person and a session, like attestations and tickets.
drop index documents_once;
create unique index documents_once on documents (tenant_id, category, registration_id)
  where registration_id is not null and replaced_by is null and category in (1, 6, 10);

-- Where individuals can pay, every footer says how to withdraw and to terminate (PRV-52, PRV-53).
update tenants set params = params || '{"sells_to_consumers": true}'
  where 'payment' = any(features) and kind <> 'recruiting' and not params ? 'sells_to_consumers';
