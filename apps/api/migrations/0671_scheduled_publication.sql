-- When an event goes online by itself, and when it leaves; the day it is done, nothing is left to do.
alter table events
  add column publish_at timestamptz,
  add column unpublish_at timestamptz;
create index events_to_publish on events (publish_at) where publish_at is not null;
create index events_to_unpublish on events (unpublish_at) where unpublish_at is not null;
