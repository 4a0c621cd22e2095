-- What a list, a job or the end of a row looks up by its reference.
create index complaints_event on complaints (tenant_id, event_id) where event_id is not null;
create index complaints_user on complaints (tenant_id, user_id) where user_id is not null;
create index documents_file on documents (tenant_id, file_id) where file_id is not null;
create index field_responses_field on field_responses (tenant_id, field_id);
create index instalments_bill on instalments (tenant_id, bill_id) where bill_id is not null;
create index payments_checkout on payments (tenant_id, checkout_id) where checkout_id is not null;
create index refresh_tokens_session on refresh_tokens (tenant_id, session_id);
create index room_blocks_room on room_blocks (tenant_id, room_id);
create index slot_partners_user on slot_partners (tenant_id, user_id);
create index slots_room on slots (tenant_id, room_id) where room_id is not null;
