-- Whether the mission order of a part still has to be mailed once it is confirmed: false again when it was.
alter table event_partners add column sends_mission boolean not null default false;
