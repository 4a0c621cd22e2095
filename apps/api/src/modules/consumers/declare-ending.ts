import type { consumersContract } from '@kxo/domain/consumers/contract'
import { declarationLimits } from '@kxo/domain/consumers/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { printedName } from '@kxo/domain/kernel/person-name'
import { refuseFlood } from '../../platform/http/refuse-flood.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { tellTeam } from './tell-team.ts'

/**
 * Takes a declaration as it is: neither the number nor the mail is looked up, so that the answer tells nothing of them, and nothing is cancelled.
 * @throws 404 in a tenant that sells to no consumer, 429
 */
export const declareEnding: Verb<typeof consumersContract.declareEnding> = async (context, { body }) => {
  const { db, tenant, now, request, language, services } = context
  if (!paramsOf(tenant).sells_to_consumers) refuse(kernelErrors.notFound)
  const { kind, name, contract, mail, reason } = body
  await refuseFlood(context, { table: 'contract_endings', at: 'declared_at' }, [
    { column: 'address', value: request.address, hours: 1, most: declarationLimits.perAddressAnHour },
    { column: 'mail', value: mail, hours: 24, most: declarationLimits.perMailADay },
  ])
  const { id } = await db
    .insertInto('contract_endings')
    .values({ kind, name, contract, mail, reason: reason ?? '', address: request.address, declared_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'declare_contract_ending', subject_id: id, info: kind })
  // Anybody may type anybody's address: the letter carries no link in a name. What was declared is kept as it was.
  const values = { name: printedName(name), contract, mail, reason: reason ?? '–', at: now }
  await services.enqueueMail(context, {
    moment: `contract_${kind}_receipt`,
    to: { user_id: null, mail, first_name: '', last_name: name, language: language.locale },
    occurrence: String(id),
    values,
  })
  await tellTeam(context, { id, kind, values })
  return { declared_at: now }
}
