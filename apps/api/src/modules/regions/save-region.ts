import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { holderOf, unknownDepartements } from '@kxo/domain/regions/arrangement'
import type { RegionFields, regionsContract } from '@kxo/domain/regions/contract'
import { regionsErrors } from '@kxo/domain/regions/errors'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { openRegions } from './open-regions.ts'
import { presentRegion } from './present.ts'
import { allRegions, deleted, findRegion, lockArrangement } from './queries.ts'

/** @throws 422 on an unknown département or person, 409 naming the region that already has one of the départements */
async function check({ db, tenant, language }: Context, fields: RegionFields, id?: number): Promise<void> {
  const unknown = unknownDepartements(fields.departements, fields.country)
  if (unknown.length > 0) {
    const message = language.say(w.unknownDepartement, { n: unknown.length, departements: unknown.join(', ') })
    refuse(kernelErrors.invalid, {}, [{ field: 'departements', message }])
  }
  if (fields.referent) {
    const known = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', fields.referent)
      .where('status', '<>', deleted)
      .executeTakeFirst()
    if (!known) refuse(kernelErrors.invalid, {}, [{ field: 'referent', message: 'unknownId' }])
  }
  await lockArrangement(db, tenant.id)
  const taken = holderOf(await allRegions(db), { ...fields, ...(id !== undefined && { id }) })
  if (!taken) return
  const values = { departement: taken.departement, region: taken.holder.name }
  const message = language.say(regionsErrors.departementTaken, values)
  refuse(regionsErrors.departementTaken, values, [{ field: 'departements', message }])
}

const columnsOf = ({ referent, address, ...fields }: RegionFields) => ({
  ...fields,
  ...(referent !== undefined && { referent_id: referent }),
  ...(address !== undefined && { address }),
})

export const createRegion: Verb<typeof regionsContract.create> = async (context, { body }) => {
  openRegions(context)
  const { db } = context
  await check(context, body)
  const { id } = await db.insertInto('regions').values(columnsOf(body)).returning('id').executeTakeFirstOrThrow()
  await trace(context, { action: 'update_region', subject_id: id, info: body.name, change: { after: body } })
  return presentRegion(found(await findRegion(db, id)))
}

/** @throws 409 when someone saved meanwhile */
export const changeRegion: Verb<typeof regionsContract.change> = async (context, { params, body }) => {
  openRegions(context)
  const { db } = context
  const { version, ...fields } = body
  const before = found(await db.selectFrom('regions').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await check(context, fields, params.id)
  const after = columnsOf(fields)
  await db
    .updateTable('regions')
    .set({ ...after, version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter((name) => String(after[name] ?? '') !== String(before[name] ?? ''))
  await trace(context, {
    action: 'update_region',
    subject_id: params.id,
    info: before.name,
    change: Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }])),
  })
  return presentRegion(found(await findRegion(db, params.id)))
}
