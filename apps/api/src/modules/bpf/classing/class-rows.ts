import type { bpfContract } from '@kxo/domain/bpf/contract'
import { learnerStatus } from '@kxo/domain/bpf/learner-status'
import { payerNature } from '@kxo/domain/bpf/payer-nature'
import { may } from '@kxo/domain/bpf/permissions'
import { productLine } from '@kxo/domain/bpf/product-line'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { saveEventBpf } from './event-bpf.ts'

type Contract = typeof bpfContract

/** The records of the space among those that were sent. @throws 404 when one is not */
async function checkAll(
  { db }: Context,
  table: 'companies' | 'registrations' | 'bills' | 'events',
  ids: readonly number[],
): Promise<number[]> {
  const unique = [...new Set(ids)]
  const rows = await db.selectFrom(table).select('id').where('id', 'in', unique).execute()
  return rows.length === unique.length ? unique : refuse(kernelErrors.notFound)
}

export const classPayers: Verb<Contract['classPayers']> = async (context, { body }) => {
  authorize(may.writeReturn(context.actor))
  const ids = await checkAll(context, 'companies', body.ids)
  const nature = payerNature.codeOf(body.nature)
  await context.db
    .insertInto('bpf_payers')
    .values(ids.map((company_id) => ({ company_id, nature })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'company_id']).doUpdateSet({ nature }))
    .execute()
  await trace(context, { action: 'edit_bpf_data', info: `payers ${ids.join(' ')}: ${body.nature}` })
  return { changed: ids.length }
}

export const classLearners: Verb<Contract['classLearners']> = async (context, { body }) => {
  authorize(may.writeReturn(context.actor))
  const ids = await checkAll(context, 'registrations', body.ids)
  const status = learnerStatus.codeOf(body.status)
  await context.db
    .insertInto('bpf_learners')
    .values(ids.map((registration_id) => ({ registration_id, status })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'registration_id']).doUpdateSet({ status }))
    .execute()
  await trace(context, { action: 'edit_bpf_data', info: `registrations ${ids.join(' ')}: ${body.status}` })
  return { changed: ids.length }
}

/** Without a line, a bill follows its payer again. */
export const classBills: Verb<Contract['classBills']> = async (context, { body }) => {
  authorize(may.writeReturn(context.actor))
  const { db } = context
  const ids = await checkAll(context, 'bills', body.ids)
  const stated = body.line ?? null
  if (stated === null) await db.deleteFrom('bpf_bills').where('bill_id', 'in', ids).execute()
  else {
    const line = productLine.codeOf(stated)
    await db
      .insertInto('bpf_bills')
      .values(ids.map((bill_id) => ({ bill_id, line })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'bill_id']).doUpdateSet({ line }))
      .execute()
  }
  await trace(context, { action: 'edit_bpf_data', info: `bills ${ids.join(' ')}: ${stated ?? '–'}` })
  return { changed: ids.length }
}

export const classEvents: Verb<Contract['classEvents']> = async (context, { body }) => {
  authorize(may.writeReturn(context.actor))
  const { ids: sent, ...facts } = body
  const ids = await checkAll(context, 'events', sent)
  for (const id of ids) await saveEventBpf(context, id, facts)
  await trace(context, { action: 'edit_bpf_data', info: `events ${ids.join(' ')}` })
  return { changed: ids.length }
}
