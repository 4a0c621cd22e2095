import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { mailStatus } from '@kxo/domain/mailing/status'
import { channelsOf } from '@kxo/domain/mailing/templates/channels'
import type { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'
import { isWritten } from '../queries.ts'
import { hasSms } from '../sms/sms-settings.ts'
import { authorizeTemplates } from './editable-moment.ts'
import { isOnAtFirst, settingsByMoment, untouched } from './setting.ts'

/** Every message, with what the tenant made of it and how it fared these thirty days. */
export const listTemplates: Verb<typeof templatesContract.templates> = async (context) => {
  authorizeTemplates(context)
  const { db } = context
  const texts = await db
    .selectFrom('mail_templates')
    .select(['moment', 'language', 'scope', 'scope_key', 'subject', 'created_at'])
    .where('is_active', '=', true)
    .execute()
  const settings = await settingsByMoment(db)
  const counts = await db
    .selectFrom('mails')
    .select('moment')
    .select(sql<number>`count(*) filter (where ${isWritten})::int`.as('sent'))
    .select(sql<number>`count(*) filter (where status = ${mailStatus.codeOf('rejected')})::int`.as('rejected'))
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .groupBy('moment')
    .execute()
  const inSms = hasSms(context) ? await momentsInSms(db) : new Set<string>()
  const hasPush = settingsOf(context.tenant).features.includes('push')
  const countOf = new Map(counts.map((row) => [row.moment, row]))
  return Object.values<Moment>(moments).map((declared) => {
    const moment = declared.name
    const own = texts.filter((text) => text.moment === moment)
    const setting = settings.get(moment)
    const subjectIn = (language: string) => own.find((text) => text.language === language && text.scope === 'tenant')?.subject ?? null
    return {
      moment,
      is_on: setting?.is_on ?? isOnAtFirst(moment),
      own: (['fr', 'en'] as const).filter((language) => own.some((text) => text.language === language && text.scope === 'tenant')),
      subjects: { fr: subjectIn('fr'), en: subjectIn('en') },
      channels: channelsOf(declared, { ...(setting ?? untouched), hasPush, hasSms: inSms.has(moment) }),
      copy_to: setting?.copy_to ?? [],
      copy_roles: setting?.copy_roles ?? [],
      removed_roles: setting?.removed_roles ?? [],
      scopes: new Set(own.filter(({ scope }) => scope !== 'tenant').map(({ scope, scope_key }) => `${scope} ${scope_key}`)).size,
      timing: setting?.timing ?? null,
      sent: countOf.get(moment)?.sent ?? 0,
      rejected: countOf.get(moment)?.rejected ?? 0,
      changed_at: own.map(({ created_at }) => created_at).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    }
  })
}

const momentsInSms = async (db: Queries): Promise<Set<string>> => {
  const rows = await db.selectFrom('sms_templates').select('moment').distinct().where('is_active', '=', true).execute()
  return new Set(rows.flatMap(({ moment }) => moment ?? []))
}
