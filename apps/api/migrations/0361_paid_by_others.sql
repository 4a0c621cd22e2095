-- Whether a funder that has not refused, or an employer that is not the person's company, was named to pay: its person is then asked for nothing.
alter table registrations add column has_other_payer boolean not null default false;
update registrations r set has_other_payer = true
  from registration_payers p
 where p.tenant_id = r.tenant_id and p.registration_id = r.id
   and (p.kind = 3 and r.manual_status is distinct from 9
        or p.kind <> 1 and p.company_id is not null and p.company_id is distinct from r.company_id);
