import { randomBytes } from 'node:crypto'
import { isMobile } from '@kxo/domain/kernel/phones'
import { unsubscribeSms } from '@kxo/domain/mailing/paths'
import { commercialOpening } from '@kxo/domain/mailing/sms/commercial-hours'
import { segmentsOf } from '@kxo/domain/mailing/sms/segments'
import { type SmsKind, type SmsReason, withStop } from '@kxo/domain/mailing/sms/sms-kind'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { deliverSms } from '../jobs.ts'
import { smsSettingsOf } from './sms-settings.ts'

/** A text message for one number; `body` is given where its reader leaves. */
export type SmsRequest = {
  moment: string | null
  occurrence: string
  user_id: number | null
  number: string
  kind: SmsKind
  /** Not before; at once without. */
  send_at?: Date
  body: (links: { unsubscribe: string }) => string
}

/** Which of these numbers want no commercial message. */
export async function smsOptOuts(db: Queries, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`select asked.number from unnest(${[...numbers]}::text[]) as asked(number)
    join sms_opt_outs held on held.number_hash = address_hash(asked.number)`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

const reasonToWithhold = ({ number, kind }: SmsRequest, left: Set<string>): SmsReason | undefined => {
  if (!isMobile(number)) return 'landline'
  return kind === 'commercial' && left.has(number) ? 'unsubscribed' : undefined
}

/**
 * Writes text messages in the outbox, in the transaction of what they tell, in one statement whatever their number. A commercial one ends with STOP and
 * waits for its hour where it is read (PRV-13); the same moment to the same number for the same occurrence is written once.
 */
export async function writeSms(context: Context, requests: readonly SmsRequest[]): Promise<void> {
  const { db, now, services, tenant } = context
  if (requests.length === 0) return
  const [{ stop_number }, left] = await Promise.all([
    smsSettingsOf(db),
    smsOptOuts(
      db,
      requests.map(({ number }) => number),
    ),
  ])
  const rows = requests.map((request) => {
    const { moment, occurrence, user_id, number, kind } = request
    const token = randomBytes(18).toString('base64url')
    const said = request.body({ unsubscribe: services.publicUrl() + unsubscribeSms(tenant.name, token) })
    const body = kind === 'commercial' ? withStop(said, stop_number) : said
    const reason = reasonToWithhold(request, left) ?? null
    return {
      moment,
      occurrence,
      user_id,
      number,
      kind,
      body,
      token,
      reason,
      segments: segmentsOf(body).count,
      status: mailStatus.codeOf(reason ? 'rejected' : 'sending'),
      created_at: now,
      send_at: kind === 'commercial' ? commercialOpening(request.send_at ?? now, number) : (request.send_at ?? now),
    }
  })
  await sql`insert into sms (moment, occurrence, user_id, number, kind, body, token, reason, segments, status, created_at, send_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(moment text, occurrence text, user_id bigint, number text, kind text, body text,
      token text, reason text, segments smallint, status smallint, created_at timestamptz, send_at timestamptz) on conflict do nothing`.execute(
    db,
  )
  await context.enqueue(deliverSms, {})
}
