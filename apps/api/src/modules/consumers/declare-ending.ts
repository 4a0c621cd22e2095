import type { consumersContract } from '@kxo/domain/consumers/contract'
import { declarationLimits } from '@kxo/domain/consumers/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { receipts } from './mails.ts'
import { tellTeam } from './tell-team.ts'

/** Declarations taken lately that have something in common. */
async function countOf({ db, now }: Context, column: 'address' | 'mail', value: string, hours: number): Promise<number> {
  const { n } = await db
    .selectFrom('contract_endings')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where(column, '=', value)
    .where('declared_at', '>', new Date(now.getTime() - hours * 3_600_000))
    .executeTakeFirstOrThrow()
  return n
}

/** @throws 429 beyond what one person would declare; two declarations at once are counted one after the other */
async function refuseFlood(context: Context, mail: string): Promise<void> {
  const { db, tenant, request } = context
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext('contract_endings'))`.execute(db)
  if ((await countOf(context, 'address', request.address, 1)) >= declarationLimits.perAddressAnHour)
    refuse(kernelErrors.tooMany, { minutes: 60 })
  if ((await countOf(context, 'mail', mail, 24)) >= declarationLimits.perMailADay) refuse(kernelErrors.tooMany, { minutes: 24 * 60 })
}

/**
 * Takes a declaration as it is: neither the number nor the mail is looked up, so that the answer tells nothing of them, and nothing is cancelled.
 * @throws 404 in a tenant that sells to no consumer, 429
 */
export const declareEnding: Verb<typeof consumersContract.declareEnding> = async (context, { body }) => {
  const { db, tenant, now, request, language, services } = context
  if (!paramsOf(tenant).sells_to_consumers) refuse(kernelErrors.notFound)
  const { kind, name, contract, mail, reason } = body
  await refuseFlood(context, mail)
  const { id } = await db
    .insertInto('contract_endings')
    .values({ kind, name, contract, mail, reason: reason ?? '', address: request.address, declared_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'declare_contract_ending', subject: 'contract_ending', subject_id: id, info: kind })
  const values = { name, contract, mail, reason: reason ?? '–', at: now }
  await services.post(context, {
    moment: receipts[kind],
    to: { user_id: null, mail, first_name: '', last_name: name, language: language.locale },
    occurrence: String(id),
    values,
  })
  await tellTeam(context, { id, kind, values })
  return { declared_at: now }
}
