-- Each minute asks which agreements end in a month or today.
create index registration_payers_agreed_until on registration_payers (agreed_until) where agreed_until is not null;
