-- What people need to know of a video meeting beside its address; an activity that says nothing follows its event.
alter table events
  add column meeting_phone text not null default '',
  add column meeting_equipment text not null default '',
  add column meeting_instructions text not null default '',
  -- Nobody enters before whoever leads.
  add column meeting_waits_for_host boolean not null default false;
