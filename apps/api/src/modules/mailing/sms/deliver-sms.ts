import { commercialOpening } from '@kxo/domain/mailing/sms/commercial-hours'
import type { SmsReason } from '@kxo/domain/mailing/sms/sms-kind'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import { RefusedSms } from '../../../platform/sms-transport.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { smsReference } from './note-sms-report.ts'
import { smsSettingsOf, smsThisMonth } from './sms-settings.ts'

const atOnce = 50
const mostTries = 8
const sending = mailStatus.codeOf('sending')
const due = sql<boolean>`status = ${sending} and send_at <= now() and (claimed_at is null or claimed_at < now() - interval '3 minutes')`

/** Tenants with a message that may leave now. */
export async function tenantsWithSms(across: Queries): Promise<number[]> {
  const rows = await across.selectFrom('sms').select('tenant_id').distinct().where(due).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/**
 * Hands what is due to the provider, outside any transaction: each message is claimed first, so that two workers never send the same one. Past the month's
 * limit they wait. What fails is tried again by the next runs, a little later each time.
 */
export async function deliverWaitingSms({ services, tenant, now }: JobSetting): Promise<void> {
  const inTenant = <T>(work: (db: Queries) => Promise<T>): Promise<T> => withTenant(services.database, tenant.id, ({ db }) => work(db))
  const { sender, monthly_cap } = await inTenant(smsSettingsOf)
  const used = monthly_cap === null ? 0 : await inTenant((db) => smsThisMonth({ db, tenant }))
  let left = monthly_cap === null ? Number.POSITIVE_INFINITY : monthly_cap - used
  for (;;) {
    if (left <= 0) return void (await inTenant(waitForNextMonth))
    const claimed = await inTenant(claimNext)
    if (claimed.length === 0) return
    for (const { id, kind, number, body, segments, tries, resends } of claimed) {
      // It may have waited, for the month or for another try, until its hours were over (PRV-13).
      const opening = kind === 'commercial' ? commercialOpening(now, number) : now
      if (opening > now) {
        await inTenant((db) => giveBack(db, { id, tries, send_at: opening }))
        continue
      }
      if (segments > left) {
        await inTenant((db) => giveBack(db, { id, tries }))
        left = 0
        continue
      }
      const outcome = await services.sms
        .send({ from: sender, to: number, text: body, reference: smsReference(tenant.id, { id, resends }) })
        .then(
          () => ({ status: mailStatus.codeOf('sent'), reason: null, sent_at: sql<Date>`now()` }),
          (failure: Error) => ({
            status: failure instanceof RefusedSms || tries >= mostTries ? mailStatus.codeOf('rejected') : sending,
            reason: failure.message.slice(0, 500),
            send_at: sql<Date>`now() + make_interval(secs => ${30 * 2 ** tries})`,
          }),
        )
      if (outcome.status === mailStatus.codeOf('sent')) left -= segments
      await inTenant((db) =>
        db
          .updateTable('sms')
          .set({ ...outcome, claimed_at: null })
          .where('id', '=', id)
          .execute(),
      )
    }
  }
}

/** One that did not leave this time has not been tried. */
const giveBack = (db: Queries, { id, tries, send_at }: { id: number; tries: number; send_at?: Date }) =>
  db
    .updateTable('sms')
    .set({ claimed_at: null, tries: tries - 1, ...(send_at && { send_at }) })
    .where('id', '=', id)
    .execute()

const claimNext = (db: Queries) =>
  db
    .updateTable('sms')
    .set((eb) => ({ claimed_at: sql<Date>`now()`, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('sms').select('id').where(due).orderBy('send_at').orderBy('id').limit(atOnce).forUpdate().skipLocked(),
    )
    .returning(['id', 'kind', 'number', 'body', 'segments', 'tries', 'resends'])
    .execute()

const waitForNextMonth = (db: Queries) =>
  db
    .updateTable('sms')
    .set({ reason: 'monthly_cap' satisfies SmsReason })
    .where(due)
    .execute()
