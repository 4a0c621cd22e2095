-- A paper accepted once serves wherever it is asked again, until the day it is valid to; `is_each_time` asks for a new one all the same.
alter table event_papers add is_each_time boolean not null default false;
-- Somebody asked for a new one in place of what was provided before: the row stays, without a document until one comes.
alter table registration_papers add valid_until date, add renewed_at timestamptz, alter document_id drop not null,
  drop constraint registration_papers_tenant_id_document_id_fkey,
  add constraint registration_papers_tenant_id_document_id_fkey foreign key (tenant_id, document_id) references documents (tenant_id, id)
    on delete set null (document_id);
-- Without a document and asked anew by nobody, a row says nothing.
create function drop_empty_paper() returns trigger language plpgsql as $$
begin
  delete from registration_papers where tenant_id = old.tenant_id and registration_id = old.registration_id and paper_id = old.paper_id;
  return null;
end $$;
create trigger drop_empty_paper after update of document_id on registration_papers for each row
  when (new.document_id is null and new.renewed_at is null) execute function drop_empty_paper();
