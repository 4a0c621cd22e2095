-- The secret address of what a person attends, beside those of a partner and of a room.
alter table calendar_feeds
  add column attendee_id bigint,
  add constraint calendar_feeds_tenant_id_attendee_id_key unique (tenant_id, attendee_id),
  add constraint calendar_feeds_tenant_id_attendee_id_fkey
    foreign key (tenant_id, attendee_id) references users (tenant_id, id) on update cascade on delete cascade,
  drop constraint calendar_feeds_check,
  add constraint calendar_feeds_check check (num_nonnulls(user_id, room_id, attendee_id) = 1);
