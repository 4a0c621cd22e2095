import type { PushReason } from '@kxo/domain/mailing/push/push-words'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import { GoneDevice, RefusedPush } from '../../../platform/push-transport.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { pageAddress } from '../../tenants/index.ts'
import { hasPush } from './devices.ts'

const atOnce = 50
const mostTries = 8
const sending = mailStatus.codeOf('sending')
const rejected = mailStatus.codeOf('rejected')
const due = sql<boolean>`status = ${sending} and send_at <= now() and (claimed_at is null or claimed_at < now() - interval '3 minutes')`

/** Tenants with a notification that may leave now. */
export async function tenantsWithPushes(across: Queries): Promise<number[]> {
  const rows = await across.selectFrom('pushes').select('tenant_id').distinct().where(due).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Takes notifications for this worker alone, with where each goes. */
async function claimNext(db: Queries) {
  const { rows } = await sql<Claimed>`
    update pushes p set claimed_at = now(), tries = tries + 1
    where p.id in (select id from pushes where ${due} order by send_at, id limit ${atOnce} for update skip locked)
    returning p.id, p.body, p.path, p.tries, p.device_id,
      (select row_to_json(d) from (select endpoint, public_key, auth_secret from push_devices d where d.tenant_id = p.tenant_id and d.id = p.device_id) d) as device`.execute(
    db,
  )
  return rows
}
type Claimed = {
  id: number
  body: string
  path: string | null
  tries: number
  device_id: number | null
  device: { endpoint: string; public_key: string; auth_secret: string } | null
}
type Outcome = { status: number; reason: string | null; sent_at?: Date; send_at?: ReturnType<typeof later> }
const later = (tries: number) => sql<Date>`now() + make_interval(secs => ${30 * 2 ** tries})`

async function handOver(setting: JobSetting, { id, body, path, tries, device }: Claimed): Promise<Outcome & { isGone?: true }> {
  const { services, tenant, now } = setting
  const refused = (reason: PushReason): Outcome => ({ status: rejected, reason })
  if (!hasPush(setting)) return refused('feature_off')
  if (!device) return refused('no_device')
  // `tag` lets a device show one notification once, should it be handed twice.
  const message = { title: tenant.label, body, url: pageAddress(setting, path ?? '/'), tag: `${tenant.id}-${id}` }
  return services.push.send(device, message).then(
    () => ({ status: mailStatus.codeOf('sent'), reason: null, sent_at: now }),
    (failure: Error) => {
      if (failure instanceof GoneDevice) return { ...refused('gone'), isGone: true as const }
      const isOver = failure instanceof RefusedPush || tries >= mostTries
      return isOver
        ? { status: rejected, reason: failure.message.slice(0, 500) }
        : { status: sending, reason: failure.message.slice(0, 500), send_at: later(tries) }
    },
  )
}

/**
 * Hands what is due to the push services, outside any transaction: each notification is claimed first, so that two workers never send the same one.
 * What fails is tried again, a little later each time; a device its service no longer knows is removed.
 */
export async function deliverWaitingPushes(setting: JobSetting): Promise<void> {
  const inTenant = <T>(work: (db: Queries) => Promise<T>): Promise<T> =>
    withTenant(setting.services.database, setting.tenant.id, ({ db }) => work(db))
  for (;;) {
    const claimed = await inTenant(claimNext)
    if (claimed.length === 0) return
    await Promise.all(
      claimed.map(async (push) => {
        const { isGone, ...outcome } = await handOver(setting, push)
        await inTenant(async (db) => {
          const isOver = outcome.status !== sending
          await db
            .updateTable('pushes')
            .set({ ...outcome, claimed_at: null, ...(isOver && { path: null }) })
            .where('id', '=', push.id)
            .execute()
          if (isGone && push.device_id !== null) await db.deleteFrom('push_devices').where('id', '=', push.device_id).execute()
        })
      }),
    )
  }
}
