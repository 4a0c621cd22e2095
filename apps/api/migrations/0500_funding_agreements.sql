-- The days a funding body's agreement covers; it pays for no training outside of them (FOR-50).
alter table registration_payers
  add column agreed_from date,
  add column agreed_until date,
  add check (agreed_from is null or agreed_until is null or agreed_from <= agreed_until);
