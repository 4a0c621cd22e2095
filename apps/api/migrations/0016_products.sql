-- What is sold beside a place: meals, nights, books.
create table products (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  code text,
  family text not null default '',
  description text not null default '',
  kind smallint not null default 1,
  -- Cents without tax; VAT in basis points; a zero rate carries its reason (INV-31).
  amount_ht integer not null default 0 check (amount_ht >= 0),
  member_amount_ht integer check (member_amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  accounting_code text,
  -- Over all events; null: as many as wanted.
  stock integer check (stock >= 0),
  taken integer not null default 0 check (taken >= 0),
  max_per_person integer not null default 1 check (max_per_person > 0),
  question text not null default '',
  answers text[] not null default '{}',
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- How its author types its amounts; what is stored is without tax.
  is_with_tax boolean not null default false,
  primary key (tenant_id, id)
);
create unique index products_code on products (tenant_id, code) where code is not null;
create index products_by_name on products (tenant_id, searchable(name), id);
select fence_tenant('products');

-- What a registration may add at an event; one that came from a product shares its stock.
create table event_options (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  product_id bigint,
  name text not null check (name <> ''),
  description text not null default '',
  amount_ht integer not null default 0 check (amount_ht >= 0),
  member_amount_ht integer check (member_amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  accounting_code text,
  stock integer check (stock >= 0),
  taken integer not null default 0 check (taken >= 0),
  max_per_person integer not null default 1 check (max_per_person > 0),
  -- One at most of those that share it.
  choice_group text not null default '',
  members_only boolean not null default false,
  profile_code text,
  requires_id bigint,
  excludes_id bigint,
  closes_at timestamptz,
  is_closed boolean not null default false,
  question text not null default '',
  answers text[] not null default '{}',
  rank integer not null default 0,
  version integer not null default 1,
  is_with_tax boolean not null default false,
  primary key (tenant_id, id),
  check (requires_id is null or requires_id is distinct from excludes_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  foreign key (tenant_id, requires_id) references event_options (tenant_id, id),
  foreign key (tenant_id, excludes_id) references event_options (tenant_id, id)
);
create index event_options_event on event_options (tenant_id, event_id, rank);
create index event_options_product on event_options (tenant_id, product_id) where product_id is not null;
create index event_options_requires on event_options (tenant_id, requires_id) where requires_id is not null;
create index event_options_excludes on event_options (tenant_id, excludes_id) where excludes_id is not null;
select fence_tenant('event_options');

-- So many of an option taken or given back, and of its product: their counters are locked until commit, whatever the path.
create function take_option(of_tenant integer, chosen bigint, taking integer) returns void language plpgsql as $$
declare
  sold bigint;
begin
  update event_options set taken = taken + taking
   where tenant_id = of_tenant and id = chosen and (taking < 0 or stock is null or taken + taking <= stock)
   returning product_id into sold;
  if not found then raise exception 'option % is sold out', chosen using errcode = 'KX008'; end if;
  if sold is null then return; end if;
  update products set taken = taken + taking
   where tenant_id = of_tenant and id = sold and (taking < 0 or stock is null or taken + taking <= stock);
  if not found then raise exception 'product % is sold out', sold using errcode = 'KX008'; end if;
end $$;
