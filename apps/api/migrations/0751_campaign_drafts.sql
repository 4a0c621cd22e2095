-- A message begun and left for later: who it is for and when it would leave, as its author left them; no one is written to before it is sent.
alter table campaigns drop constraint campaigns_status_check;
alter table campaigns add constraint campaigns_status_check check (status between 0 and 5);
alter table campaigns add column draft jsonb;
alter table campaigns add constraint campaigns_draft_check check ((status = 0) = (draft is not null));
