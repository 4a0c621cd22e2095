-- The model a bill or a quote was issued with, and which version of it spoke: its words, filled, are in what is frozen beside.
alter table bills
  add column template_id bigint,
  add column template_version integer,
  add constraint bills_template foreign key (tenant_id, template_id) references document_templates (tenant_id, id),
  add constraint bills_template_version check ((template_id is null) = (template_version is null));
create index bills_template on bills (tenant_id, template_id) where template_id is not null;
create trigger model_stays before update of template_id, template_version on bills
  for each row when (old.number is not null) execute function refuse_change();

alter table quotes
  add column template_id bigint,
  add column template_version integer,
  add constraint quotes_template foreign key (tenant_id, template_id) references document_templates (tenant_id, id),
  add constraint quotes_template_version check ((template_id is null) = (template_version is null));
create index quotes_template on quotes (tenant_id, template_id) where template_id is not null;
create trigger model_stays before update of template_id, template_version on quotes
  for each row when (old.number is not null) execute function refuse_change();
