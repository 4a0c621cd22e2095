import { may } from '@kxo/domain/events/permissions'
import type { ThemeLine, themesContract } from '@kxo/domain/events/themes/theme-contract'
import { themeList } from '@kxo/domain/events/themes/theme-list'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ListPlan } from '../../../platform/lists/list-filters.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { listOrExport } from '../../traces/index.ts'
import { findTheme, presentTheme, selectThemes, type ThemeRecord, themePosition } from './theme-queries.ts'

const plan = planOf(
  themeList,
  {
    name: { at: sql`themes.name` },
    code: { at: sql`themes.code` },
    url: { at: sql`themes.url` },
    is_visible: { at: sql`themes.is_visible` },
    nsf_code: { at: sql`themes.nsf_code` },
  },
  {
    fields: { position: { at: themePosition, kind: 'number' } },
    search: sql`searchable(concat_ws(' ', themes.name, themes.name_en, themes.code))`,
    sort: 'position',
    id: sql`themes.id`,
  },
)

const eventsPlan: ListPlan = {
  fields: {
    title: { at: sql.ref('events.title'), kind: 'text' },
    start_date: { at: sql.ref('events.start_date'), kind: 'instant' },
    is_active: { at: sql.ref('events.is_active'), kind: 'flag' },
  },
  search: sql.ref('events.search'),
  sort: '-start_date',
  id: sql.ref('events.id'),
}

const counted = sql<number>`(select count(*) from event_themes where event_themes.theme_id = themes.id)`
const countedPublished = sql<number>`(select count(*) from event_themes
  join events on events.tenant_id = event_themes.tenant_id and events.id = event_themes.event_id and events.is_active
  where event_themes.theme_id = themes.id)`

const rows = (db: Queries) => selectThemes(db).select([counted.as('events'), countedPublished.as('published')])
type Row = ThemeRecord & Pick<ThemeLine, 'events' | 'published'>
const present = (some: readonly Row[]): ThemeLine[] =>
  some.map((row) => ({ ...presentTheme(row), events: row.events, published: row.published }))

export const listThemes: Verb<typeof themesContract.list> = async (context, { query }) => {
  authorize(may.arrangeThemes(context.actor))
  return listOrExport(context, 'export_themes', {
    name: context.language.noun('theme', 'pl'),
    plan,
    asked: query,
    query: rows,
    present: (some: Row[]) => present(some),
    columns: exportsOf(themeList),
  })
}

export const listThemeChoices: Verb<typeof themesContract.choices> = async ({ actor, db }) => {
  authorize(may.readEvents(actor))
  return (await selectThemes(db).orderBy(themePosition).orderBy('themes.name').execute()).map(({ id, name, parent_name }) => ({
    id,
    name,
    parent_name,
  }))
}

export const readTheme: Verb<typeof themesContract.get> = async ({ actor, db }, { params }) => {
  authorize(may.arrangeThemes(actor))
  return presentTheme(found(await findTheme(db, params.id)))
}

export const listThemeEvents: Verb<typeof themesContract.events> = async (context, { params, query }) => {
  authorize(may.arrangeThemes(context.actor) && may.readEvents(context.actor))
  found(await findTheme(context.db, params.id))
  const borne = context.db
    .selectFrom('events')
    .select(['events.id', 'events.title', 'events.start_date', 'events.is_active'])
    .where(sql<boolean>`exists (select from event_themes e where e.event_id = events.id and e.theme_id = ${params.id})`)
  return listed(borne, eventsPlan, query)
}
