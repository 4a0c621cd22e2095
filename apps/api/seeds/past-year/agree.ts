import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import {
  keepPrint,
  missingAgreements,
  prepare,
  requestSignature,
  sealAgreement,
  sendAgreement,
  sign,
} from '../../src/modules/signatures/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asPerson, asTeam, at, daysBefore } from './diary.ts'

const silentJobs: readonly string[] = [sealAgreement.name, sendAgreement.name]
/** What is printed of the past is sent to nobody. */
const silently = (then: Context): Context => ({
  ...then,
  enqueue: (job, data, options) => then.enqueue(job, silentJobs.includes(job.name) ? { ...data, is_silent: true } : data, options),
})

/** Two companies were sent their agreement: one has signed it and was countersigned, the other has not yet. What else is missing is to prepare. */
export async function agree(context: Context, clerk: number): Promise<void> {
  const then = asTeam(silently(at(context, daysBefore(context.now, 2))), clerk)
  const client = then.tenant.name
  const conventions = (await missingAgreements(then)).filter(({ kind }) => kind === 'convention')
  for (const [rank, { event_id, kind, company_id, user_id }] of conventions.slice(0, 2).entries()) {
    const items = [{ event: event_id, kind, company: company_id, user: user_id }]
    const { ids } = await prepare(then, { params: { client }, body: { items } })
    const id = ids[0] ?? 0
    const company = await then.db
      .selectFrom('companies')
      .select(['id', 'referent_id'])
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow()
    const signatory = company.referent_id ?? 0
    const params = { client, id }
    await requestSignature(then, { params, body: { signatory, countersignatory: clerk, order: 'partyFirst', days: 15 } })
    if (rank > 0) continue
    await keepPrint(then, id)
    const signs = async (hands: Context, user_id: number): Promise<void> => {
      const { first_name, last_name } = await then.db
        .selectFrom('users')
        .select(['first_name', 'last_name'])
        .where('id', '=', user_id)
        .executeTakeFirstOrThrow()
      const typed_name = `${first_name} ${last_name}`
      await sign(hands, { params, body: { revision: 1, consent_version: agreementConsentVersion, typed_name } })
    }
    await signs(asPerson(then, { id: signatory, company_id }), signatory)
    await signs(then, clerk)
  }
}
