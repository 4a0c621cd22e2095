-- Who may register for an event open on criteria: conditions on people, compared as their list compares, all of them or at least one.
create table event_criteria (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  rank integer not null,
  field text not null,
  comparator text not null check (comparator in ('=', '>', '<', '!=', 'X', 'contains')),
  value jsonb,
  primary key (tenant_id, event_id, rank),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
select fence_tenant('event_criteria');
alter table events
  add column criteria_mode text not null default 'all' check (criteria_mode in ('all', 'any')),
  -- What is said to whoever does not meet them, in the organiser's own words.
  add column criteria_text text;
