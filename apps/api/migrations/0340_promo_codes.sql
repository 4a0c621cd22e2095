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

-- What a registration was given, kept as it was: the code may change or end afterwards.
alter table registrations
  add column promo_code_id bigint,
  add column promo_code text,
  add column promo_discount integer check (promo_discount > 0),
  add column promo_discount_type text check (promo_discount_type in ('percent', 'euro')),
  add foreign key (tenant_id, promo_code_id) references promo_codes (tenant_id, id),
  add check (num_nulls(promo_code_id, promo_code, promo_discount, promo_discount_type) in (0, 4));
create index registrations_promo_code on registrations (tenant_id, promo_code_id) where promo_code_id is not null;

-- A registration that comes back unpaid keeps its code only while some of it is left.
create function keep_promo_code_left() returns trigger language plpgsql as $$
begin
  perform from promo_codes where tenant_id = new.tenant_id and id = new.promo_code_id and (max_uses is null or used < max_uses) for update;
  if not found then
    new.promo_code_id := null;
    new.promo_code := null;
    new.promo_discount := null;
    new.promo_discount_type := null;
  end if;
  return new;
end $$;
create trigger keep_promo_code_left before update of status on registrations for each row
  when (old.status = 9 and new.status <> 9 and new.promo_code_id is not null and new.settled_at is null)
  execute function keep_promo_code_left();

-- A code counts while a registration that was not given up holds it: its counter is locked until commit, whatever the path.
create function count_promo_code() returns trigger language plpgsql as $$
declare
  former bigint := case when tg_op = 'UPDATE' and old.status <> 9 then old.promo_code_id end;
  held bigint := case when new.status <> 9 then new.promo_code_id end;
begin
  if former is not distinct from held then return null; end if;
  if former is not null then
    update promo_codes set used = used - 1 where tenant_id = new.tenant_id and id = former;
  end if;
  if held is not null then
    update promo_codes set used = used + 1
     where tenant_id = new.tenant_id and id = held and (max_uses is null or used < max_uses or new.settled_at is not null);
    if not found then raise exception 'promo code % is used up', held using errcode = 'KX010'; end if;
  end if;
  return null;
end $$;
create trigger count_promo_code after insert or update of status, promo_code_id on registrations for each row execute function count_promo_code();
