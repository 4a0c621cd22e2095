-- A suspension is announced: the day it begins, until then nothing changes.
alter table tenants add column suspends_on date, add constraint tenants_suspension_ahead check (suspends_on is null or suspended_at is null);
