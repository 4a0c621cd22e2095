-- The part of a picture an event shows: its centre in hundredths and how much it is magnified, in percent; null: all of it.
-- What is shown is drawn anew under its own token; the whole picture stays under that of its source.
alter table events
  add column image_source text,
  add column image_source_width integer,
  add column image_source_height integer,
  add column image_crop_x smallint check (image_crop_x between 0 and 100),
  add column image_crop_y smallint check (image_crop_y between 0 and 100),
  add column image_crop_zoom smallint check (image_crop_zoom between 100 and 400),
  add constraint events_image_crop check (num_nulls(image_source, image_source_width, image_source_height, image_crop_x, image_crop_y, image_crop_zoom) in (0, 6));
