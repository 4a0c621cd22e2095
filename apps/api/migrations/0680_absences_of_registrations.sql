-- Why somebody was noted absent from a whole event, of the list that explains a half-day; nothing was asked of those noted before.
alter table registrations
  add column absence_reason smallint,
  add constraint registrations_absence check (absence_reason is null or status = 8);
alter table registration_history
  add column absence_reason smallint,
  add constraint registration_history_absence check (absence_reason is null or to_status = 8);
