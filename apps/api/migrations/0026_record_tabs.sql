-- A company's own documents and tasks, and the task of a complaint.
alter table documents
  add column company_id bigint,
  add foreign key (tenant_id, company_id) references companies (tenant_id, id);
create index documents_company on documents (tenant_id, company_id, category) where company_id is not null;
create index documents_bill on documents (tenant_id, bill_id) where bill_id is not null;

alter table tasks
  add column company_id bigint,
  add foreign key (tenant_id, company_id) references companies (tenant_id, id);
create index tasks_company on tasks (tenant_id, company_id) where company_id is not null;

-- Letters written to a company itself name nobody: they are found by their address.
create index mails_address on mails (tenant_id, lower(recipient)) where user_id is null;

-- The half-days a company's people signed are read by their registrations.
create index signatures_registration on signatures (tenant_id, registration_id) where registration_id is not null;

alter table complaints
  add column task_id bigint,
  add foreign key (tenant_id, task_id) references tasks (tenant_id, id);
