-- Themes are records: a name, an address of the catalogue, colours, a place in an order of two levels.
create table themes (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  name_en text,
  url text not null check (url ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  code text,
  parent_id bigint,
  description text not null default '',
  -- Colours of the public pages of its events, by the name the tenant's own have.
  colours jsonb not null default '{}',
  nsf_code text,
  referent_id bigint,
  rank integer not null default 0,
  is_visible boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (parent_id is distinct from id),
  foreign key (tenant_id, parent_id) references themes (tenant_id, id),
  foreign key (tenant_id, referent_id) references users (tenant_id, id)
);
create unique index themes_name on themes (tenant_id, searchable(name));
create unique index themes_url on themes (tenant_id, url);
create index themes_parent on themes (tenant_id, parent_id);
select fence_tenant('themes');

-- Addresses a theme had, and those of the themes merged into it: they still lead to it.
create table theme_addresses (
  tenant_id integer not null default current_tenant() references tenants,
  url text not null,
  theme_id bigint not null,
  primary key (tenant_id, url),
  foreign key (tenant_id, theme_id) references themes (tenant_id, id) on delete cascade
);
create index theme_addresses_theme on theme_addresses (tenant_id, theme_id);
select fence_tenant('theme_addresses');

create table event_themes (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  theme_id bigint not null,
  rank integer not null default 0,
  primary key (tenant_id, event_id, theme_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, theme_id) references themes (tenant_id, id)
);
create index event_themes_theme on event_themes (tenant_id, theme_id, event_id);
select fence_tenant('event_themes');

-- The texts events had become records, one for all the ways a name was written.
insert into themes (tenant_id, name, url, rank)
select tenant_id, name, slug || case when copy > 1 then '-' || copy else '' end, place
from (
  select tenant_id, name, slug, place, row_number() over (partition by tenant_id, slug order by name) as copy
  from (
    select tenant_id, min(name) as name, row_number() over (partition by tenant_id order by searchable(min(name)))::integer as place,
      coalesce(nullif(left(trim(both '-' from regexp_replace(searchable(min(name)), '[^a-z0-9]+', '-', 'g')), 60), ''), 'chapitre') as slug
    from (select tenant_id, trim(unnest(themes)) as name from events) said
    where name <> '' group by tenant_id, searchable(name)
  ) named
) numbered;
insert into event_themes (tenant_id, event_id, theme_id, rank)
select distinct on (events.tenant_id, events.id, themes.id) events.tenant_id, events.id, themes.id, said.place::integer
from events cross join lateral unnest(events.themes) with ordinality as said (name, place)
join themes on themes.tenant_id = events.tenant_id and searchable(themes.name) = searchable(trim(said.name))
order by events.tenant_id, events.id, themes.id, said.place;
alter table events drop column themes;
