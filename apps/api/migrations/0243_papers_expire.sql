-- Asked each minute: whose papers expire in a month?
create index partner_papers_expiring on partner_papers (tenant_id, expires_on) where expires_on is not null;
