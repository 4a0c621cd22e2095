-- From when people may register: an event is announced before its registrations open.
alter table events add column opening_date timestamptz;
