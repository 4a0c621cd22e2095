-- How each person stands to each event, for whoever must decide what they may see: a registration that is not cancelled
-- (begun, then confirmed, then present), a confirmed partner (part), or a partner of a sister part of the same whole (event).
create view event_relations with (security_invoker = true) as
  select tenant_id, event_id, user_id,
         case when status in (6, 7) then 'present' when status in (5, 8) then 'confirmed' else 'begun' end as relation
    from registrations where status <> 9
  union all
  select tenant_id, event_id, user_id, 'part' from event_partners where status = 5
  union all
  select sister.tenant_id, sister.id, held.user_id, 'event'
    from event_partners held
    join events own on own.tenant_id = held.tenant_id and own.id = held.event_id
    join events sister on sister.tenant_id = own.tenant_id and sister.id <> own.id
     and (sister.id = own.parent_id or sister.parent_id = own.id or sister.parent_id = own.parent_id)
   where held.status = 5;
grant select on event_relations to kxo_app, kxo_across;
