-- Whom a price is for and while what: days of the event's clock, who sits where, how large their company is, how many places.
alter table prices
  add column starts_on date,
  add column ends_on date,
  add column region_id bigint,
  add column employees_from integer check (employees_from >= 0),
  add column employees_to integer check (employees_to >= 0),
  -- Places sold at this price, counted while it has a limit.
  add column max_sold integer check (max_sold > 0),
  add column sold integer not null default 0 check (sold >= 0),
  add foreign key (tenant_id, region_id) references regions (tenant_id, id),
  add check (ends_on >= starts_on),
  add check (employees_to >= employees_from);
create index prices_region on prices (tenant_id, region_id) where region_id is not null;

-- A price sold a limited number of times counts those who hold a place at it, whatever the path; its row is locked until commit. Who comes back
-- to the price they had is counted and not refused. Setting a limit locks the row and counts (set-prices.ts).
create function count_price() returns trigger language plpgsql as $$
declare
  former bigint := case when tg_op = 'UPDATE' and old.status <> 9 then old.price_id end;
  held bigint := case when new.status <> 9 then new.price_id end;
begin
  if former is not distinct from held then return null; end if;
  if former is not null then
    update prices set sold = greatest(0, sold - 1) where tenant_id = new.tenant_id and id = former and max_sold is not null;
  end if;
  if held is not null then
    update prices set sold = sold + 1
     where tenant_id = new.tenant_id and id = held and max_sold is not null
       and (sold < max_sold or new.settled_at is not null or (tg_op = 'UPDATE' and old.price_id = new.price_id));
    if not found and exists (select from prices where tenant_id = new.tenant_id and id = held and max_sold is not null) then
      raise exception 'price % is sold out', held using errcode = 'KX011';
    end if;
  end if;
  return null;
end $$;
create trigger count_price after insert or update of status, price_id on registrations for each row execute function count_price();

-- Who holds a place at a price, whether it is limited or not.
create function places_at_price(price bigint) returns bigint language sql stable as $$
  select count(*) from registrations where tenant_id = current_tenant() and price_id = price and status <> 9
$$;
create index registrations_price on registrations (tenant_id, price_id) where price_id is not null;
