import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { themeColours } from '@kxo/domain/events/themes/theme-colours'
import type { ThemeFields, themesContract } from '@kxo/domain/events/themes/theme-contract'
import { themeWords as w } from '@kxo/domain/events/themes/theme-words'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { contrast, textContrast } from '@kxo/domain/tenants/appearance/contrast'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { freeThemeUrl } from './event-themes.ts'
import { findTheme, lockThemes, presentTheme } from './theme-queries.ts'

type Former = { id: number; url: string; parent_id: number | null; rank: number }

/** PRV-61: a colour is worn by words on white. @throws 422 */
function checkColours({ language }: Context, { colours }: ThemeFields): void {
  const faint = themeColours.flatMap((name) => {
    const colour = colours[name]
    const ratio = colour ? Math.floor(contrast(colour, '#ffffff') * 10) / 10 : textContrast
    const said = ratio.toLocaleString(language.locale, { minimumFractionDigits: 1 })
    return ratio < textContrast ? [{ field: `colours.${name}`, message: language.say(w.contrastTooLow, { ratio: said }) }] : []
  })
  if (faint.length > 0) refuse(kernelErrors.invalid, {}, faint)
}

/** Two levels: what stands under another has none below. @throws 422 */
async function checkParent({ db, language }: Context, parent: number | null | undefined, id: number | null): Promise<void> {
  if (!parent) return
  const above = found(await db.selectFrom('themes').select(['id', 'parent_id']).where('id', '=', parent).executeTakeFirst())
  const below = id === null ? undefined : await db.selectFrom('themes').select('id').where('parent_id', '=', id).executeTakeFirst()
  if (above.parent_id === null && above.id !== id && !below) return
  refuse(eventsErrors.themeTooDeep, {}, [{ field: 'parent', message: language.say(eventsErrors.themeTooDeep) }])
}

/** The address asked, free of any other theme; the name's without one. @throws 422 naming who has it */
async function urlOf({ db, language }: Context, { url, name }: ThemeFields, former: Former | null): Promise<string> {
  if (!url) return former?.url ?? freeThemeUrl(db, name)
  const holder = await db
    .selectFrom('themes')
    .select('name')
    .where('url', '=', url)
    .$if(former !== null, (query) => query.where('id', '<>', former?.id ?? 0))
    .executeTakeFirst()
  if (!holder) return url
  refuse(eventsErrors.themeUrlTaken, holder, [{ field: 'url', message: language.say(eventsErrors.themeUrlTaken, holder) }])
}

async function columnsOf(context: Context, fields: ThemeFields, former: Former | null) {
  const { db } = context
  await lockThemes(db, context.tenant.id)
  checkColours(context, fields)
  await checkParent(context, fields.parent, former?.id ?? null)
  const parent_id = fields.parent ?? null
  const { last } = await db
    .selectFrom('themes')
    .select(sql<number>`coalesce(max(rank), 0)`.as('last'))
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .executeTakeFirstOrThrow()
  return {
    name: fields.name,
    name_en: fields.name_en ?? null,
    url: await urlOf(context, fields, former),
    code: fields.code ?? null,
    parent_id,
    description: fields.description ?? '',
    colours: JSON.stringify(Object.fromEntries(Object.entries(fields.colours).filter(([, colour]) => colour))),
    nsf_code: fields.nsf_code?.toLowerCase() ?? null,
    referent_id: fields.referent ?? null,
    is_visible: fields.is_visible,
    rank: former && former.parent_id === parent_id ? former.rank : last + 1,
  }
}

export const createTheme: Verb<typeof themesContract.create> = async (context, { body }) => {
  authorize(may.arrangeThemes(context.actor))
  const { db } = context
  const columns = await columnsOf(context, body, null)
  const { id } = await db.insertInto('themes').values(columns).returning('id').executeTakeFirstOrThrow()
  await db.deleteFrom('theme_addresses').where('url', '=', columns.url).execute()
  await trace(context, { action: 'update_theme', subject_id: id, info: body.name, change: { after: columns } })
  return presentTheme(found(await findTheme(db, id)))
}

/** An address left behind still leads to the theme. @throws 409 when someone saved meanwhile */
export const changeTheme: Verb<typeof themesContract.change> = async (context, { params, body }) => {
  authorize(may.arrangeThemes(context.actor))
  const { db } = context
  const { version, ...fields } = body
  const former = found(await db.selectFrom('themes').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (former.version !== version) refuse(kernelErrors.editedMeanwhile)
  const columns = await columnsOf(context, fields, former)
  await db
    .updateTable('themes')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', former.id)
    .execute()
  if (columns.url !== former.url) {
    await db.deleteFrom('theme_addresses').where('url', '=', columns.url).execute()
    await db
      .insertInto('theme_addresses')
      .values({ url: former.url, theme_id: former.id })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'url']).doUpdateSet({ theme_id: former.id }))
      .execute()
  }
  await trace(context, { action: 'update_theme', subject_id: former.id, info: former.name, change: { before: former, after: columns } })
  return presentTheme(found(await findTheme(db, former.id)))
}
