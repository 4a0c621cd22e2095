import { isDeepStrictEqual } from 'node:util'
import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { may } from '@kxo/domain/contributions/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { currentTariff, getContribution, isUsed, lockContribution, presentContribution, tariffFrom } from '../contribution-of.ts'
import { checkWritten, storedHead, storedTariff, type Written } from './check-written.ts'

type Contract = typeof contributionsContract

export const readContribution: Verb<Contract['read']> = async ({ db, actor }, { params }) => {
  authorize(may.manageContributions(actor))
  return presentContribution(db, params.id)
}

export const createContribution: Verb<Contract['create']> = async (context, { body }) => {
  authorize(may.manageContributions(context.actor))
  checkWritten(context, body)
  const { db, now } = context
  const { id } = await db
    .insertInto('contributions')
    .values({ ...storedHead(body), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contribution_tariffs')
    .values({ contribution_id: id, number: 1, ...storedTariff(body) })
    .execute()
  await trace(context, { action: 'create_contribution', subject_id: id, info: body.name })
  return presentContribution(db, id)
}

/** What an order used stays as it was: the change is the next version. */
async function writeTariff({ db }: Context, contribution_id: number, written: Written): Promise<void> {
  const current = await currentTariff(db, contribution_id)
  const stored = storedTariff(written)
  if (isDeepStrictEqual(tariffFrom({ ...current, ...stored, bands: JSON.parse(stored.bands) }), tariffFrom(current))) return
  if (await isUsed(db, current.id))
    await db
      .insertInto('contribution_tariffs')
      .values({ contribution_id, number: current.number + 1, ...stored })
      .execute()
  else await db.updateTable('contribution_tariffs').set(stored).where('id', '=', current.id).execute()
}

/** @throws 404, 409 when somebody else saved it since, or its bands do not stand */
export const changeContribution: Verb<Contract['change']> = async (context, { params, body }) => {
  authorize(may.manageContributions(context.actor))
  const { db } = context
  const contribution = await lockContribution(db, params.id)
  const { version, ...written } = body
  if (version !== contribution.version) refuse(kernelErrors.editedMeanwhile)
  checkWritten(context, written)
  await writeTariff(context, contribution.id, written)
  await db
    .updateTable('contributions')
    .set({ ...storedHead(written), version: version + 1 })
    .where('id', '=', contribution.id)
    .execute()
  await trace(context, { action: 'update_contribution', subject_id: contribution.id, info: written.name })
  return presentContribution(db, contribution.id)
}

/** @throws 404, 409 once somebody took it */
export const removeContribution: Verb<Contract['remove']> = async (context, { params }) => {
  authorize(may.manageContributions(context.actor))
  const { db } = context
  const { id, name } = await getContribution(db, params.id)
  const taken = await db.selectFrom('contribution_orders').select('id').where('contribution_id', '=', id).limit(1).executeTakeFirst()
  if (taken) refuse(contributionsErrors.contributionTaken)
  await db.deleteFrom('contributions').where('id', '=', id).execute()
  await trace(context, { action: 'remove_contribution', subject_id: id, info: name })
  return { done: true }
}
