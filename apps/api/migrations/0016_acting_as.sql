-- Acting as someone: the administrator's own session, kept alive meanwhile; 0 stands for an administrator of the vendor's space.
alter table sessions
  add column acting_admin_name text,
  add column acting_tenant_id integer,
  add column acting_session_id uuid;
create index sessions_acting on sessions (acting_session_id) where acting_session_id is not null;

-- Filled by the transaction itself, so that whatever writes a trace while acting names the administrator.
alter table traces
  add column acting_admin_name text default nullif(current_setting('app.acting_admin', true), '');

-- A dead link is asked again at most three times a day.
alter table personal_links
  add column replaced_id bigint;
create index personal_links_replaced on personal_links (tenant_id, replaced_id) where replaced_id is not null;
