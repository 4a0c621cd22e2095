-- The programme of a training as it was last printed for messages, so that many people receive one file.
create table printed_syllabuses (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  language text not null check (language in ('fr', 'en')),
  print_hash text not null,
  file_id bigint not null,
  primary key (tenant_id, event_id, language),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select fence_tenant('printed_syllabuses');
create index printed_syllabuses_file on printed_syllabuses (tenant_id, file_id);
