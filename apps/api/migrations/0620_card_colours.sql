-- What the card of an event is marked with in the catalogues, so that a family of events is known at a glance.
alter table events add column colour text check (colour ~ '^#[0-9a-f]{6}$');
