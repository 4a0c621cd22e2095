-- Bank statements that were imported: who, when, and what was read in them. The file itself is not stored.
create table bank_files (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  -- The issuer whose account it is of.
  entity_id bigint not null,
  -- The account as the bank writes it; the issuer's own when a file does not name it.
  account text not null check (account <> ''),
  file_name text not null,
  format text not null check (format in ('camt', 'ofx', 'csv')),
  -- Credits read, and those of them that were not known yet.
  credits integer not null check (credits >= 0),
  added integer not null check (added between 0 and credits),
  -- Left out: money that went out, and what is not booked or not in euros.
  debits integer not null check (debits >= 0),
  skipped integer not null check (skipped >= 0),
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index bank_files_recent on bank_files (tenant_id, created_at desc, id desc);
create index bank_files_entity on bank_files (tenant_id, entity_id);
create index bank_files_clerk on bank_files (tenant_id, created_by) where created_by is not null;
select fence_tenant('bank_files');

-- Money that came in on a bank account, and how much of it was recorded on bills.
create table bank_lines (
  tenant_id integer not null default current_tenant() references tenants,
  id bigint generated always as identity,
  file_id bigint not null,
  entity_id bigint not null,
  account text not null,
  -- Tells one line of an account from any other, in whichever statement it comes again.
  line_key text not null,
  paid_on date not null,
  -- Cents.
  amount bigint not null check (amount > 0),
  matched bigint not null default 0,
  payer text not null default '',
  label text not null default '',
  reference text not null default '',
  bank_reference text not null default '',
  -- Why it is no payment of a bill; null while it is to be matched.
  aside_reason text check (aside_reason <> ''),
  decided_at timestamptz,
  decided_by bigint,
  primary key (tenant_id, id),
  constraint bank_lines_once unique (tenant_id, account, line_key),
  constraint bank_lines_matched check (matched between 0 and amount),
  foreign key (tenant_id, file_id) references bank_files (tenant_id, id),
  foreign key (tenant_id, entity_id) references entities (tenant_id, id),
  foreign key (tenant_id, decided_by) references users (tenant_id, id)
);
create index bank_lines_file on bank_lines (tenant_id, file_id);
create index bank_lines_entity on bank_lines (tenant_id, entity_id);
create index bank_lines_recent on bank_lines (tenant_id, paid_on desc, id desc);
create index bank_lines_clerk on bank_lines (tenant_id, decided_by) where decided_by is not null;
select fence_tenant('bank_lines');

-- The payments a line was recorded as; each has its entry in the ledger. A payment that was reversed stays here, and no longer counts in `matched`.
create table bank_line_payments (
  tenant_id integer not null default current_tenant() references tenants,
  line_id bigint not null,
  payment_id bigint not null,
  primary key (tenant_id, line_id, payment_id),
  constraint bank_line_payments_once unique (tenant_id, payment_id),
  foreign key (tenant_id, line_id) references bank_lines (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id)
);
select fence_tenant('bank_line_payments');
