-- A person asks their company to take over the bill issued to them: until it answers, nothing is credited.
alter table registration_payers add column takeover_requested_at timestamptz;
