-- Contributions: what companies take for their people, by bands of how many they are, and who is a member from when to when (INV-31, INV-40, INV-43).

create table contributions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null,
  -- 1 draft, 5 open, 9 closed.
  status smallint not null default 1 check (status in (1, 5, 9)),
  -- 1 the same days for everybody, 2 twelve months from the day it is taken.
  period smallint not null check (period in (1, 2)),
  starts_on date,
  ends_on date,
  -- Who it is for: no profile, flag or region means all of them.
  profiles text[] not null default '{}',
  company_flag text,
  region_id bigint,
  -- 1 members of the order and before it, 2 people on 31 December of the past year.
  basis smallint not null check (basis in (1, 2)),
  accounting_code text not null,
  is_prorated boolean not null default false,
  terms text not null default '',
  -- The one of the year before.
  renews_id bigint,
  opened_at timestamptz,
  search text generated always as (searchable(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, region_id) references regions (tenant_id, id),
  foreign key (tenant_id, renews_id) references contributions (tenant_id, id) on delete set null (renews_id),
  check ((period = 2) = (starts_on is null) and (starts_on is null) = (ends_on is null)),
  check (ends_on >= starts_on)
);
create index contributions_name on contributions (tenant_id, searchable(name), id);
create index contributions_start on contributions (tenant_id, starts_on, id);
create index contributions_region on contributions (tenant_id, region_id) where region_id is not null;
create index contributions_renews on contributions (tenant_id, renews_id) where renews_id is not null;
select fence_tenant('contributions');

-- What is charged, version by version: the last one is that of orders to come, one an order used no longer changes.
create table contribution_tariffs (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  contribution_id bigint not null,
  number integer not null check (number > 0),
  -- Cents without tax; null asks for no amount.
  unit_price bigint check (unit_price > 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text,
  -- 1 the band reached for all, 2 band by band.
  mode smallint not null check (mode in (1, 2)),
  maximum integer check (maximum > 0),
  bands jsonb not null,
  primary key (tenant_id, id),
  unique (tenant_id, contribution_id, number),
  foreign key (tenant_id, contribution_id) references contributions (tenant_id, id) on delete cascade,
  check ((vat_rate = 0) = (vat_reason is not null))
);
select fence_tenant('contribution_tariffs');

create table contribution_orders (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  contribution_id bigint not null,
  tariff_id bigint not null,
  company_id bigint not null,
  -- None without an amount.
  bill_id bigint,
  -- 1 people may still be added, 5 issued, 9 given up or credited.
  status smallint not null default 1 check (status in (1, 5, 9)),
  starts_on date not null,
  ends_on date not null,
  ordered_by bigint,
  ordered_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, contribution_id) references contributions (tenant_id, id),
  foreign key (tenant_id, tariff_id) references contribution_tariffs (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id) on delete set null (bill_id),
  foreign key (tenant_id, ordered_by) references users (tenant_id, id)
);
-- One order at a time is being made.
create unique index contribution_orders_draft on contribution_orders (tenant_id, contribution_id, company_id) where status = 1;
create index contribution_orders_company on contribution_orders (tenant_id, company_id, contribution_id, ordered_at desc);
create index contribution_orders_tariff on contribution_orders (tenant_id, tariff_id);
create index contribution_orders_bill on contribution_orders (tenant_id, bill_id) where bill_id is not null;
create index contribution_orders_by on contribution_orders (tenant_id, ordered_by) where ordered_by is not null;
select fence_tenant('contribution_orders');

create table contribution_members (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  contribution_id bigint not null,
  order_id bigint not null,
  user_id bigint not null,
  company_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  -- 1 to pay, 2 to validate, 5 effective, 7 over, 9 cancelled.
  status smallint not null check (status in (1, 2, 5, 7, 9)),
  -- When it made a member of the person: at its start, or later.
  begun_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, contribution_id) references contributions (tenant_id, id),
  foreign key (tenant_id, order_id) references contribution_orders (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  check (ends_on >= starts_on),
  -- Nobody holds one contribution twice on the same day.
  constraint contribution_members_once exclude using gist
    (tenant_id with =, contribution_id with =, user_id with =, daterange(starts_on, ends_on, '[]') with &&) where (status <> 9)
);
create index contribution_members_of on contribution_members (tenant_id, contribution_id, status, id);
create index contribution_members_order on contribution_members (tenant_id, order_id);
create index contribution_members_user on contribution_members (tenant_id, user_id, starts_on desc);
create index contribution_members_company on contribution_members (tenant_id, company_id, contribution_id);
-- Those that begin or end, each night.
create index contribution_members_begin on contribution_members (tenant_id, starts_on) where status = 5 and begun_at is null;
create index contribution_members_end on contribution_members (tenant_id, ends_on) where status = 5;
select fence_tenant('contribution_members');

create function refuse_used_tariff() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) is distinct from to_jsonb(old)) and exists (
    select from contribution_orders o where o.tenant_id = old.tenant_id and o.tariff_id = old.id) then
    raise exception 'a tariff that was used does not change' using errcode = 'KX024';
  end if;
  return new;
end $$;
create trigger refuse_used_tariff before update on contribution_tariffs for each row execute function refuse_used_tariff();
