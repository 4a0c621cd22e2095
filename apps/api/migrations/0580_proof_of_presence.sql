-- Presence at an event may be proved by nothing, or by coming in alone; who has not signed is reminded when it says so, and a lateness is suggested beyond its minutes.
alter table attendance_settings
  drop constraint attendance_settings_means_check,
  add column remind_start integer default 30 check (remind_start between 0 and 240),
  add column remind_end integer default 0 check (remind_end between 0 and 240),
  add column late_after integer check (late_after between 1 and 240);
