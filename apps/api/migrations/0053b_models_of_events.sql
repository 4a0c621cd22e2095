-- An event knows the model it was created from, so that its dates are compared with those of the same model.
alter table events add column model_id bigint, add foreign key (tenant_id, model_id) references events (tenant_id, id);
create index events_model on events (tenant_id, model_id) where model_id is not null;
