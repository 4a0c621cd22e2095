-- When the phone of its addressee received it, as the provider tells; and how often it left again by hand, which is another message to the provider.
alter table sms
  add delivered_at timestamptz,
  add resends smallint not null default 0;
