import { may } from '@kxo/domain/mailing/permissions'
import type { SmsSettings, smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'

const usual: SmsSettings = { sender: '', stop_number: '', monthly_cap: null, unit_price: 50 }

/** How text messages leave for the tenant. */
export const smsSettingsOf = async (db: Queries): Promise<SmsSettings> =>
  (await db.selectFrom('sms_settings').select(['sender', 'stop_number', 'monthly_cap', 'unit_price']).executeTakeFirst()) ?? usual

export const hasSms = ({ tenant }: Pick<Context, 'tenant'>): boolean => settingsOf(tenant).params.has_sms

/** Whoever customises, where text messages are on. @throws 404 where they are off, 403 */
export function authorizeSms(context: Context): void {
  found(hasSms(context) ? true : undefined)
  authorize(may.manageSms(context.actor))
}

/** Messages handed to the provider this month, on the tenant's calendar, as they are billed: one that did not arrive is paid for too. */
export async function smsThisMonth({ db, tenant }: Pick<Context, 'db' | 'tenant'>): Promise<number> {
  const month = sql<Date>`date_trunc('month', now() at time zone ${tenant.time_zone}) at time zone ${tenant.time_zone}`
  const { used } = await db
    .selectFrom('sms')
    .select(sql<number>`coalesce(sum(segments), 0)::integer`.as('used'))
    .where('sent_at', '>=', month)
    .executeTakeFirstOrThrow()
  return used
}

export const readSmsUsage: Verb<typeof smsContract.smsUsage> = async (context) => {
  authorizeSms(context)
  const { waiting } = await context.db
    .selectFrom('sms')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('reason', '=', 'monthly_cap')
    .executeTakeFirstOrThrow()
  return { used: await smsThisMonth(context), waiting, delivers: context.services.sms.isReal, settings: await smsSettingsOf(context.db) }
}

export const setSms: Verb<typeof smsContract.setSms> = async (context, { body }) => {
  authorizeSms(context)
  await context.db
    .insertInto('sms_settings')
    .values(body)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(body))
    .execute()
  await trace(context, { action: 'update_sms_settings', info: body.sender })
  return { done: true as const }
}
