import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { callsField, mergeFields, templateTextOf, unknownFields } from '@kxo/domain/mailing/merge-fields'
import { findMoment, moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { concepts } from '@kxo/domain/tenants/glossary/glossary'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { settingsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'

type Language = 'fr' | 'en'

/** The moment, for whoever may rewrite it: full administrators of a tenant that has the feature. */
export function editableMoment(context: Context, name: string): Moment {
  authorize(may.writeTemplates(context.actor))
  found(settingsOf(context.tenant).features.includes('templates') || undefined)
  return found(findMoment(name))
}

export const listTemplates: Verb<typeof templatesContract.templates> = async (context) => {
  authorize(may.writeTemplates(context.actor))
  found(settingsOf(context.tenant).features.includes('templates') || undefined)
  const { db } = context
  const own = await db.selectFrom('mail_templates').select(['moment', 'language']).where('is_active', '=', true).execute()
  const settings = await db.selectFrom('mail_settings').select(['moment', 'is_on']).execute()
  const counts = await db
    .selectFrom('mails')
    .select('moment')
    .select(sql<number>`count(*)::int`.as('sent'))
    .select(sql<number>`count(*) filter (where status = ${mailStatus.codeOf('rejected')})::int`.as('rejected'))
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .groupBy('moment')
    .execute()
  const countOf = new Map(counts.map((row) => [row.moment, row]))
  const off = new Set(settings.filter(({ is_on }) => !is_on).map(({ moment }) => moment))
  return Object.keys(moments).map((moment) => ({
    moment,
    is_on: !off.has(moment),
    own: own.filter((row) => row.moment === moment).map(({ language }) => language as Language),
    sent: countOf.get(moment)?.sent ?? 0,
    rejected: countOf.get(moment)?.rejected ?? 0,
  }))
}

const versionsOf = ({ db }: Context, moment: string) =>
  db.selectFrom('mail_templates').selectAll().where('moment', '=', moment).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

export const readTemplate: Verb<typeof templatesContract.template> = async (context, { params }) => {
  const moment = editableMoment(context, params.moment)
  const versions = await versionsOf(context, moment.name)
  const setting = await context.db.selectFrom('mail_settings').select('is_on').where('moment', '=', moment.name).executeTakeFirst()
  const textIn = (language: Language) => {
    const own = versions.find((row) => row.language === language && row.is_active)
    if (own) return { subject: own.subject, body: own.body, is_own: true, version: own.version }
    const [subject, body] = [moment.subject[language], moment.body[language]].map((text) => templateTextOf(text, moment.merge))
    return { subject: subject ?? '', body: body ?? '', is_own: false, version: 0 }
  }
  return {
    moment: moment.name,
    is_on: setting?.is_on ?? true,
    fr: textIn('fr'),
    en: textIn('en'),
    versions: versions.map(({ id, language, version, subject, body, is_active, created_at }) => ({
      id,
      language: language as Language,
      version,
      subject,
      body,
      is_active,
      created_at,
    })),
  }
}

/** @throws 409 for a message that always leaves */
export const switchMoment: Verb<typeof templatesContract.switchMoment> = async (context, { params, body }) => {
  const moment = editableMoment(context, params.moment)
  if (moment.isAlwaysOn && !body.is_on) refuse(mailingErrors.alwaysOn)
  if (moment.awaits) refuse(kernelErrors.conflict)
  await context.db
    .insertInto('mail_settings')
    .values({ moment: moment.name, is_on: body.is_on })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'moment']).doUpdateSet({ is_on: body.is_on }))
    .execute()
  await trace(context, { action: body.is_on ? 'switch_mail_on' : 'switch_mail_off', info: moment.name })
  return { is_on: body.is_on }
}

/** Refuses a text that calls a field the message does not have, or leaves out one it needs. */
export function checkTemplate({ language }: Context, moment: Moment, { subject, body }: { subject: string; body: string }): void {
  if (moment.isFixed) refuse(mailingErrors.fixedText)
  for (const [field, text] of Object.entries({ subject, body })) {
    const [unknown] = unknownFields(text, moment, concepts)
    if (unknown)
      refuse(mailingErrors.unknownField, { field: unknown }, [
        { field, message: language.say(mailingErrors.unknownField, { field: unknown }) },
      ])
  }
  for (const key of moment.needs ?? [])
    if (!callsField(subject + body, key))
      refuse(mailingErrors.fieldNeeded, { field: language.say(mergeFields[key]?.label ?? { fr: key, en: key }) })
}

/** Mails already written keep their words: the new version speaks from the next one on. */
export const saveTemplate: Verb<typeof templatesContract.saveTemplate> = async (context, { params, body }) => {
  const { db } = context
  const moment = editableMoment(context, params.moment)
  checkTemplate(context, moment, body)
  // Two who save at once follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${moment.name}`}, ${context.tenant.id}))`.execute(db)
  const { latest } = await db
    .selectFrom('mail_templates')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('latest'))
    .where('moment', '=', moment.name)
    .where('language', '=', body.language)
    .executeTakeFirstOrThrow()
  await silence(context, moment.name, body.language)
  const version = latest + 1
  await db
    .insertInto('mail_templates')
    .values({ moment: moment.name, ...body, version, created_at: context.now })
    .execute()
  await trace(context, { action: 'update_mail_template', info: `${moment.name} ${body.language} ${version}` })
  return { version }
}

const silence = ({ db }: Context, moment: string, language: Language) =>
  db
    .updateTable('mail_templates')
    .set({ is_active: false })
    .where('moment', '=', moment)
    .where('language', '=', language)
    .where('is_active', '=', true)
    .execute()

export const restoreOriginal: Verb<typeof templatesContract.restoreOriginal> = async (context, { params, body }) => {
  const moment = editableMoment(context, params.moment)
  await silence(context, moment.name, body.language)
  await trace(context, { action: 'update_mail_template', info: `${moment.name} ${body.language}` })
  return { done: true as const }
}
