-- Each text of the page of an event as it was saved: number, date, author; its event, locked by whoever saves, orders the numbers.
create table page_versions (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  event_id bigint not null,
  version integer not null check (version > 0),
  description text not null,
  outline text not null,
  practical text not null,
  sheet jsonb not null,
  -- None when the text was written before its versions were recorded, or otherwise than on its page.
  created_by bigint,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, version),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index page_versions_author on page_versions (tenant_id, created_by);
select fence_tenant('page_versions');
