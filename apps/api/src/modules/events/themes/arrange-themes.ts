import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import type { themesContract } from '@kxo/domain/events/themes/theme-contract'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { findTheme, lockThemes, presentTheme } from './theme-queries.ts'

const done = { done: true } as const

/** @throws 409 unless the themes named are one whole level, as it stands now */
export const orderThemes: Verb<typeof themesContract.order> = async (context, { body: { ids } }) => {
  authorize(may.arrangeThemes(context.actor))
  const { db } = context
  await lockThemes(db, context.tenant.id)
  const first = found(
    await db
      .selectFrom('themes')
      .select('parent_id')
      .where('id', '=', ids[0] ?? 0)
      .executeTakeFirst(),
  )
  const level = await db
    .selectFrom('themes')
    .select('id')
    .where('parent_id', first.parent_id === null ? 'is' : '=', first.parent_id)
    .execute()
  if (new Set(ids).size !== level.length || level.some(({ id }) => !ids.includes(id))) refuse(eventsErrors.themesMovedMeanwhile)
  await sql`update themes set rank = said.rank from unnest(${ids}::bigint[]) with ordinality as said (id, rank)
    where themes.id = said.id`.execute(db)
  await trace(context, { action: 'update_theme', info: 'order' })
  return done
}

/** The events, sub-themes and addresses of one theme go to another, which keeps its own name. @throws 422 on three levels */
export const mergeThemes: Verb<typeof themesContract.merge> = async (context, { params, body }) => {
  authorize(may.arrangeThemes(context.actor))
  const { db } = context
  await lockThemes(db, context.tenant.id)
  const from = found(await db.selectFrom('themes').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const into = found(await db.selectFrom('themes').selectAll().where('id', '=', body.into).forUpdate().executeTakeFirst())
  const below = await db.selectFrom('themes').select('id').where('parent_id', '=', from.id).execute()
  if (from.id === into.id || (into.parent_id !== null && below.length > 0)) refuse(eventsErrors.themeTooDeep)
  await sql`insert into event_themes (event_id, theme_id, rank)
    select event_id, ${into.id}, rank from event_themes where theme_id = ${from.id} on conflict do nothing`.execute(db)
  await db.deleteFrom('event_themes').where('theme_id', '=', from.id).execute()
  await db.updateTable('themes').set({ parent_id: into.id }).where('parent_id', '=', from.id).where('id', '<>', into.id).execute()
  if (into.parent_id === from.id) await db.updateTable('themes').set({ parent_id: from.parent_id }).where('id', '=', into.id).execute()
  await db.updateTable('theme_addresses').set({ theme_id: into.id }).where('theme_id', '=', from.id).execute()
  await db.deleteFrom('themes').where('id', '=', from.id).execute()
  await db.insertInto('theme_addresses').values({ url: from.url, theme_id: into.id }).execute()
  await trace(context, { action: 'merge_themes', subject_id: into.id, info: `${from.name} → ${into.name}` })
  return presentTheme(found(await findTheme(db, into.id)))
}

/** @throws 409 while events have it, or themes stand under it */
export const removeTheme: Verb<typeof themesContract.remove> = async (context, { params }) => {
  authorize(may.deleteThemes(context.actor))
  const { db } = context
  await lockThemes(db, context.tenant.id)
  const theme = found(await db.selectFrom('themes').select(['id', 'name']).where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (await db.selectFrom('themes').select('id').where('parent_id', '=', theme.id).executeTakeFirst()) refuse(eventsErrors.themeAboveOthers)
  const { n } = await db
    .selectFrom('event_themes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('theme_id', '=', theme.id)
    .executeTakeFirstOrThrow()
  if (n > 0) refuse(eventsErrors.themeInUse, { n })
  await db.deleteFrom('themes').where('id', '=', theme.id).execute()
  await trace(context, { action: 'update_theme', subject_id: theme.id, info: theme.name, change: { before: theme, after: null } })
  return done
}
