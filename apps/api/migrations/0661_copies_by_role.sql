-- Who receives a copy of a message by what they are to its reader and its event, beside the addresses written by hand.
alter table mail_settings add column copy_roles text[] not null default '{}';
