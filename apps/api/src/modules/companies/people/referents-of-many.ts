import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { chosenRows } from '../bulk/bulk-update.ts'
import { isReferentOfIts } from '../queries.ts'

/** People named by one request, at most: those a message is written to at once. */
const most = 1000

/** Who speaks for many companies, each once; those put aside have nobody to write to. @throws 422 beyond the most */
export const referentsOfMany: Verb<typeof companiesContract.referentsOf> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const active = (await chosenRows(context, body)).filter(({ archived_at }) => archived_at === null).map(({ id }) => id)
  if (active.length === 0) return { people: [], without: 0 }
  const rows = await context.db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('company_id', 'in', active)
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .where(isReferentOfIts)
    .orderBy('id')
    .execute()
  const people = rows.map(({ id }) => id)
  if (people.length > most) refuse(kernelErrors.invalid, {}, [{ field: 'found', message: 'tooMany', values: { max: most } }])
  return { people, without: active.length - new Set(rows.map(({ company_id }) => company_id)).size }
}
