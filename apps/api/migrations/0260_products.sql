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

-- What registrations hold, at the price it had when chosen.
create table option_choices (
  tenant_id integer not null default current_tenant() references tenants,
  registration_id bigint not null,
  option_id bigint not null,
  quantity integer not null check (quantity > 0),
  -- A diet, a size: erased with the answers of the person.
  answer text not null default '',
  amount_ht integer not null check (amount_ht >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  vat_reason text check ((vat_rate = 0) = (vat_reason is not null)),
  accounting_code text,
  handed_at timestamptz,
  handed_by bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, registration_id, option_id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id),
  foreign key (tenant_id, option_id) references event_options (tenant_id, id)
);
create index option_choices_option on option_choices (tenant_id, option_id);
select fence_tenant('option_choices');

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

-- A choice counts while its registration holds a place; the registration is held so that its status does not move meanwhile.
create function guard_option_choice() returns trigger language plpgsql as $$
declare
  choice option_choices := case when tg_op = 'DELETE' then old else new end;
  held registrations;
begin
  select * into held from registrations where tenant_id = choice.tenant_id and id = choice.registration_id for update;
  if tg_op = 'INSERT' and not exists (select from event_options where tenant_id = choice.tenant_id and id = choice.option_id and event_id = held.event_id) then
    raise exception 'option % is not offered', choice.option_id using errcode = 'KX009';
  end if;
  if holds_place(held.status) then
    perform take_option(choice.tenant_id, choice.option_id, case when tg_op = 'DELETE' then -choice.quantity else choice.quantity end);
  end if;
  return null;
end $$;
create trigger guard_option_choice after insert or delete on option_choices for each row execute function guard_option_choice();

create function guard_options_of_status() returns trigger language plpgsql as $$
declare
  taking integer := (case when holds_place(new.status) then 1 else 0 end) - (case when holds_place(old.status) then 1 else 0 end);
  chosen record;
begin
  if taking = 0 then return null; end if;
  for chosen in select option_id, quantity from option_choices
    where tenant_id = new.tenant_id and registration_id = new.id order by option_id loop
    perform take_option(new.tenant_id, chosen.option_id, taking * chosen.quantity);
  end loop;
  return null;
end $$;
create trigger guard_options_of_status after update of status on registrations for each row execute function guard_options_of_status();
