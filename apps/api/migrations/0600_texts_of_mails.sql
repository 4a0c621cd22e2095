-- The text of the tenant a mail was written with, and what it was written from while it waits: what a newer text says can then be said
-- in its place. What it was written from is forgotten once the mail has left.
alter table mails add column template_id bigint, add column request jsonb, add column copy_of bigint;
alter table mails
  add foreign key (tenant_id, template_id) references mail_templates (tenant_id, id),
  add foreign key (tenant_id, copy_of) references mails (tenant_id, id) on delete set null (copy_of);
create index mails_template on mails (tenant_id, template_id) where template_id is not null;
create index mails_copy on mails (tenant_id, copy_of) where copy_of is not null;
create index mails_rewritable on mails (tenant_id, moment) where request is not null;
-- Why a version was written, in the words of who wrote it.
alter table mail_templates add column reason text not null default '';
-- Addresses that receive a copy of a message, whoever it is for.
alter table mail_settings add column copy_to text[] not null default '{}';
