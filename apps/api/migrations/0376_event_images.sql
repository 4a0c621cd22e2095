-- A picture kept for an event goes with it.
alter table pictures add column event_id bigint, add foreign key (tenant_id, event_id) references events (tenant_id, id);
create index pictures_event on pictures (tenant_id, event_id) where event_id is not null;

-- The image of an event: the beginning of the addresses of its sizes, what it shows in words, and the point that stays in sight, in hundredths.
alter table events drop column thumbnail_file_id;
alter table events
  add column image_token text, add column image_width integer, add column image_height integer, add column image_alt text not null default '',
  add column image_focus_x smallint not null default 50 check (image_focus_x between 0 and 100),
  add column image_focus_y smallint not null default 50 check (image_focus_y between 0 and 100);
