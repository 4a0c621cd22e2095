-- What an ended tenant kept goes once its years are over, and with it the tenant but for its code (docs/decisions/0024).
-- One role may then remove evidence: fenced to its tenant like the others, and refused by the tables themselves while the tenant lives.
do $$ begin create role kxo_purge nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin execute format('grant kxo_purge to %I', current_user); exception when others then null; end $$;
grant kxo_app to kxo_purge;
grant usage on schema public to kxo_purge;

create function has_ended(tenant integer) returns boolean language sql stable
  as $$ select exists (select from tenant_deletions where tenant_id = tenant and carried_out_at is not null) $$;

create function keep_until_the_end(kept regclass, refusal text) returns void language plpgsql as $$
begin
  execute format('create trigger kept before delete on %s for each row
    when (current_user <> ''kxo_purge'' or not has_ended(old.tenant_id)) execute function %s()', kept, refusal);
  execute format('grant delete on %s to kxo_purge', kept);
end $$;

-- Rows can be added, never changed, whoever asks, nor removed before the tenant has ended and their years are over.
create or replace function make_append_only(kept regclass) returns void language plpgsql as $$
begin
  execute format('revoke update, delete on %s from kxo_app, kxo_across', kept);
  execute format('create trigger append_only before update on %s for each row execute function refuse_change()', kept);
  perform keep_until_the_end(kept, 'refuse_change');
end $$;

do $$
declare one record;
begin
  for one in select tgrelid::regclass as kept, tgfoid::regproc::text as refusal from pg_trigger where tgname = 'append_only' loop
    execute format('drop trigger append_only on %s', one.kept);
    execute format('create trigger append_only before update on %s for each row execute function %s()', one.kept, one.refusal);
    perform keep_until_the_end(one.kept, one.refusal);
  end loop;
end $$;

drop trigger guard_issued_bill on bills;
create trigger guard_issued_bill before update on bills for each row execute function guard_issued_bill();
select keep_until_the_end('bills', 'guard_issued_bill');
drop trigger guard_issued_line on bill_lines;
create trigger guard_issued_line before insert or update on bill_lines for each row execute function guard_issued_line();
select keep_until_the_end('bill_lines', 'guard_issued_line');

-- The counters of places went with the tenant: nothing is given back to them.
drop trigger guard_places on registrations;
create trigger guard_places after insert on registrations for each row execute function guard_places();
create trigger give_places_back after delete or update of status, event_id on registrations for each row
  when (current_user <> 'kxo_purge' or not has_ended(old.tenant_id)) execute function guard_places();

-- Codes of tenants of which nothing else is left.
create table spent_codes (
  tenant_id integer primary key default current_tenant(),
  name text not null,
  spent_at timestamptz not null default now()
);
select fence_tenant('spent_codes');
