-- A document given out to the people of an event: from which of its moments they read it (0 registration, 1 start, 2 end, 3 a day),
-- and until which one (1 start, 2 end, 3 a day). Null for whatever depends on no date.
alter table documents
  add column opens smallint check (opens between 0 and 3),
  add column opens_on date,
  add column closes smallint check (closes between 1 and 3),
  add column closes_on date,
  add constraint handout_of_event check (opens is null or event_id is not null),
  add constraint handout_days check ((opens is not distinct from 3) = (opens_on is not null) and (closes is not distinct from 3) = (closes_on is not null)),
  add constraint handout_closes check (opens is not null or closes is null);
create index documents_handouts on documents (tenant_id, event_id, id) where opens is not null;

-- Those of an event stand to the activities they attend as to the event itself: everybody to those for everybody, whoever chose them to the others.
create or replace view event_relations with (security_invoker = true) as
  select tenant_id, event_id, user_id,
         case when status in (6, 7) then 'present' when status in (5, 8) then 'confirmed' else 'begun' end as relation
    from registrations where status <> 9
  union all
  select activity.tenant_id, activity.id, r.user_id,
         case when r.status in (6, 7) then 'present' when r.status in (5, 8) then 'confirmed' else 'begun' end
    from events activity join registrations r on r.tenant_id = activity.tenant_id and r.event_id = activity.parent_id
   where activity.enrolment = 1 and r.status <> 9
  union all
  select chosen.tenant_id, chosen.activity_id, r.user_id,
         case when r.status in (6, 7) then 'present' when r.status in (5, 8) then 'confirmed' else 'begun' end
    from registration_activities chosen join registrations r on r.tenant_id = chosen.tenant_id and r.id = chosen.registration_id
   where chosen.held_until is null and r.status <> 9
  union all
  select tenant_id, event_id, user_id, 'part' from event_partners where status = 5
  union all
  select sister.tenant_id, sister.id, held.user_id, 'event'
    from event_partners held
    join events own on own.tenant_id = held.tenant_id and own.id = held.event_id
    join events sister on sister.tenant_id = own.tenant_id and sister.id <> own.id
     and (sister.id = own.parent_id or sister.parent_id = own.id or sister.parent_id = own.parent_id)
   where held.status = 5;
