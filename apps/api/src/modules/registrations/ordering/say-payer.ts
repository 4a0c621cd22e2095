import { isFunderOver } from '@kxo/domain/companies/funder'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { may } from '@kxo/domain/registrations/permissions'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addEmployer, employerOf } from '../../companies/index.ts'
import { trace } from '../../traces/index.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { isOther, payerSaid, presentPayer } from './payers.ts'

/** Until the order is placed, who pays may change. */
export const ordering: readonly RegistrationStatus[] = ['pending', 'invited', 'toComplete']

const required = (field: string): never => refuse(kernelErrors.invalid, {}, [{ field, message: 'required' }])

type Named = Pick<Parameters<typeof sayPayer>[1]['body'], 'siret' | 'employer'>

/** The employer somebody names: known by its number, or written down now with what a bill needs; one’s own company unless told. */
async function employerNamed(context: Context, row: RegistrationRow, { siret, employer }: Named) {
  if (!siret) return row.company_id
  const known = await employerOf(context.db, siret)
  return known ?? (employer ? addEmployer(context, { ...employer, siret }) : required('employer.name'))
}

/** Keeps who pays, said before the rest; what it changes of the order follows when it is placed. @throws 409 once the order is placed */
export const sayPayer: Verb<typeof orderContract.sayPayer> = async (context, { params, body }) => {
  const { db, now } = context
  const row = found(await lockRegistration(db, params.id))
  authorize(may.answer(context.actor, row))
  if (!ordering.includes(registrationStatus.keyOf(row.status))) refuse(registrationErrors.orderPlaced)
  const company_id = body.payer === 'self' ? null : await employerNamed(context, row, body)
  if (body.payer === 'company' && company_id === null) required('siret')
  const isFunded = body.payer === 'funder'
  if (isFunded && !body.funder) required('funder')
  if (isFunded && body.funder && isFunderOver(body.funder, dayInZone(now, defaultZone)))
    refuse(registrationErrors.funderOver, { funder: body.funder })
  const said = {
    kind: payerKind.codeOf(body.payer),
    company_id,
    funder: (isFunded && body.funder) || null,
    funder_number: (isFunded && body.funder_number) || null,
    is_subrogated: isFunded && body.is_subrogated,
    purchase_order: body.purchase_order ?? null,
    said_at: now,
  }
  await db
    .insertInto('registration_payers')
    .values({ registration_id: row.id, ...said })
    .onConflict((known) => known.columns(['tenant_id', 'registration_id']).doUpdateSet(said))
    .execute()
  await db
    .updateTable('registrations')
    .set({ has_other_payer: isOther(said, row) })
    .where('id', '=', row.id)
    .execute()
  await trace(context, { action: 'say_payer', event_id: row.event_id, subject_id: row.id, change: { payer: body.payer, company_id } })
  return presentPayer(context, found(await payerSaid(db, row.id)), row.company_id)
}
