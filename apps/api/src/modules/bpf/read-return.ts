import type { bpfContract, TrainingReturn } from '@kxo/domain/bpf/contract'
import { countFigures } from '@kxo/domain/bpf/count-figures'
import { may } from '@kxo/domain/bpf/permissions'
import { checksOf } from '@kxo/domain/bpf/return-checks'
import { driftOf } from '@kxo/domain/bpf/return-frames'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { factsOfReturn } from './facts/facts-of-return.ts'
import { declarerOf, frozenOf, type ReturnOf, returnOf, yearsOf } from './return-of.ts'

export const readReturn: Verb<typeof bpfContract.read> = async (context, { params, query }) => {
  authorize(may.readReturn(context.actor))
  return presentReturn(context, await returnOf(context, params.year, query.entity))
}

/** A return as it stands: its figures are those that were frozen, with what changed since beside them. */
export async function presentReturn(context: Context, of: ReturnOf): Promise<TrainingReturn> {
  const { db } = context
  const { record, entity } = of
  const { facts, missing } = await factsOfReturn(context, of.scope)
  const now = countFigures(facts)
  const frozen = frozenOf(record)
  const figures = frozen?.figures ?? now
  const entities = await db
    .selectFrom('entities')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('id', '=', entity.id)]))
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute()
  return {
    year: of.year,
    ...of.exercise,
    is_over: of.is_over,
    deadline: of.deadline,
    charges: record?.charges ?? null,
    trainer_wages: record?.trainer_wages ?? null,
    training_purchases: record?.training_purchases ?? null,
    signatory: record?.signatory || entity.representative,
    signatory_title: record?.signatory_title || entity.representative_title,
    phone: record?.phone ?? '',
    mail: record?.mail ?? '',
    entity: frozen?.declarer ?? declarerOf(entity),
    entities,
    years: await yearsOf(context, of),
    frozen_at: frozen?.at ?? null,
    frozen_by: record?.frozen_by ? await nameOf(context, record.frozen_by) : null,
    figures,
    checks: checksOf(figures),
    drift: frozen ? driftOf(frozen.figures, now) : [],
    missing,
  }
}

export async function nameOf({ db }: Context, user_id: number): Promise<string | null> {
  const user = await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', user_id).executeTakeFirst()
  return user ? `${user.first_name} ${user.last_name}`.trim() : null
}
