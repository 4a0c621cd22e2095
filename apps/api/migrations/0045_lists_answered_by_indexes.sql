-- What a list of a million lines is sorted and searched by stands beside the line, or in an index of what it is joined to (docs/decisions/0032).

-- The name of the company beside the registration, as it is beside the person (0030).
alter table registrations add column company_label text;
create or replace function relabel_company() returns trigger language plpgsql as $$
begin
  update users set company_label = new.name where tenant_id = new.tenant_id and company_id = new.id;
  update registrations set company_label = new.name where tenant_id = new.tenant_id and company_id = new.id;
  return null;
end $$;

-- Whom a bill is for and what it is about, beside the bill.
alter table bills add column recipient_label text not null default '';
alter table bills add column event_label text not null default '';
alter table bills add column search text not null default '';

-- What it names is read locked, so that one renamed meanwhile is waited for, or waits and then finds this bill.
create function label_bill() returns trigger language plpgsql as $$
declare
  company text;
  first text;
  last text;
  event text;
begin
  select name into company from companies where tenant_id = new.tenant_id and id = new.company_id for share;
  select first_name, last_name into first, last from users where tenant_id = new.tenant_id and id = new.user_id for share;
  if new.morph = 'Event' then
    select title into event from events where tenant_id = new.tenant_id and id = new.morph_id for share;
  end if;
  new.recipient_label := coalesce(company, last || ' ' || first, '');
  new.event_label := coalesce(event, '');
  new.search := searchable(concat_ws(' ', new.number, company, first, last, event));
  return new;
end $$;

-- The tables are fenced from their owner too.
set local role kxo_across;
update registrations r set company_label = c.name from companies c where c.tenant_id = r.tenant_id and c.id = r.company_id;
update bills set recipient_label = coalesce(l.company, l.last_name || ' ' || l.first_name, ''), event_label = coalesce(l.title, ''),
    search = searchable(concat_ws(' ', bills.number, l.company, l.first_name, l.last_name, l.title))
  from (select b.tenant_id, b.id, c.name as company, u.first_name, u.last_name, e.title from bills b
    left join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id
    left join users u on u.tenant_id = b.tenant_id and u.id = b.user_id
    left join events e on e.tenant_id = b.tenant_id and e.id = b.morph_id and b.morph = 'Event') l
  where l.tenant_id = bills.tenant_id and l.id = bills.id;
reset role;

create trigger label_company before insert or update of company_id on registrations for each row execute function label_company();
create trigger label_bill before insert or update of number, company_id, user_id, morph, morph_id on bills for each row execute function label_bill();

-- Bills of what is renamed are labelled again: naming the column is enough for their own trigger.
create function relabel_bills() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'companies' then update bills set company_id = company_id where tenant_id = new.tenant_id and company_id = new.id;
    when 'users' then update bills set user_id = user_id where tenant_id = new.tenant_id and user_id = new.id;
    when 'events' then update bills set morph_id = morph_id where tenant_id = new.tenant_id and morph = 'Event' and morph_id = new.id;
  end case;
  return null;
end $$;
create trigger relabel_bills after update of name on companies
  for each row when (old.name is distinct from new.name) execute function relabel_bills();
create trigger relabel_bills after update of first_name, last_name on users
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function relabel_bills();
create trigger relabel_bills after update of title on events
  for each row when (old.title is distinct from new.title) execute function relabel_bills();

-- Orders of registrations: their own, and those of the event, which the event's index gives.
create index registrations_by_company on registrations (tenant_id, searchable(company_label), id);
create index registrations_by_company_back on registrations (tenant_id, searchable(company_label) desc nulls last, id desc);
create index registrations_by_status on registrations (tenant_id, status, id);
drop index registrations_company;
create index registrations_company on registrations (tenant_id, company_id, created_at desc, id desc) include (status) where company_id is not null;
create index events_start_back on events (tenant_id, start_date desc nulls last, id desc);
create index events_title on events (tenant_id, searchable(title), id);
create index events_town on events (tenant_id, searchable(town), id);
create index events_town_back on events (tenant_id, searchable(town) desc nulls last, id desc);

-- People by a part of what the search does not hold; what a company's line counts, in the indexes alone.
create index users_parts on users using gin (searchable(phone) gin_trgm_ops, searchable(job) gin_trgm_ops, searchable(code) gin_trgm_ops);
drop index users_company;
create index users_company on users (tenant_id, company_id, status);

create index bills_search on bills using gin (search gin_trgm_ops);
create index bills_by_recipient on bills (tenant_id, searchable(recipient_label), id);
create index bills_by_event on bills (tenant_id, searchable(event_label), id);
create index bills_by_number on bills (tenant_id, searchable(number), id);
create index bills_by_number_back on bills (tenant_id, searchable(number) desc nulls last, id desc);
create index bills_by_status on bills (tenant_id, status, id);
drop index bills_issue;
create index bills_issue on bills (tenant_id, issue_date, id);
create index bills_issue_back on bills (tenant_id, issue_date desc nulls last, id desc);
create index bills_due on bills (tenant_id, due_date, id);
create index bills_due_back on bills (tenant_id, due_date desc nulls last, id desc);
create index bills_by_amount on bills (tenant_id, amount, id);
create index bills_by_rest on bills (tenant_id, to_be_paid, id);
create index bills_event on bills (tenant_id, morph_id, id) where morph = 'Event';
drop index bills_company;
create index bills_company on bills (tenant_id, company_id) include (category, status, to_be_paid) where company_id is not null;
