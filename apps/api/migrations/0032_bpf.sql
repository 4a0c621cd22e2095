-- The yearly return of training bodies (BPF-02 to BPF-10): what sorts its figures where nothing else tells, and what was declared.

-- What a company that pays is; numbered as the lines of frame C.
create table bpf_payers (
  tenant_id integer not null default current_tenant() references tenants,
  company_id bigint not null,
  nature smallint not null check (nature in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)),
  primary key (tenant_id, company_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade
);
select fence_tenant('bpf_payers');

-- The line of frame C a bill was put in by hand; 0 leaves it out.
create table bpf_bills (
  tenant_id integer not null default current_tenant() references tenants,
  bill_id bigint not null,
  line smallint not null check (line between 0 and 28),
  primary key (tenant_id, bill_id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id) on delete cascade
);
select fence_tenant('bpf_bills');

-- 1 employee, 2 apprentice, 3 job seeker, 4 individual, 5 other.
create table bpf_learners (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  status smallint not null check (status between 1 and 5),
  primary key (tenant_id, registration_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade
);
select fence_tenant('bpf_learners');

create table bpf_events (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  nsf_code text check (nsf_code ~ '^[1-4][0-9]{2}$'),
  -- 1 RNCP, 2 RS, 3 CQP, 4 other, 5 skills review, 6 VAE.
  objective smallint check (objective between 1 and 6),
  -- 6 for levels 6 to 8, 1 for a CQP without one.
  level smallint check (level between 1 and 6),
  given_to text not null default '',
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
select fence_tenant('bpf_events');

-- A return: its exercise is known by the year it ends in. Amounts are cents without tax.
create table bpf_returns (
  tenant_id integer not null default current_tenant() references tenants,
  entity_id bigint not null,
  year smallint not null check (year between 2000 and 2100),
  deadline date,
  charges bigint check (charges >= 0),
  trainer_wages bigint check (trainer_wages >= 0),
  training_purchases bigint check (training_purchases >= 0),
  signatory text not null default '',
  signatory_title text not null default '',
  phone text not null default '',
  mail text not null default '',
  frozen_at timestamptz,
  frozen_by bigint,
  -- The figures and the body as they were declared.
  figures jsonb,
  declared_by jsonb,
  primary key (tenant_id, entity_id, year),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, frozen_by) references users (tenant_id, id),
  check ((frozen_at is null) = (figures is null))
);
create index bpf_returns_frozen_by on bpf_returns (tenant_id, frozen_by) where frozen_by is not null;
select fence_tenant('bpf_returns');

create function refuse_frozen_return() returns trigger language plpgsql as $$
begin
  if old.frozen_at is not null and (tg_op = 'DELETE' or (new.figures, new.frozen_at, new.charges, new.trainer_wages, new.training_purchases,
     new.declared_by) is distinct from (old.figures, old.frozen_at, old.charges, old.trainer_wages, old.training_purchases, old.declared_by)) then
    raise exception 'a frozen return does not change' using errcode = 'KX023';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger refuse_frozen_return before update or delete on bpf_returns for each row execute function refuse_frozen_return();

-- Whether a body trains at all is asked with its name and colours.
create index events_trainings on events (tenant_id) where is_training;
