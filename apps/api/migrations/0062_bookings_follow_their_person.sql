-- When two records of a person are merged, their bookings follow the half-day or the unavailability they come from.
alter table partner_unavailabilities add unique (tenant_id, id, user_id);
alter table partner_bookings
  drop constraint partner_bookings_tenant_id_slot_id_user_id_fkey,
  drop constraint partner_bookings_tenant_id_unavailability_id_fkey,
  add foreign key (tenant_id, slot_id, user_id) references slot_partners (tenant_id, slot_id, user_id) on delete cascade on update cascade,
  add foreign key (tenant_id, unavailability_id, user_id) references partner_unavailabilities (tenant_id, id, user_id) on delete cascade on update cascade;
