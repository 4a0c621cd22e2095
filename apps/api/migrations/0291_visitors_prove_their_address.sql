-- A visitor who registers proves the address by a code of its own.
alter table validation_codes drop constraint validation_codes_purpose_check,
  add check (purpose in ('account', 'mail', 'registration'));
