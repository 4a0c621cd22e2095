-- How the author of a product or of an option types its amounts; what is stored stays without tax.
alter table products add column is_with_tax boolean not null default false;
alter table event_options add column is_with_tax boolean not null default false;
