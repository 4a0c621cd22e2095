-- When it is judged whether the minimum is reached; whoever is in charge may say it takes place all the same. How long a place is held
-- while its person registers, when the event says so itself, and what is read once registered.
alter table events
  add column decision_date timestamptz,
  add column confirmed_at timestamptz,
  add column hold_minutes smallint check (hold_minutes between 1 and 1440),
  add column confirmation_text text not null default '';

-- What is judged around a date.
create index events_by_decision on events (decision_date) where is_active and cancelled_at is null;
