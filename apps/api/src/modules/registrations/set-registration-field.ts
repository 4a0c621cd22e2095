import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { presentRegistration } from './present.ts'
import { latestOf } from './queries.ts'
import { advance } from './registering/advance.ts'

/** after a step (`by_process`) or a payment (`bill_id`), a registration is brought to where it should stand; nothing is believed from the caller. */
export const setRegistrationField: Verb<typeof registrationsContract.setRegistrationField> = async (context, { body }) => {
  const row = found(await latestOf(context.db, body.event_id, body.user_id))
  authorize(may.answer(context.actor, row))
  if (body.bill_id) {
    const bill = await context.db.selectFrom('bills').select('registration_id').where('id', '=', body.bill_id).executeTakeFirst()
    if (bill?.registration_id !== row.id && row.group_bill_id !== body.bill_id) refuse(kernelErrors.notFound)
  }
  return presentRegistration(await advance(context, row.id, body.by_process ?? null))
}
