import type { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { employersOf } from '../../companies/index.ts'

/** By a number that is known, never by a name: nobody reads the list of companies here. */
export const findEmployers: Verb<typeof orderContract.findEmployers> = async ({ db, actor }, { query }) => {
  authorize(may.start(actor))
  const known = await employersOf(db, query.number)
  return {
    is_right: known !== undefined,
    employers: (known ?? []).map(({ name, siret, code_postal, town }) => ({ name, siret: siret ?? '', code_postal, town })),
  }
}
