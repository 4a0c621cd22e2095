-- When the person invited opened the link of their invitation (screen P10).
alter table registrations add column seen_at timestamptz;
-- New links asked in place of dead ones are counted by day (screen P03).
create index personal_links_renewed on personal_links (tenant_id, user_id, created_at) where replaced_id is not null;
