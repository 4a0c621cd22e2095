-- A link of a sending and how many times it was followed, whoever by (PRV-14); each of its two subjects has its own. A reader is led
-- where the sending says, never where an address of the browser does.
create table campaign_links (
  tenant_id integer not null default current_tenant() references tenants,
  campaign_id bigint not null,
  rank integer not null,
  is_b boolean not null,
  url text not null,
  code text not null,
  clicks integer not null default 0 check (clicks >= 0),
  primary key (tenant_id, campaign_id, rank, is_b),
  foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id) on delete cascade
);
create unique index campaign_links_code on campaign_links (tenant_id, code);
select fence_tenant('campaign_links');
