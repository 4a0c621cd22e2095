-- Who did what, when, written in the transaction of the change; never changed.
create table traces (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  action text not null,
  info text,
  user_id bigint,
  acting_admin_id bigint,
  event_id bigint,
  subject text,
  subject_id bigint,
  change jsonb,
  request_id text,
  -- The two audiences of a trace, the task it tells of, where it came from and who was alerted.
  is_private boolean not null default true,
  task_id bigint,
  status text,
  source text,
  -- Filled by the transaction itself, so that whatever writes a trace while acting names the administrator.
  acting_admin_name text default nullif(current_setting('app.acting_admin', true), ''),
  primary key (tenant_id, id)
);
create index traces_at on traces (tenant_id, at desc);
create index traces_subject on traces (tenant_id, subject, subject_id);
create index traces_action on traces (tenant_id, action, at desc);
create index traces_user on traces (tenant_id, user_id, at desc);
create index traces_task on traces (tenant_id, task_id, at desc) where task_id is not null;
-- The history of an event is read on its page, the latest first.
create index traces_event on traces (tenant_id, event_id, at desc) where event_id is not null;
select fence_tenant('traces');

-- A trace is never changed, but what it says of a person who was erased can be blanked: the mark of the erasure takes its place (PRV-20).
create function refuse_trace_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and new.info is null
     and new.change = jsonb_build_object('erased_on', to_char(current_date, 'YYYY-MM-DD'))
     and to_jsonb(new) - 'info' - 'change' = to_jsonb(old) - 'info' - 'change' then
    return new;
  end if;
  raise exception 'traces is append-only' using errcode = 'KX002';
end $$;
revoke update, delete on traces from kxo_app, kxo_across;
grant update (info, change) on traces to kxo_app;
grant delete on traces to kxo_purge;

create trigger append_only before update on traces for each row execute function refuse_trace_change();
create trigger kept before delete on traces for each row
  when (current_user <> 'kxo_purge' or not (has_ended(old.tenant_id) or old.at < now() - interval '12 months')) execute function refuse_trace_change();
