-- Evidence of a tenant that lives goes once its years are over, by the one role that removes any (FOR-37, PRV-22): younger rows are refused.
drop trigger kept on signatures;
create trigger kept before delete on signatures for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.signed_at < now() - interval '6 years')) execute function refuse_change();

drop trigger kept on traces;
create trigger kept before delete on traces for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.at < now() - interval '12 months')) execute function refuse_trace_change();

drop trigger kept on consents;
create trigger kept before delete on consents for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.at < now() - interval '3 years')) execute function refuse_change();
