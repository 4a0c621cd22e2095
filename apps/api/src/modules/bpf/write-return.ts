import type { bpfContract } from '@kxo/domain/bpf/contract'
import { bpfErrors } from '@kxo/domain/bpf/errors'
import { may } from '@kxo/domain/bpf/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { nameOf, presentReturn } from './read-return.ts'
import { declarerOf, lockReturn, returnOf } from './return-of.ts'

/** @throws 404, 409 once it is frozen */
export const writeReturn: Verb<typeof bpfContract.write> = async (context, { params, body }) => {
  authorize(may.writeReturn(context.actor))
  const { entity, mail, ...written } = body
  const of = await returnOf(context, params.year, entity)
  await lockReturn(context, of)
  await context.db
    .updateTable('bpf_returns')
    .set({ ...written, ...(mail === undefined ? {} : { mail: mail ?? '' }) })
    .where('entity_id', '=', of.entity.id)
    .where('year', '=', of.year)
    .execute()
  await trace(context, { action: 'edit_bpf_data', info: `${of.entity.name} ${of.year}` })
  return presentReturn(context, await returnOf(context, params.year, entity))
}

/** Keeps the figures as they are declared. @throws 404, 409 frozen already, before the exercise is over, without expenses or with a failing control */
export const freezeReturn: Verb<typeof bpfContract.freeze> = async (context, { params, body }) => {
  authorize(may.writeReturn(context.actor))
  const { db, now, actor } = context
  const of = await returnOf(context, params.year, body.entity)
  await lockReturn(context, of)
  if (!of.is_over) refuse(bpfErrors.notOver, { until: of.exercise.until })
  const open = await presentReturn(context, of)
  const { figures, checks, charges } = open
  if (checks.some(({ is_right }) => !is_right)) refuse(bpfErrors.incomplete)
  if (charges === null) refuse(bpfErrors.noCharges)
  await db
    .updateTable('bpf_returns')
    .set({
      frozen_at: now,
      frozen_by: actor.user_id,
      figures: JSON.stringify(figures),
      declared_by: JSON.stringify(declarerOf(of.entity)),
    })
    .where('entity_id', '=', of.entity.id)
    .where('year', '=', of.year)
    .execute()
  await trace(context, { action: 'freeze_bpf', info: `${of.entity.name} ${of.year}` })
  return { ...open, frozen_at: now, frozen_by: actor.user_id === null ? null : await nameOf(context, actor.user_id) }
}
