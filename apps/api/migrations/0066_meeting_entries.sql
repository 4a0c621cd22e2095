-- Who entered a video meeting, and when: the connection log kept beside the half-days (FOR-34).
create table meeting_entries (
  tenant_id integer not null default current_tenant() references tenants (id),
  id bigint generated always as identity,
  event_id bigint not null,
  user_id bigint not null,
  entered_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index meeting_entries_of on meeting_entries (tenant_id, event_id, user_id, entered_at);
create index meeting_entries_user on meeting_entries (tenant_id, user_id);
select fence_tenant('meeting_entries');
