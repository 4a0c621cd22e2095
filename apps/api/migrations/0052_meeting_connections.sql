-- A connection to a video meeting: entered, heard from while it lasts, left. Of a room of one's own, only the entry is known.
alter table meeting_entries
  add column seen_at timestamptz,
  add column left_at timestamptz,
  add constraint meeting_entries_seen_check check (seen_at >= entered_at),
  add constraint meeting_entries_left_check check (left_at >= entered_at);
create index meeting_entries_open on meeting_entries (seen_at) where left_at is null and seen_at is not null;
