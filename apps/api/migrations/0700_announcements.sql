-- Who hears of an event when it goes online for the first time: 0 nobody, 1 those who follow by an alert, 2 everyone who may enter.
alter table events add column announcement smallint not null default 2 check (announcement between 0 and 2);
