-- Since when a paper is asked for; unknown of those asked before, which write to nobody.
alter table event_papers add column asked_at timestamptz;
alter table event_papers alter column asked_at set default now();
create index event_papers_asked on event_papers (asked_at) where is_required and retired_at is null;
