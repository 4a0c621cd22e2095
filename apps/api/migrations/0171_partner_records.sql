-- One function of a person: what they are as one kind of partner, on which terms, and whether they were approved.
create table partners (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  user_id bigint not null,
  kind smallint not null,
  status smallint not null default 0,
  organisation text,
  siret text,
  activity_number text,
  titles text,
  languages text[] not null default '{}',
  hour_rate integer check (hour_rate >= 0),
  half_day_rate integer check (half_day_rate >= 0),
  day_rate integer check (day_rate >= 0),
  -- The account they are paid on, encrypted; its end alone is readable.
  iban_sealed text,
  iban_end text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade on update cascade
);
create index partners_status on partners (tenant_id, status, kind);
select fence_tenant('partners');

-- The themes a person may be asked for, whatever the kind.
create table partner_skills (
  tenant_id integer not null default current_tenant() references tenants,
  partner_id bigint not null,
  theme_id bigint not null,
  primary key (tenant_id, partner_id, theme_id),
  foreign key (tenant_id, partner_id) references partners (tenant_id, id) on delete cascade,
  foreign key (tenant_id, theme_id) references themes (tenant_id, id) on delete cascade
);
create index partner_skills_theme on partner_skills (tenant_id, theme_id);
select fence_tenant('partner_skills');

-- Papers asked of a partner: without a file they are still awaited, past their day they no longer hold.
create table partner_papers (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  partner_id bigint not null,
  name text not null check (name <> ''),
  file_id bigint,
  expires_on date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, partner_id) references partners (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete set null (file_id)
);
create index partner_papers_of on partner_papers (tenant_id, partner_id);
create index partner_papers_file on partner_papers (tenant_id, file_id);
select fence_tenant('partner_papers');

-- Whoever already takes part in events is one; whoever is given a part becomes one.
insert into partners (tenant_id, user_id, kind, status) select distinct tenant_id, user_id, kind, 5 from event_partners;
create function keep_partner_record() returns trigger language plpgsql as $$
begin
  insert into partners (tenant_id, user_id, kind, status) values (new.tenant_id, new.user_id, new.kind, 5) on conflict do nothing;
  return null;
end $$;
create trigger keep_partner_record after insert on event_partners for each row execute function keep_partner_record();
