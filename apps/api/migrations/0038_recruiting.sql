-- Recruiting: what the team thinks of an application, and offers shown first for a time that is paid for.

alter table registration_notes add column score smallint check (score between 1 and 5);
alter table registration_notes add constraint registration_notes_say check (note <> '' or score is not null);

-- Days an offer is shown first for a product; null for any other product.
alter table products add column boost_days smallint check (boost_days between 1 and 365);

create table boosts (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  product_id bigint not null,
  bill_id bigint not null,
  -- The line of the bill that pays for it, from 1.
  bill_rank smallint not null check (bill_rank > 0),
  days smallint not null check (days > 0),
  starts_at timestamptz not null,
  -- What never ran holds no time.
  ends_at timestamptz not null,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (ends_at >= starts_at),
  unique (tenant_id, bill_id, bill_rank),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  constraint boosts_apart exclude using gist (tenant_id with =, event_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index boosts_event on boosts (tenant_id, event_id, ends_at);
create index boosts_product on boosts (tenant_id, product_id);
select fence_tenant('boosts');

-- Offers shown first now: paid for, begun and not over. The one place that says so; nothing switches them on or off.
create view running_boosts with (security_invoker = true) as
  select boosts.tenant_id, boosts.event_id, boosts.ends_at
    from boosts
    join bills on bills.tenant_id = boosts.tenant_id and bills.id = boosts.bill_id and bills.status = 7
   where boosts.stopped_at is null and boosts.starts_at <= now() and boosts.ends_at > now();
grant select on running_boosts to kxo_app, kxo_across;
