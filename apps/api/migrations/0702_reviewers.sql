-- Who is asked to decide on what an event receives, and the days they have to answer; without anybody, whoever answers for it.
create table event_reviewers (
  tenant_id integer not null default current_tenant() references tenants,
  event_id bigint not null,
  user_id bigint not null,
  primary key (tenant_id, event_id, user_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index event_reviewers_user on event_reviewers (tenant_id, user_id);
select fence_tenant('event_reviewers');
alter table events add column answer_days smallint check (answer_days between 1 and 90);
-- When a task said that a request waits for too long; none since it last came to be decided on.
alter table registrations add column answer_awaited_at timestamptz;
