-- How the badges of an event are laid out, when it chose.
create table badge_layouts (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  format smallint not null,
  fields smallint[] not null,
  has_qr boolean not null,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
select fence_tenant('badge_layouts');
