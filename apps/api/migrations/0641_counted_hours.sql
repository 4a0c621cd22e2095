-- A sheet locks by itself some days after its last half-day where its event says so; hours are rounded down to its step; what is spent outside is
-- taken off where exits count.
alter table attendance_settings
  add column lock_after_days smallint check (lock_after_days between 1 and 60),
  add column rounding smallint not null default 1 check (rounding between 1 and 60),
  add column counts_exits boolean not null default false;
create index attendance_settings_locking on attendance_settings (tenant_id, event_id) where lock_after_days is not null;
alter table presences add column minutes_away integer not null default 0 check (minutes_away >= 0);
