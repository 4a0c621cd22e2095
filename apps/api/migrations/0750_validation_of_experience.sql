-- Accompanies people who have their experience validated (VAE): another nature of action on certificates, a line of its own in the yearly report.
alter table events add column is_vae boolean not null default false;
