-- The credit notes of a bill are read each time it is opened, credited or deducted.
create index bills_corrects on bills (tenant_id, corrects_bill_id) where corrects_bill_id is not null;
