-- What a provider told may come before what it is about: a refund before its payment. An event is kept as it came, and its effect is a row of
-- its own, written with that effect; an event without one waits for the attempt it names.
alter table provider_events add column checkout text;
create index provider_events_by_checkout on provider_events (tenant_id, checkout) where checkout is not null;

create table provider_event_effects (
  tenant_id integer not null default current_tenant() references tenants,
  provider text not null,
  provider_event_id text not null,
  applied_at timestamptz not null default now(),
  primary key (tenant_id, provider, provider_event_id)
);
select fence_tenant('provider_event_effects');
set local role kxo_across;
-- Everything kept until now was applied, or ignored, as it came.
insert into provider_event_effects (tenant_id, provider, provider_event_id, applied_at)
  select tenant_id, provider, provider_event_id, received_at from provider_events;
reset role;
select make_append_only('provider_event_effects');
