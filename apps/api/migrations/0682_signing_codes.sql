-- A code may prove who signs a half-day, and leave by text message: which way it left is part of the proof.
alter table validation_codes
  drop constraint validation_codes_purpose_check,
  add constraint validation_codes_purpose_check check (purpose in ('account', 'mail', 'registration', 'vote', 'signature')),
  add column channel text not null default 'mail' check (channel in ('mail', 'sms'));
