import type { bpfContract, EventBpf } from '@kxo/domain/bpf/contract'
import { type CertificationLevel, certificationLevel, type TrainingObjective, trainingObjective } from '@kxo/domain/bpf/training-objective'
import { may } from '@kxo/domain/events/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { objectiveOfTraining, specialityOfTraining } from '../facts/learner-facts.ts'

type Contract = typeof bpfContract
type Sent = {
  nsf_code?: string | null | undefined
  objective?: TrainingObjective | null | undefined
  level?: CertificationLevel | null | undefined
  given_to?: string | undefined
}

export const readEventBpf: Verb<Contract['readEvent']> = async (context, { params }) => {
  authorize(may.readEvent(context.actor, await getEvent(context.db, params.id)))
  return factsOf(context, params.id)
}

export const writeEventBpf: Verb<Contract['writeEvent']> = async (context, { params, body }) => {
  authorize(may.changeEvent(context.actor, await getEvent(context.db, params.id)))
  await saveEventBpf(context, params.id, body)
  await trace(context, { action: 'edit_bpf_data', event_id: params.id })
  return factsOf(context, params.id)
}

/** Writes what was sent of a training, and leaves the rest; only what is registered in the RNCP has a level. */
export async function saveEventBpf({ db }: Context, event_id: number, { nsf_code, objective, level, given_to }: Sent): Promise<void> {
  const written = {
    ...(nsf_code === undefined ? {} : { nsf_code }),
    ...(objective === undefined ? {} : { objective: objective === null ? null : trainingObjective.codeOf(objective) }),
    ...(level === undefined ? {} : { level: level === null ? null : certificationLevel.codeOf(level) }),
    ...(given_to === undefined ? {} : { given_to }),
  }
  if (Object.keys(written).length === 0) return
  await db
    .insertInto('bpf_events')
    .values({ event_id, ...written })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id']).doUpdateSet(written))
    .execute()
}

/** A copy is about the same and leads to the same; whom it is given to is said again. */
export async function copyEventBpf({ db }: Context, from: number, to: number): Promise<void> {
  await sql`insert into bpf_events (event_id, nsf_code, objective, level)
    select ${to}, nsf_code, objective, level from bpf_events where event_id = ${from} on conflict do nothing`.execute(db)
}

async function factsOf({ db }: Context, event_id: number): Promise<EventBpf> {
  const stated = await db.selectFrom('bpf_events').selectAll().where('event_id', '=', event_id).executeTakeFirst()
  const { rows } = await sql<{ nsf_code: string | null; objective: number }>`
    select (${specialityOfTraining}) as nsf_code, (${objectiveOfTraining}) as objective
      from events e left join bpf_events f on false where e.id = ${event_id}`.execute(db)
  const derived = found(rows[0])
  return {
    nsf_code: stated?.nsf_code ?? null,
    objective: stated?.objective ? trainingObjective.keyOf(stated.objective) : null,
    level: stated?.level ? certificationLevel.keyOf(stated.level) : null,
    given_to: stated?.given_to ?? '',
    derived: { nsf_code: derived.nsf_code, objective: trainingObjective.keyOf(derived.objective) },
  }
}
