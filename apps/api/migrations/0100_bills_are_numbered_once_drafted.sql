-- A bill is drafted, then takes the next number of its series: the application's own role writes none that bears one already (INV-03, INV-12).
create trigger drafted_first before insert on bills for each row when (new.number is not null) execute function refuse_by_hand();

-- Proofs of a sheet reopened since are made anew from the hours of its next lock (FOR-35).
update documents d set replaced_by = d.id from attendance_sheets s
  where s.tenant_id = d.tenant_id and s.event_id = d.event_id and s.reopened_at > d.created_at and d.category in (1, 6) and d.replaced_by is null;
