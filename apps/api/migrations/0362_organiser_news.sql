-- How those who answer for events are told of their registrations, payments and cancellations, and how far they have been.
create table organiser_news (
  tenant_id integer not null default current_tenant() references tenants,
  user_id bigint not null,
  mail_pace smallint not null default 1,
  by_bell boolean not null default true,
  mailed_until timestamptz not null,
  rung_until timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select fence_tenant('organiser_news');

-- What happened since, read each minute: across the tenants first, then in those where something did.
create index registration_history_news on registration_history (at) where to_status in (5, 9);
create index payments_news on payments (created_at) where amount > 0;
