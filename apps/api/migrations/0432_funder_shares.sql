-- What a funding body agreed to pay of the price, without tax (FOR-51); what is left is invoiced to the employer, or the person.
alter table registration_payers add column agreed_ht bigint check (agreed_ht > 0);
alter table bills add column is_funder_share boolean not null default false;
-- A place paid for by two has a draft for each.
drop index bills_one_draft;
create unique index bills_one_draft on bills (tenant_id, registration_id, is_funder_share) where registration_id is not null and status = 1 and category = 1;
