-- How a cancelled registration ended, and whether its hold was already prolonged.
alter table registrations
  add column ending smallint check (ending between 1 and 4),
  add column is_prolonged boolean not null default false;

-- A place held while its person pays by card is counted down too: any status may carry a hold.
drop index registrations_holds;
create index registrations_holds on registrations (tenant_id, hold_expires_at) where hold_expires_at is not null;
create index registrations_event_recent on registrations (tenant_id, event_id, created_at desc, id desc);
create index registrations_user_event on registrations (tenant_id, user_id, event_id, id desc);
drop index registrations_user;
create index registrations_company on registrations (tenant_id, company_id) where company_id is not null;
