create table imports (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  kind text not null,
  file_id bigint not null,
  file_name text not null,
  status smallint not null default 0,
  columns jsonb not null default '[]',
  mapping jsonb not null default '{}',
  verdict jsonb not null default '{}',
  work_id bigint,
  created_by bigint,
  created_at timestamptz not null default now(),
  -- How a file was read ({ format, encoding, delimiter, lines }), its first lines, and the cells corrected on screen ({ line: { field: text } }).
  source jsonb not null default '{}',
  sample jsonb not null default '[]',
  corrections jsonb not null default '{}',
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, work_id) references works (tenant_id, id)
);
create index imports_form on imports (tenant_id, kind, id desc);
select fence_tenant('imports');

-- What the lines of a file must correct: the first thousands, counts of all of them stay in the verdict and the report holds every one.
create table import_errors (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  import_id bigint not null,
  line integer not null,
  field text not null,
  column_name text not null,
  kind text not null,
  value text not null,
  detail jsonb not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, import_id) references imports (tenant_id, id)
);
create index import_errors_line on import_errors (tenant_id, import_id, line, id);
select fence_tenant('import_errors');

-- What an import wrote, to take it back: `before` is null for a row it created, `version` is the row's just after.
create table import_changes (
  tenant_id integer not null default current_tenant() references tenants,
  import_id bigint not null,
  event_id bigint not null,
  version integer not null,
  before jsonb,
  primary key (tenant_id, import_id, event_id),
  foreign key (tenant_id, import_id) references imports (tenant_id, id)
);
select fence_tenant('import_changes');
