-- Which proofs a locked sheet has made by itself: the attestation unless said otherwise, the certificat de réalisation once asked for.
alter table events add column attests_at_lock boolean not null default true, add column certifies_at_lock boolean not null default false;
