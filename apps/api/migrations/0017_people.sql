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

-- An issued bill follows the person its record is merged into, and nothing else of it moves.
create or replace function guard_issued_bill() returns trigger language plpgsql as $$
declare
  -- Two records found to be one person's, or told apart again: the paper itself keeps the identity it was printed with (INV-10).
  follows boolean := false;
begin
  if old.number is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  if new.user_id is distinct from old.user_id then
    follows := exists (select from users u where u.tenant_id = old.tenant_id
      and ((u.id = old.user_id and u.merged_into_id = new.user_id) or (u.id = new.user_id and u.merged_into_id = old.user_id)));
  end if;
  if row(new.entity_id, new.category, new.nature, new.number, new.issue_date, new.due_date, new.morph, new.morph_id, case when follows then old.user_id else new.user_id end, new.company_id,
         new.registration_id, new.is_deposit, new.corrects_bill_id, new.purchase_order, new.amount_ht, new.tax_amount, new.amount, new.printed,
         new.printed_hash, new.previous_hash, new.issued_at, new.rounding, new.deducted, new.note, new.discount, new.discount_type,
         new.service_start, new.service_end)
     is distinct from
     row(old.entity_id, old.category, old.nature, old.number, old.issue_date, old.due_date, old.morph, old.morph_id, old.user_id, old.company_id,
         old.registration_id, old.is_deposit, old.corrects_bill_id, old.purchase_order, old.amount_ht, old.tax_amount, old.amount, old.printed,
         old.printed_hash, old.previous_hash, old.issued_at, old.rounding, old.deducted, old.note, old.discount, old.discount_type,
         old.service_start, old.service_end)
     or (old.pdf_file_id is not null and new.pdf_file_id is distinct from old.pdf_file_id)
     or (old.xml_file_id is not null and new.xml_file_id is distinct from old.xml_file_id)
     or (new.status <> old.status and new.status not in (4, 5, 6, 7, 8))
     or (old.status = 8 and new.status <> 8) then
    raise exception 'bill % is issued', old.number using errcode = 'KX002';
  end if;
  return new;
end $$;
