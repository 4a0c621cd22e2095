-- The presentation of an event in three sections, each a formatted text kept as a document, or a plain text.
alter table events add column outline text not null default '', add column practical text not null default '';

-- What a text kept as a document says, without its formatting; a plain text says itself.
create function said_by(written text) returns text language plpgsql immutable as $$
begin
  if written not like '{"type":"doc"%' then return written; end if;
  return coalesce((select string_agg(said #>> '{}', ' ') from jsonb_path_query(written::jsonb, 'strict $.**.text') said), '');
exception when others then return written;
end $$;

-- An event is found by what its presentation says; the start of each section is enough, and keeps the index small.
drop index events_search;
alter table events drop column search;
alter table events add column search text generated always as (searchable(
  title || ' ' || coalesce(code, '') || ' ' || coalesce(town, '') || ' ' || left(said_by(description), 2000)
  || ' ' || left(said_by(outline), 2000) || ' ' || left(said_by(practical), 2000))) stored;
create index events_search on events using gin (search gin_trgm_ops);
