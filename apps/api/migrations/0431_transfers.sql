-- Whether people may hand their place over to somebody else by themselves.
alter table events add column is_transferable boolean not null default true;
