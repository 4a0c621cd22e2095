-- What reminders look up across tenants: tasks by their due date, attestations by the day they were issued.
create index tasks_by_due on tasks (todo_date) where status = 'todo';
create index documents_attestations on documents (created_at) where category = 1 and replaced_by is null;

-- A task is reminded the day before and once when it is overdue; what left is read from the outbox.
alter table tasks drop column reminded_on;
