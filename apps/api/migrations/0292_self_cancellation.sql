-- Until how many days before it starts people may give an event up by themselves; no limit when null. A person may be given longer.
alter table events add column self_cancel_days smallint check (self_cancel_days between 0 and 365);
alter table registrations add column cancel_until timestamptz;
