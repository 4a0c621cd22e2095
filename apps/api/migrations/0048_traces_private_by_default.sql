-- An act is read by full administrators only unless the catalogue of acts declares it public: what a writer forgets to say is not shown.
alter table traces alter column is_private set default true;

-- Four acts were written with the former default; those that nobody declared public become private in what is already written.
alter table traces disable trigger append_only;
alter table traces no force row level security;
update traces set is_private = true where action in ('change-registration', 'invite-guest', 'expire-hold') and not is_private;
alter table traces force row level security;
alter table traces enable trigger append_only;
