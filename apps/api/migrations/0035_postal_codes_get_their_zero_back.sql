-- A spreadsheet drops the first zero of a postal code. Codes are repaired as they are written (ID-20); those stored before are repaired here,
-- in France alone. The region of who lives there follows at the next computation (/admin/regions) or when the record is saved.
set local role kxo_across;
update users set code_postal = lpad(replace(code_postal, ' ', ''), 5, '0'), version = version + 1
  where country in ('FR', 'fr', 'France', '') and code_postal ~ '^[0-9 ]+$' and length(replace(code_postal, ' ', '')) in (4, 5)
    and code_postal <> lpad(replace(code_postal, ' ', ''), 5, '0');
update companies set code_postal = lpad(replace(code_postal, ' ', ''), 5, '0'), version = version + 1
  where country in ('FR', 'fr', 'France', '') and code_postal ~ '^[0-9 ]+$' and length(replace(code_postal, ' ', '')) in (4, 5)
    and code_postal <> lpad(replace(code_postal, ' ', ''), 5, '0');
update companies set billing_code_postal = lpad(replace(billing_code_postal, ' ', ''), 5, '0'), version = version + 1
  where coalesce(billing_country, country) in ('FR', 'fr', 'France', '') and billing_code_postal ~ '^[0-9 ]+$'
    and length(replace(billing_code_postal, ' ', '')) in (4, 5) and billing_code_postal <> lpad(replace(billing_code_postal, ' ', ''), 5, '0');
reset role;
