-- Why somebody was absent, of a closed list, with what they said beside it; nothing was asked of the absences recorded before.
alter table presences
  add column absence_reason smallint,
  add constraint presences_absence check (absence_reason is null or state = 3);
