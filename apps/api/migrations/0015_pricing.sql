create table prices (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  -- Cents without tax; VAT in basis points; a zero rate carries its reason (INV-31).
  amount_ht integer not null check (amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  profile_code text,
  members_only boolean not null default false,
  accounting_code text,
  rank integer not null default 0,
  retired_at timestamptz,
  -- Whom a price is for and while what: days of the event's clock, who sits where, how large their company is, how many places.
  starts_on date,
  ends_on date,
  region_id bigint,
  employees_from integer check (employees_from >= 0),
  employees_to integer check (employees_to >= 0),
  -- Places sold at this price, counted while it has a limit.
  max_sold integer check (max_sold > 0),
  sold integer not null default 0 check (sold >= 0),
  -- How its author types it; what is stored is without tax.
  is_with_tax boolean not null default false,
  -- The activity it is for, when it is asked of those who choose one.
  activity_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, region_id) references regions (tenant_id, id),
  check (ends_on >= starts_on),
  check (employees_to >= employees_from),
  -- A price withdrawn that nobody pays goes with its activity.
  foreign key (tenant_id, activity_id) references events (tenant_id, id) on delete cascade
);
create index prices_event on prices (tenant_id, event_id);
create index prices_region on prices (tenant_id, region_id) where region_id is not null;
create index prices_activity on prices (tenant_id, activity_id) where activity_id is not null;
select fence_tenant('prices');

-- Words that lower the price of a place: at one event, or at all of them.
create table promo_codes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint,
  code text not null check (code = upper(code) and code <> ''),
  -- Basis points of the price, or cents without tax.
  discount integer not null check (discount > 0),
  discount_type text not null check (discount_type in ('percent', 'euro')),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- Registrations that may hold it at once; null: as many as wanted.
  max_uses integer check (max_uses > 0),
  used integer not null default 0 check (used >= 0),
  retired_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (discount_type = 'euro' or discount <= 10000),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
create unique index promo_codes_code on promo_codes (tenant_id, code) where retired_at is null;
create index promo_codes_event on promo_codes (tenant_id, event_id, code);
select fence_tenant('promo_codes');
