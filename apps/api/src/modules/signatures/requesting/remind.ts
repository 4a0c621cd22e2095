import { refuse } from '@kxo/domain/kernel/errors'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { isExpired } from '../present.ts'
import { lockAgreement } from '../queries.ts'
import { authorizeReading } from '../read-agreement.ts'
import { refuseUnless } from '../refuse-lacking.ts'
import { writeToNext } from './write-to-signatory.ts'

/** Writes again to whoever is awaited. @throws 409 once the delay is over: it is asked for again instead */
export const remind: Verb<typeof signaturesContract.remind> = async (context, { params }) => {
  const { db, actor, now, request } = context
  authorize(may.writeAgreements(actor))
  const row = await lockAgreement(db, params.id)
  authorizeReading(context, row)
  refuseUnless(row, ['toSign'])
  if (isExpired(row, now)) refuse(signaturesErrors.requestExpired)
  const name = found(await writeToNext(context, row, { moment: 'remind_sign_document', occurrence: `now ${request.id}` }))
  await trace(context, { action: 'remind_agreement_signature', event_id: row.event_id, user_id: row.user_id, subject_id: row.id })
  return { name }
}
