-- When whom a change was told to first opened it by the link of their message, signed in; no mail is watched.
alter table mails add link_opened_at timestamptz;
