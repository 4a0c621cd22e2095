import { templateTextOf } from '@kxo/domain/mailing/merge-fields'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { closest, type Scoped, type TemplateScope } from '@kxo/domain/mailing/templates/scope'
import { bodyOf, documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import type { TemplateText, TemplateVersion, templatesContract } from '@kxo/domain/mailing/templates-contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { hasSms } from '../sms/sms-settings.ts'
import { editableMoment } from './editable-moment.ts'
import { ownFieldsOf } from './own-fields.ts'
import { labelOfScopes } from './scopes.ts'
import { settingOf } from './setting.ts'

type Language = 'fr' | 'en'

const versionsOf = ({ db }: Context, moment: string) =>
  db
    .selectFrom('mail_templates as t')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.created_by'))
    .selectAll('t')
    .select(sql<string | null>`trim(u.first_name || ' ' || u.last_name)`.as('by_name'))
    .where('t.moment', '=', moment)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
type Row = Awaited<ReturnType<typeof versionsOf>>[number]

const contentOf = ({ subject, preview_text, body, button, second_button, attachments }: Row) => ({
  subject,
  preview_text,
  body: bodyOf(body),
  button,
  second_button: second_button as TemplateText['second_button'],
  attachments: attachments as TemplateText['attachments'],
})
const versionOf = (row: Row): TemplateVersion => ({
  id: row.id,
  language: row.language as Language,
  version: row.version,
  ...contentOf(row),
  is_active: row.is_active,
  reason: row.reason,
  by_name: row.by_name,
  created_at: row.created_at,
})

const catalogueText = (moment: Moment, language: Language): TemplateText => ({
  subject: templateTextOf(moment.subject[language], moment.merge),
  preview_text: '',
  body: documentOfParagraphs(templateTextOf(moment.body[language], moment.merge)),
  button: '',
  second_button: null,
  attachments: [],
  is_own: false,
  version: 0,
})

/** The text of a scope; one that has none starts from what speaks there today. */
function textIn(moment: Moment, language: Language, rows: readonly Row[], { scope, scope_key }: Scoped): TemplateText {
  const active = rows.filter((row) => row.language === language && row.is_active)
  const own = active.find((row) => row.scope === scope && row.scope_key === scope_key)
  if (own) return { ...contentOf(own), is_own: true, version: own.version }
  const wider = closest(
    active.map((row) => ({ ...row, scope: row.scope as TemplateScope })),
    { themes: [] },
  )
  return wider ? { ...contentOf(wider), is_own: false, version: 0 } : catalogueText(moment, language)
}

const hasSmsText = async ({ db }: Context, moment: string): Promise<boolean> =>
  (await db.selectFrom('sms_templates').select('id').where('moment', '=', moment).where('is_active', '=', true).executeTakeFirst()) !==
  undefined

export const readTemplate: Verb<typeof templatesContract.template> = async (context, { params, query }) => {
  const moment = editableMoment(context, params.moment)
  const rows = await versionsOf(context, moment.name)
  const requestedScope = { scope: query.scope, scope_key: query.scope_key }
  const written = [
    ...new Map(rows.filter((row) => row.is_active).map(({ scope, scope_key }) => [`${scope} ${scope_key}`, { scope, scope_key }])).values(),
  ]
  return {
    moment: moment.name,
    ...(await settingOf(context.db, moment.name)),
    fr: textIn(moment, 'fr', rows, requestedScope),
    en: textIn(moment, 'en', rows, requestedScope),
    has_sms: moment.beside?.includes('sms') && hasSms(context) ? await hasSmsText(context, moment.name) : null,
    own_fields: await ownFieldsOf(context, moment),
    scopes: await labelOfScopes(context, written as Scoped[]),
    versions: rows.filter((row) => row.scope === requestedScope.scope && row.scope_key === requestedScope.scope_key).map(versionOf),
  }
}
