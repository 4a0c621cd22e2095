-- When a partner deposited what was asked of them; the administration's own deposits are no news.
alter table partner_papers add deposited_at timestamptz;
create index partner_papers_news on partner_papers (deposited_at) where deposited_at is not null;
