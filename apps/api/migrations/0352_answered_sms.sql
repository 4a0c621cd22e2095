-- Who answers STOP is known by the number alone: which tenants wrote to it.
create index sms_number on sms (number) where kind = 'commercial';
