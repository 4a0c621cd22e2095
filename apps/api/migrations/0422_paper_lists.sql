-- Papers often asked for together, kept by the tenant under a name for its events to take up.
create table paper_lists (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  -- Each with what is asked of it: name, help, is_required, is_checked, due_days, releases_place.
  papers jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index paper_lists_name on paper_lists (tenant_id, lower(name));
select fence_tenant('paper_lists');
