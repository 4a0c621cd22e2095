-- Addresses events bore and bear no more: for 90 days they lead to where their event is now, and no other event takes them (printed posters).
create table freed_addresses (
  tenant_id integer not null default current_tenant() references tenants (id),
  url text not null,
  event_id bigint,
  freed_at timestamptz not null default now(),
  primary key (tenant_id, url),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete set null (event_id)
);
create index freed_addresses_event on freed_addresses (tenant_id, event_id);
select fence_tenant('freed_addresses');

-- What nobody could have printed is free at once; a suspended space that is emptied frees nothing.
create function free_address() returns trigger language plpgsql as $$
begin
  if exists (select from tenants where id = old.tenant_id and suspended_at is not null) then return null; end if;
  if tg_op = 'UPDATE' then delete from freed_addresses where tenant_id = new.tenant_id and url = new.url; end if;
  insert into freed_addresses (tenant_id, url, event_id) values (old.tenant_id, old.url, case when tg_op = 'UPDATE' then old.id end)
  on conflict (tenant_id, url) do update set event_id = excluded.event_id, freed_at = now();
  return null;
end $$;
create trigger free_changed_address after update of url on events for each row
  when (old.url is distinct from new.url and (old.is_active or old.published_at is not null)) execute function free_address();
create trigger free_removed_address after delete on events for each row
  when (old.is_active or old.published_at is not null) execute function free_address();

create function refuse_freed_address() returns trigger language plpgsql as $$
begin
  if exists (select from freed_addresses f where f.tenant_id = new.tenant_id and f.url = new.url
              and f.freed_at > now() - interval '90 days' and f.event_id is distinct from new.id) then
    raise exception 'address % was freed less than 90 days ago', new.url using errcode = '23505', constraint = 'freed_address_kept';
  end if;
  return new;
end $$;
create trigger refuse_freed_address before insert or update of url on events for each row execute function refuse_freed_address();
