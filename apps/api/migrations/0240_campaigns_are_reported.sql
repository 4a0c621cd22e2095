-- A sending says who it was for, tries two subjects, and is read online by an address nobody guesses.
alter table campaigns
  add column token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- The second half of its people read this subject; empty, all read the same.
  add column subject_b text not null default '',
  -- The moment whose text it began with.
  add column template text,
  -- Who it is for, in words.
  add column audience text not null default '',
  -- Openings, counted without saying whose (PRV-14).
  add column opens integer not null default 0,
  add column opens_b integer not null default 0;
create unique index campaigns_token on campaigns (tenant_id, token);

-- What its reader answered to a mail.
alter table mails add column complained_at timestamptz, add column unsubscribed_at timestamptz;
create index mails_complained on mails (tenant_id, complained_at) where complained_at is not null;
