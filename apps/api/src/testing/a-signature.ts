import type { Queries } from '../platform/database/tenancy.ts'

type Signed = {
  event_id: number
  slot_id: number
  registration_id?: number
  partner_user_id?: number
  typed_name?: string
  evidence?: string
}

/** A signature of a half-day, outside any sealed chain: enough for what counts or moves signatures. */
export const aSignature = (db: Queries, signed: Signed) =>
  db
    .insertInto('signatures')
    .values({ typed_name: 'X', consent_version: '1', evidence: '{}', previous_hash: '', hash: 'h', ...signed })
    .execute()
