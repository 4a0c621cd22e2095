import { sendingHours } from '@kxo/domain/mailing/delays'
import { findMoment } from '@kxo/domain/mailing/moments'
import type { Audience, Delay } from '@kxo/domain/mailing/moments/moment'
import type { Condition } from '@kxo/domain/mailing/templates/conditions'
import type { CopyRole } from '@kxo/domain/mailing/templates/copies'
import type { MomentSetting } from '@kxo/domain/mailing/templates-contract'
import type { Queries } from '../../../platform/database/tenancy.ts'

const columns = [
  'moment',
  'is_on',
  'timing',
  'business_days',
  'conditions',
  'sender_name',
  'reply_to',
  'copy_to',
  'copy_roles',
  'removed_roles',
  'by_mail',
  'by_bell',
  'by_push',
] as const
/** How a moment nobody set leaves. */
export const untouched: Omit<MomentSetting, 'is_on'> = {
  timing: null,
  business_days: false,
  conditions: [],
  sender_name: '',
  reply_to: '',
  copy_to: [],
  copy_roles: [],
  removed_roles: [],
  by_mail: true,
  by_bell: false,
  by_push: true,
}

export type Setting = MomentSetting

/** Whether a moment nobody set leaves. */
export const isOnAtFirst = (moment: string): boolean => !findMoment(moment)?.isOffAtFirst

type Stored = Omit<MomentSetting, 'timing' | 'conditions' | 'copy_roles' | 'removed_roles'> & {
  timing: unknown
  conditions: unknown
  copy_roles: string[]
  removed_roles: string[]
}
/** As the contract let it in. */
const stored = ({ timing, conditions, copy_roles, removed_roles, ...row }: Stored): MomentSetting => ({
  ...row,
  timing: timing as Delay[] | null,
  conditions: conditions as Condition[],
  copy_roles: copy_roles as CopyRole[],
  removed_roles: removed_roles as Audience[],
})

/** What a tenant set for its moments; those it left alone are absent. */
export async function settingsByMoment(db: Queries): Promise<Map<string, MomentSetting>> {
  const rows = await db.selectFrom('mail_settings').select(columns).execute()
  return new Map(rows.map(({ moment, ...row }) => [moment, stored(row)]))
}

/** How a moment leaves for this tenant; the catalogue's way when it set nothing. */
export async function settingOf(db: Queries, moment: string): Promise<MomentSetting> {
  const row = await db.selectFrom('mail_settings').select(columns).where('moment', '=', moment).executeTakeFirst()
  if (!row) return { ...untouched, is_on: isOnAtFirst(moment) }
  const { moment: _, ...set } = row
  return stored(set)
}

export type Hours = { opens: string; closes: string }
/** Hours reminders of the tenant leave between. */
export async function hoursOf(db: Queries): Promise<Hours & { is_own: boolean }> {
  const own = await db.selectFrom('mail_hours').select(['opens', 'closes']).executeTakeFirst()
  return own ? { opens: own.opens.slice(0, 5), closes: own.closes.slice(0, 5), is_own: true } : { ...sendingHours, is_own: false }
}
