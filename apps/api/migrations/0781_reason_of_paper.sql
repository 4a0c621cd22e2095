-- A presence recorded from a paper sheet says so by a code, which its reader's language puts in words. What was written before stays as it was signed under:
-- the state somebody signed is a digest of it.
alter table presences add column reason_code text check (reason_code in ('paper'));
update presences set reason_code = 'paper'
 where source = 'regularisation' and document_id is not null and reason in ('Signature sur feuille papier', 'Signed on paper');
