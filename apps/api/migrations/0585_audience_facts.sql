-- Who a sending is for, as facts that each reader is told in their language. `audience` is then what its list is searched by, in both
-- languages; of a sending written before, it stays the sentence that is shown.
alter table campaigns add column audience_facts jsonb;
