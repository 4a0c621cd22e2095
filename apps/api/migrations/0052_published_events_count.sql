-- Figures count published events only: a draft is nobody's yet. The condition is written once, in what 0046 laid from its table.
do $$
declare
  counting regprocedure;
begin
  foreach counting in array array['count_events()', 'figure_facts()']::regprocedure[] loop
    execute replace(pg_get_functiondef(counting), 'x.cancelled_at is null', 'x.cancelled_at is null and x.is_active');
  end loop;
end $$;
drop trigger count_changed_events on events;
create trigger count_changed_events after update of nature, start_date, cancelled_at, is_training, is_active on events
  for each row execute function count_events();

-- The plan of a tenant counts the events first published in the month.
create index events_published on events (tenant_id, published_at) where published_at is not null;

set local role kxo_across;
update events set published_at = created_at where is_active and published_at is null;
select mend_figures();
select add_up_figures();
reset role;
