-- Accounts an issuer posts to in place of the usual ones (FEC-06): { sales, vat, … }.
alter table entities add column accounts jsonb not null default '{}';

-- What the accountant was handed of a period, entry by entry: what changed since is read against it.
create table sales_transmissions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  entity_id bigint not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  has_payments boolean not null,
  file_name text not null,
  sent_at timestamptz not null default now(),
  sent_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, sent_by) references users (tenant_id, id)
);
create index sales_transmissions_entity on sales_transmissions (tenant_id, entity_id, last_day);
create index sales_transmissions_sender on sales_transmissions (tenant_id, sent_by) where sent_by is not null;
select fence_tenant('sales_transmissions');
select make_append_only('sales_transmissions');

create table sales_transmission_entries (
  tenant_id integer not null default current_tenant() references tenants,
  transmission_id bigint not null,
  -- `bill 12`, `payment 34`: what the entry is of, whatever number it bears in a file.
  source text not null,
  piece text not null,
  day date not null,
  -- Cents on each side.
  amount bigint not null,
  -- [account, customer, label, debit, credit]
  lines jsonb not null,
  primary key (tenant_id, transmission_id, source),
  foreign key (tenant_id, transmission_id) references sales_transmissions (tenant_id, id)
);
select fence_tenant('sales_transmission_entries');
select make_append_only('sales_transmission_entries');

-- Closings of a day, a month or a fiscal year of an issuer (INV-52): what the entries of the chain made, between two of its ranks. Each is an entry of
-- the chain itself, sealed as the others are.
create table ledger_closings (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  entity_id bigint not null,
  kind text not null check (kind in ('day', 'month', 'year')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Entries it counts, by their ranks; none when the last precedes the first.
  first_rank bigint not null,
  last_rank bigint not null,
  -- { sales, credits, received, means: [{ mode, amount, count }], rates: [{ vat_rate, basis, tax }] }, in cents.
  totals jsonb not null,
  -- Since the first entry, cents.
  perpetual_sales bigint not null,
  perpetual_received bigint not null,
  -- Where it stands in the chain.
  rank bigint not null,
  hash text not null,
  closed_at timestamptz not null default now(),
  -- Nobody when the product closed it by itself.
  closed_by bigint,
  primary key (tenant_id, id),
  constraint ledger_closings_once unique (tenant_id, entity_id, kind, first_day),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, closed_by) references users (tenant_id, id)
);
create index ledger_closings_recent on ledger_closings (tenant_id, last_day desc, id desc);
create index ledger_closings_clerk on ledger_closings (tenant_id, closed_by) where closed_by is not null;
select fence_tenant('ledger_closings');
select make_append_only('ledger_closings');

-- A closing follows the last of its kind, of a period that is over, and is an entry of the chain.
create function guard_closing() returns trigger language plpgsql as $$
declare
  last ledger_closings;
begin
  select * into last from ledger_closings
   where tenant_id = new.tenant_id and entity_id = new.entity_id and kind = new.kind order by last_day desc limit 1;
  if new.first_day <= last.last_day or new.first_rank <> coalesce(last.last_rank, 0) + 1 or new.last_rank < new.first_rank - 1 or new.last_rank >= new.rank
     or not exists (select from ledger_entries e where e.tenant_id = new.tenant_id and e.entity_id = new.entity_id and e.rank = new.rank
                       and e.kind = 'closing' and e.hash = new.hash) then
    raise exception 'the closing does not follow the last one' using errcode = 'KX002';
  end if;
  return new;
end $$;
create trigger guard_closing before insert on ledger_closings for each row execute function guard_closing();

-- Nothing is written with a day of a closed month or year: whoever adds to the chain holds its head, as whoever closes does.
create function refuse_closed_day() returns trigger language plpgsql as $$
declare
  written date := coalesce(new.record ->> 'issue_date', new.record ->> 'paid_on')::date;
begin
  if exists (select from ledger_closings c where c.tenant_id = new.tenant_id and c.entity_id = new.entity_id
                and c.kind in ('month', 'year') and c.last_day >= written) then
    raise exception 'the period of % is closed', written using errcode = 'KX044';
  end if;
  return new;
end $$;
create trigger refuse_closed_day before insert on ledger_entries for each row execute function refuse_closed_day();
