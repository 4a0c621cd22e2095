-- In what capacity the legal representative of an issuer signs, as its messages say it.
alter table entities add column representative_title text not null default '';
