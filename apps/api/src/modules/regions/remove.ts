import { refuse } from '@kxo/domain/kernel/errors'
import { waysToWriteFrance } from '@kxo/domain/kernel/geography'
import type { regionsContract } from '@kxo/domain/regions/contract'
import { regionsErrors } from '@kxo/domain/regions/errors'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { openRegions } from './open-regions.ts'
import { deleted, findRegion } from './queries.ts'

/** @throws 409 while people have it and nothing says where they go, and for « hors france » while contacts live abroad */
export const removeRegion: Verb<typeof regionsContract.remove> = async (context, { params, query }) => {
  openRegions(context)
  const { db } = context
  const region = found(await db.selectFrom('regions').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const attached = async (table: 'users' | 'companies'): Promise<number> => {
    const { n } = await db
      .selectFrom(table)
      .select(sql<number>`count(*)::integer`.as('n'))
      .where('region_id', '=', params.id)
      .executeTakeFirstOrThrow()
    return n
  }
  if (region.is_abroad) {
    const { people } = await db
      .selectFrom('users')
      .select(sql<number>`count(*)::integer`.as('people'))
      .where('status', '<>', deleted)
      .where('country', 'not in', [...waysToWriteFrance, region.country])
      .executeTakeFirstOrThrow()
    if (people > 0) refuse(regionsErrors.abroadStillPeopled, { people })
  }
  const people = (await attached('users')) + (await attached('companies'))
  if (people > 0 && query.to === undefined) refuse(regionsErrors.stillPeopled, { people })
  const to = query.to ? found(await findRegion(db, query.to)).id : null
  if (to === params.id) refuse(regionsErrors.stillPeopled, { people })
  for (const table of ['users', 'companies', 'events'] as const)
    await db.updateTable(table).set({ region_id: to }).where('region_id', '=', params.id).execute()
  await db.deleteFrom('regions').where('id', '=', params.id).execute()
  await trace(context, {
    action: 'update_region',
    subject_id: params.id,
    info: region.name,
    change: { before: { name: region.name, departements: region.departements }, after: null, moved: people, to },
  })
  return { done: true as const }
}
