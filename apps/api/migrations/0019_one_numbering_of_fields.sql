-- A field's number names it alone, whether a form asks it or a record holds it: both take theirs from one sequence.
alter table record_fields alter column id drop identity;
alter table record_fields alter column id set default nextval(pg_get_serial_sequence('form_fields', 'id')::regclass);
do $$ begin
  execute format('grant usage on sequence %s to kxo_app, kxo_across', pg_get_serial_sequence('form_fields', 'id'));
end $$;
