-- A mail that waits for those that follow it: until when, and the occurrences and lines it gathered so far.
alter table mails
  add gathers_until timestamptz,
  add occurrences text[] not null default '{}',
  add lines text[] not null default '{}';

-- A moment may ring in the header beside its mail, or in its place.
alter table mail_settings
  add by_mail boolean not null default true,
  add by_bell boolean not null default false,
  add check (by_mail or by_bell);
