-- Whether an article of the product helped a person; their last answer counts.
create table guide_ratings (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  article text not null,
  helped boolean not null,
  rated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, article),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('guide_ratings');

-- The topic of a film in English beside its French.
alter table tutorials add column topic_en text not null default '';
create index service_notices_recent on service_notices (starts_at desc);
