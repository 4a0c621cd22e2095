-- Who the catalogue writes to and a tenant chose not to: they no longer receive the message.
alter table mail_settings add column removed_roles text[] not null default '{}';
