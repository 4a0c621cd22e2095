-- Hours of a part as an administrator validated them; those of its slots until then.
alter table event_partners add column validated_minutes integer check (validated_minutes >= 0), add column validated_at timestamptz;
alter table event_partners add constraint event_partners_validated check ((validated_minutes is null) = (validated_at is null));
