import { sendingHours } from '@kxo/domain/mailing/delays'
import { type MomentName, moments } from '@kxo/domain/mailing/moments'
import type { Delay, Moment } from '@kxo/domain/mailing/moments/moment'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Hours } from '../templates/setting.ts'
import { defaultTimings, type Way, type Ways } from './due-mails.ts'
import { type HoursOfRow, hoursThatMove } from './due-on.ts'

type OwnSetting = { tenant_id: number; moment: string; is_on: boolean; timing: Delay[] | null; business_days: boolean }

async function ownSettings(across: Queries): Promise<OwnSetting[]> {
  const rows = await across
    .selectFrom('mail_settings')
    .select(['tenant_id', 'moment', 'is_on', 'timing', 'business_days'])
    .where((where) => where.or([where('is_on', '=', false), where('timing', 'is not', null), where('business_days', '=', true)]))
    .execute()
  return rows.map(({ timing, ...row }) => ({ ...row, timing: timing as Delay[] | null }))
}

async function ownHours(across: Queries): Promise<Map<number, Hours>> {
  const rows = await across.selectFrom('mail_hours').select(['tenant_id', 'opens', 'closes']).execute()
  return new Map(rows.map(({ tenant_id, opens, closes }) => [tenant_id, { opens: opens.slice(0, 5), closes: closes.slice(0, 5) }]))
}

const hoursOfRow: HoursOfRow = {
  opens: sql<string>`(select opens from mail_hours h where h.tenant_id = c.tenant_id)`,
  closes: sql<string>`(select closes from mail_hours h where h.tenant_id = c.tenant_id)`,
}

/** Delays that leave alike are one: hours that move none of them are as good as the catalogue's. */
type StoredTiming = { delay: Delay; business_days: boolean; hasOwnHours: boolean }
const keyOf = ({ delay: { anchor, days = 0, minutes = 0, at = '' }, business_days, hasOwnHours }: StoredTiming): string =>
  [anchor, days, minutes, at, business_days, hasOwnHours].join(' ')

/**
 * How every tenant's reminders leave, said once for all those that leave alike: who set hours, days or delays of its own costs no more than the rows it has.
 */
export async function waysAcross(across: Queries): Promise<Ways> {
  const [settings, hours] = await Promise.all([ownSettings(across), ownHours(across)])
  return Object.fromEntries(
    Object.entries(defaultTimings).map(([moment, { delays }]) => {
      const { atAnyHour }: Moment = moments[moment as MomentName]
      const own = new Map(settings.filter((setting) => setting.moment === moment).map((setting) => [setting.tenant_id, setting]))
      const apart = new Set([...own.keys(), ...hours.keys()])
      const groups = new Map<string, StoredTiming & { tenants: number[] }>()
      for (const tenant_id of apart) {
        const { is_on = true, timing = null, business_days = false } = own.get(tenant_id) ?? {}
        const ownHours = hours.get(tenant_id)
        for (const delay of is_on ? (timing ?? delays) : []) {
          const hasOwnHours = ownHours !== undefined && !atAnyHour && hoursThatMove(delay, { hours: ownHours, business_days }) !== null
          const way = { delay, business_days, hasOwnHours }
          const key = keyOf(way)
          const group = groups.get(key) ?? { ...way, tenants: [] }
          group.tenants.push(tenant_id)
          groups.set(key, group)
        }
      }
      const usual = delays.map((delay): Way => {
        const key = keyOf({ delay, business_days: false, hasOwnHours: false })
        const also = new Set(groups.get(key)?.tenants)
        groups.delete(key)
        const without = [...apart].filter((id) => !also.has(id))
        return {
          delay,
          conditions: [],
          hours: sendingHours,
          business_days: false,
          ...(without.length > 0 && { isOf: sql<SqlBool>`c.tenant_id <> all(${without}::int[])` }),
        }
      })
      const others = [...groups.values()].map(
        ({ delay, business_days, hasOwnHours, tenants }): Way => ({
          delay,
          conditions: [],
          hours: hasOwnHours ? hoursOfRow : sendingHours,
          business_days,
          isOf: sql<SqlBool>`c.tenant_id = any(${tenants}::int[])`,
        }),
      )
      return [moment, [...usual, ...others]]
    }),
  )
}
