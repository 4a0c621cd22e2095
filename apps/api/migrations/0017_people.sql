-- The name a record is compared by, as a plain column: the fence lets an index be used for it.
alter table users add column name_key text generated always as (searchable(last_name || ' ' || first_name)) stored;
create index users_name_key on users (tenant_id, name_key);
create index users_code_postal on users (tenant_id, code_postal, town) where code_postal is not null;
create index companies_code_postal on companies (tenant_id, code_postal, town) where code_postal is not null;

-- Orders of the list, and its tabs that hold few people among many.
create index users_by_status on users (tenant_id, status, id);
create index users_by_profile on users (tenant_id, searchable(profile_code), id);
create index users_by_last_login on users (tenant_id, last_login_at, id);
create index users_latest_login on users (tenant_id, last_login_at desc nulls last, id desc);
create index users_admins on users (tenant_id, searchable(last_name), id) where is_admin;
create index users_partners on users (tenant_id, searchable(last_name), id) where is_partner;
create index users_members on users (tenant_id, searchable(last_name), id) where is_adherent;
create index users_prospects on users (tenant_id, searchable(last_name), id) where is_prospect;
create index users_to_validate on users (tenant_id, searchable(last_name), id) where status = 3;
