-- A mail is claimed before it is handed to the transport, so that two workers never send it at the same time.
alter table mails add column claimed_at timestamptz;
-- Holds a password link or a code: what it says is for its recipient alone.
alter table mails add column is_secret boolean not null default false;
alter table mails add column search text generated always as (searchable(subject || ' ' || recipient_name || ' ' || recipient)) stored;
create index mails_search on mails using gin (search gin_trgm_ops);
create index mails_waiting on mails (tenant_id, send_at) where status = 6;
