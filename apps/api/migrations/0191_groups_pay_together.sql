-- Who registers several people pays for them: the company, on one bill for all when it asks so.
alter table registrations
  add column is_company_paid boolean not null default false,
  add column group_bill_id bigint,
  add foreign key (tenant_id, group_bill_id) references bills (tenant_id, id);
create index registrations_group_bill on registrations (tenant_id, group_bill_id) where group_bill_id is not null;
