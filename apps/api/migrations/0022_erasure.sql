-- A trace is never changed, but what it says of a person who was erased can be blanked: the mark of the erasure takes its place (PRV-20).
create function refuse_trace_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and new.info is null
     and new.change = jsonb_build_object('erased_on', to_char(current_date, 'YYYY-MM-DD'))
     and to_jsonb(new) - 'info' - 'change' = to_jsonb(old) - 'info' - 'change' then
    return new;
  end if;
  raise exception 'traces is append-only' using errcode = 'KX002';
end $$;
drop trigger append_only on traces;
create trigger append_only before update or delete on traces for each row execute function refuse_trace_change();
grant update (info, change) on traces to kxo_app;

-- Where a consent asked today stands for everyone, and whose request is due first.
create index data_requests_due on data_requests (tenant_id, due_on) where status = 'asked';
-- Exports whose file is still there.
create index data_requests_files on data_requests (tenant_id, done_at) where file_id is not null;
create index directory_messages_address on directory_messages (tenant_id, address, created_at);
create index directory_messages_sender on directory_messages (tenant_id, from_mail, created_at);

alter table data_requests drop constraint data_requests_status_check;
alter table data_requests add check (status in ('asked', 'running', 'done', 'refused', 'failed'));
