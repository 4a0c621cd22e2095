-- Orders of the long lists: names as they are compared, then the number, so that one index reads both ways.
create index users_last_name on users (tenant_id, searchable(last_name), id);
create index users_first_name on users (tenant_id, searchable(first_name), id);
create index users_by_mail on users (tenant_id, searchable(mail), id);
drop index users_recent;
create index users_recent on users (tenant_id, created_at, id);
create index companies_by_name on companies (tenant_id, searchable(name), id);
drop index companies_name;
