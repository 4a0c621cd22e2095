-- What a notification opens when it is no task: an address of the product, e.g. where a long work that ended is told.
alter table notifications add column path text;
