import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { bodyFieldsOf, callsField, isAboutEvent, mergeFields, templateFieldsOf } from '@kxo/domain/mailing/merge-fields'
import { conditionsIn, testsOf } from '@kxo/domain/mailing/merging/shown-if'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { availableFacts } from '@kxo/domain/mailing/templates/conditions'
import type { Scoped } from '@kxo/domain/mailing/templates/scope'
import { unfilledField, unfitFormat } from '@kxo/domain/mailing/templates/written-text'
import type { templatesContract, WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { concepts } from '@kxo/domain/tenants/glossary/glossary'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { editableMoment } from './editable-moment.ts'
import { ownFieldsOf } from './own-fields.ts'
import { refuseUnknownField, refuseWrongFormat } from './refuse-unknown-field.ts'
import { countWaiting } from './rewrite-waiting.ts'
import { isScope, labelOfScopes } from './scopes.ts'

/** Refuses a text that says nothing, calls a field the message does not have, or leaves out one it needs. */
export async function checkTemplate(context: Context, moment: Moment, written: WrittenTemplate): Promise<void> {
  const { language } = context
  if (moment.isFixed) refuse(mailingErrors.fixedText)
  const { subject, preview_text, body, button, second_button } = written
  if (plainTextOf(body).trim() === '')
    refuse(mailingErrors.emptyText, {}, [{ field: 'body', message: language.say(mailingErrors.emptyText) }])
  const texts = { subject, preview_text, button, second_button: second_button?.label ?? '' }
  const ownFields = await ownFieldsOf(context, moment)
  const own = ownFields.map(({ key }) => key)
  const kinds = Object.fromEntries(ownFields.map(({ key, kind }) => [key, kind]))
  const fields = [...templateFieldsOf(moment), ...own]
  const nothing = { type: 'doc' as const, content: [] }
  for (const [field, unknown] of [
    ...Object.entries(texts).map(([field, text]) => [field, unfilledField([text], nothing, fields, concepts)] as const),
    ['body', unfilledField([], body, [...bodyFieldsOf(moment), ...own], concepts)] as const,
  ])
    if (unknown) refuseUnknownField({ language }, unknown, field)
  for (const [field, text] of Object.entries(texts)) {
    const wrong = unfitFormat([text], nothing, kinds)
    if (wrong) refuseWrongFormat({ language }, wrong, field)
  }
  const askable: readonly string[] = [...availableFacts(isAboutEvent(moment)), ...fields]
  const unaskable = conditionsIn(body).find(({ of, test }) => !askable.includes(of) || !testsOf(of).includes(test))
  if (unaskable) refuseUnknownField({ language }, unaskable.of)
  const wrong = unfitFormat([], body, kinds)
  if (wrong) refuseWrongFormat({ language }, wrong)
  for (const key of moment.needs ?? [])
    if (!callsField(subject + plainTextOf(body), key))
      refuse(mailingErrors.fieldNeeded, { field: language.say(mergeFields[key]?.label ?? { fr: key, en: key }) })
}

type Where = Scoped & { moment: string; language: string }
const inScope = ({ db }: Context, { moment, language, scope, scope_key }: Where) =>
  db
    .selectFrom('mail_templates')
    .where('moment', '=', moment)
    .where('language', '=', language)
    .where('scope', '=', scope)
    .where('scope_key', '=', scope_key)

const silence = ({ db }: Context, { moment, language, scope, scope_key }: Where) =>
  db
    .updateTable('mail_templates')
    .set({ is_active: false })
    .where('moment', '=', moment)
    .where('language', '=', language)
    .where('scope', '=', scope)
    .where('scope_key', '=', scope_key)
    .where('is_active', '=', true)
    .execute()

/** Mails already written keep their words: the new version speaks from the next one on. @throws 409 for a new text where one is active */
export const saveTemplate: Verb<typeof templatesContract.saveTemplate> = async (
  context,
  { params, body: { is_new, reason, ...written } },
) => {
  const moment = editableMoment(context, params.moment)
  const version = await writeVersion(context, moment, written, { is_new, reason })
  return { version, waiting: await countWaiting(context, { moment: moment.name, ...written }) }
}

/** @returns the number of the version; refuses before anything is written */
export async function writeVersion(
  context: Context,
  moment: Moment,
  written: WrittenTemplate,
  { is_new = false, reason = '' }: { is_new?: boolean; reason?: string | undefined } = {},
): Promise<number> {
  const { db, actor, now } = context
  await checkTemplate(context, moment, written)
  const where: Where = { moment: moment.name, language: written.language, scope: written.scope, scope_key: written.scope_key }
  if (!(await isScope(context, where))) refuse(kernelErrors.notFound)
  // Two who save at once follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${moment.name}`}, ${context.tenant.id}))`.execute(db)
  const former = await inScope(context, where)
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('latest'))
    .select(sql<boolean>`coalesce(bool_or(is_active), false)`.as('is_there'))
    .executeTakeFirstOrThrow()
  if (is_new && former.is_there) {
    const [named] = await labelOfScopes(context, [where])
    refuse(mailingErrors.textThere, { scope: named?.label ?? '' })
  }
  await silence(context, where)
  const version = former.latest + 1
  const { body, second_button, ...rest } = written
  await db
    .insertInto('mail_templates')
    .values({
      moment: moment.name,
      ...rest,
      body: JSON.stringify(body),
      second_button: second_button && JSON.stringify(second_button),
      version,
      reason,
      created_by: actor.user_id,
      created_at: now,
    })
    .execute()
  await trace(context, { action: 'update_mail_template', info: `${moment.name} ${written.language} ${version}` })
  return version
}

export const restoreOriginal: Verb<typeof templatesContract.restoreOriginal> = async (context, { params, body }) => {
  const moment = editableMoment(context, params.moment)
  await silence(context, { moment: moment.name, ...body })
  await trace(context, { action: 'update_mail_template', info: `${moment.name} ${body.language}` })
  return { done: true as const }
}
