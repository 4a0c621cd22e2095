-- Labels of statuses said in the tenant's own words: list, key, text in each language.
alter table tenants add column labels jsonb not null default '{}';
