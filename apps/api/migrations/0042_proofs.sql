-- A code to sign an agreement with is of its own purpose: one sent to sign a half-day never signs a contract.
alter table validation_codes
  drop constraint validation_codes_purpose_check,
  add constraint validation_codes_purpose_check
    check (purpose in ('account', 'mail', 'registration', 'vote', 'signature', 'agreement'));

-- Proofs by the last day they are valid: what expires soon, and what has.
create index documents_valid_until on documents (tenant_id, (source ->> 'valid_until'))
  where source ->> 'valid_until' is not null and replaced_by is null;
-- The same across tenants, for the mails that leave before.
create index documents_ending on documents ((source ->> 'valid_until'))
  where source ->> 'valid_until' is not null and replaced_by is null;
