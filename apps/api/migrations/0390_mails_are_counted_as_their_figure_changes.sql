-- A mail that leaves counts as it did while it waited: only what becomes refused, or is so no more, changes a figure.
drop trigger count_changed_mails on mails;
create trigger count_changed_mails after update of status, created_at on mails for each row
  when ((old.status = 7) is distinct from (new.status = 7) or old.created_at is distinct from new.created_at)
  execute function count_mails();
