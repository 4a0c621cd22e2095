-- Merged records are read with the one that was kept; bills are read by whom they bill.
create index companies_merged on companies (tenant_id, merged_into_id) where merged_into_id is not null;
create index bills_company on bills (tenant_id, company_id) where company_id is not null;
-- Orders of the list, and its tabs.
create index companies_town on companies (tenant_id, searchable(town), id);
create index companies_postal_code on companies (tenant_id, searchable(code_postal), id);
create index companies_employees on companies (tenant_id, employees_number, id);
create index companies_manager on companies (tenant_id, manager_id) where manager_id is not null;
create index companies_referent on companies (tenant_id, referent_id) where referent_id is not null;
create index events_company on events (tenant_id, company_id) where company_id is not null;
create index bills_entity on bills (tenant_id, entity_id, id);
