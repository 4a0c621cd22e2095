import { accountStatus } from '@kxo/domain/identity/status'
import type { RetentionReason } from '@kxo/domain/tenants/ending/ending-words'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { erasedMark } from '../../traces/index.ts'
import { blankPerson } from '../erasure/blank-person.ts'
import { evidenceCodes } from '../erasure/measure.ts'

/** `at` is the column that dates a row, from which its years are counted. */
export type Retention = { why: RetentionReason; where?: RawBuilder<SqlBool>; at?: string }

const issued = sql<SqlBool>`bill_id in (select id from bills where number is not null)`

/** A signature stays whatever became of what it was given to. */
const isSigned = sql<SqlBool>`id in (select agreement_id from agreement_signatures)`
const ofSigned = sql<SqlBool>`agreement_id in (select agreement_id from agreement_signatures)`

/** What outlives a tenant, table by table, and why; of the others nothing stays but what these rows name (see `namedOnly`). */
export const retainedAfterEnd: Readonly<Record<string, Retention>> = {
  bills: { why: 'accounting', where: sql<SqlBool>`number is not null`, at: 'issue_date' },
  bill_lines: { why: 'accounting', where: issued },
  bill_counters: { why: 'accounting' },
  payments: { why: 'accounting', at: 'paid_on' },
  provider_events: { why: 'accounting', at: 'received_at' },
  provider_event_effects: { why: 'accounting', at: 'applied_at' },
  ledger_entries: { why: 'accounting', at: 'at' },
  ledger_heads: { why: 'accounting' },
  ledger_closings: { why: 'accounting', at: 'closed_at' },
  bank_files: { why: 'accounting', at: 'created_at' },
  bank_lines: { why: 'accounting', at: 'paid_on' },
  bank_line_payments: { why: 'accounting' },
  sales_transmissions: { why: 'accounting', at: 'sent_at' },
  sales_transmission_entries: { why: 'accounting', at: 'day' },
  signatures: { why: 'evidence', at: 'signed_at' },
  attendance_sheets: { why: 'evidence', where: sql<SqlBool>`locked_at is not null`, at: 'locked_at' },
  presences: { why: 'evidence', at: 'recorded_at' },
  meeting_entries: { why: 'evidence', at: 'entered_at' },
  resolutions: { why: 'evidence', at: 'opened_at' },
  vote_roll: { why: 'evidence' },
  votes_cast: { why: 'evidence' },
  ballots: { why: 'evidence' },
  registration_history: { why: 'evidence', at: 'at' },
  documents: { why: 'evidence', where: sql<SqlBool>`category = any(${evidenceCodes}::smallint[])`, at: 'created_at' },
  consents: { why: 'agreements', at: 'at' },
  contract_endings: { why: 'agreements', at: 'declared_at' },
  text_versions: { why: 'agreements', at: 'created_at' },
  registration_terms: { why: 'agreements', at: 'accepted_at' },
  agreements: { why: 'agreements', where: isSigned, at: 'created_at' },
  agreement_registrations: { why: 'agreements', where: ofSigned },
  agreement_signatories: { why: 'agreements', where: ofSigned },
  agreement_signatures: { why: 'agreements', at: 'signed_at' },
  traces: { why: 'journal', at: 'at' },
  support_messages: { why: 'exchanges', at: 'created_at' },
  tenant_deletions: { why: 'identity' },
}

/** Tables of which a row stays when something kept names it, once emptied of what is personal. */
export const namedOnly = [
  'users',
  'companies',
  'entities',
  'events',
  'slots',
  'registrations',
  'checkouts',
  'support_requests',
  'files',
] as const

/** Before anything is removed: what is personal, and what would hold more than is needed. */
export const emptied: readonly RawBuilder<unknown>[] = [
  sql`update users set ${sql.join(Object.entries(blankPerson).map(([name, blank]) => sql`${sql.ref(name)} = ${blank}`))},
    status = ${accountStatus.codeOf('deleted')}, unique_id = gen_random_uuid()::text, mail = id || '@erased.invalid', last_name = '#' || id,
    merged_into_id = null, avatar_file_id = null, is_admin = false, is_super_admin = false, erased_at = coalesce(erased_at, now())`,
  sql`update companies set referent_id = null, manager_id = null, region_id = null, merged_into_id = null, logo_file_id = null, phone = null,
    mail = null, billing_mail = null, funder_contact = null, accounting_code = null`,
  sql`update events set parent_id = null, company_id = null, responsible_id = null, location_id = null, form_id = null, form_version_id = null, image_token = null, image_source = null, image_source_width = null, image_source_height = null, image_crop_x = null, image_crop_y = null, image_crop_zoom = null, image_alt = '',
    referent_mail = null, description = '', outline = '', practical = '', sheet = '{}', site_url = null`,
  sql`update slots set room_id = null, title = ''`,
  sql`update registrations set company_id = null, price_id = null, group_bill_id = null, end_reason = null, absence_reason = null`,
  sql`update checkouts set address = null, user_id = null`,
  sql`update entities set logo_file_id = null, stamp_file_id = null, signature_file_id = null`,
  sql`update documents set source = '{}', company_id = null, name = '#' || id`,
  sql`update files set name = '#' || id`,
  sql`update presences set reason = ''`,
  sql`update traces set info = null, change = ${erasedMark}
    where info is not null or change is not null`,
]
