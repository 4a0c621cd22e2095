-- A template is written for a scope, from the whole tenant down to one event; each save is a version of its scope.
alter table mail_templates
  add column scope text not null default 'tenant' check (scope in ('tenant', 'entity', 'type', 'theme', 'event')),
  -- The entity, the kind of training, the theme or the event it is for; empty for the whole tenant.
  add column scope_key text not null default '',
  add column preview_text text not null default '',
  -- Words of the moment's own button; empty keeps them.
  add column button text not null default '',
  -- A second button, to a page of the product: { label, link }.
  add column second_button jsonb,
  -- What the product joins to it: calendar, ticket, bill.
  add column attachments text[] not null default '{}',
  add column created_by bigint,
  add foreign key (tenant_id, created_by) references users (tenant_id, id),
  add check ((scope = 'tenant') = (scope_key = ''));
drop index mail_templates_moment;
-- Two active texts for one moment, language and scope would leave the reader to chance.
create unique index mail_templates_active on mail_templates (tenant_id, moment, language, scope, scope_key) where is_active;
create index mail_templates_author on mail_templates (tenant_id, created_by) where created_by is not null;

-- What must be true for a moment to leave: [{ fact, is }]; whom it says it is from, and who reads the answers.
alter table mail_settings
  add column conditions jsonb not null default '[]',
  add column business_days boolean not null default false,
  add column sender_name text not null default '',
  add column reply_to text not null default '';
alter table mails add column sender_name text not null default '', add column reply_to text;

-- Hours reminders of a tenant leave between; absent, those of the product.
create table mail_hours (
  tenant_id integer not null default current_tenant() references tenants,
  opens time not null,
  closes time not null,
  check (opens < closes),
  primary key (tenant_id)
);
select fence_tenant('mail_hours');

-- Easter Sunday of a year of the Gregorian calendar.
create function easter(year integer) returns date language plpgsql immutable parallel safe as $$
declare
  golden integer := year % 19;
  century integer := year / 100;
  epact integer := (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30;
  moon integer := epact - (epact / 28) * (1 - (epact / 28) * (29 / (epact + 1)) * ((21 - golden) / 11));
  weekday integer := (year + year / 4 + moon + 2 - century + century / 4) % 7;
  past integer := moon - weekday;
  month integer := 3 + (past + 40) / 44;
begin
  return make_date(year, month, past + 28 - 31 * (month / 4));
end $$;

-- Monday to Friday, without the public holidays of France (Labour Code, L3133-1).
create function is_business_day(day date) returns boolean language sql immutable parallel safe as $$
  select extract(isodow from day) < 6
    and to_char(day, 'MMDD') not in ('0101', '0501', '0508', '0714', '0815', '1101', '1111', '1225')
    and day - easter(extract(year from day)::integer) not in (1, 39, 50)
$$;

create function business_day_from(day date) returns date language sql immutable parallel safe as $$
  select min(candidate)::date from generate_series(day, day + 10, interval '1 day') as candidate where is_business_day(candidate::date)
$$;

-- The same as mail_due_at, waiting for a business day when asked to.
create function mail_due_on(anchor timestamptz, zone text, days integer, minutes integer, at time, opens time, closes time, business boolean)
returns timestamptz language sql immutable parallel safe as $$
  select case when not business or is_business_day((due at time zone zone)::date) then due
      else (business_day_from((due at time zone zone)::date) + (due at time zone zone)::time) at time zone zone end
    from (select mail_due_at(anchor, zone, days, minutes, at, opens, closes) as due) as counted
$$;
