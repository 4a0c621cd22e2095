import { refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { isFormOpen } from '@kxo/domain/registrations/forms/form-facts'
import type { registrationFormsContract } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refuseOutOfOrder } from '../../events/index.ts'
import { saveResponses } from '../../forms/index.ts'
import { trace } from '../../traces/index.ts'
import { findRegistration, lockRegistration } from '../queries.ts'
import { advanceRow } from '../registering/advance.ts'
import { answersMorph } from '../registering/answer.ts'
import { formsOf, formsStanding, presentForm } from './forms-of.ts'

type Contract = typeof registrationFormsContract

export const listForms: Verb<Contract['forms']> = async ({ db, actor }, { params }) => {
  const row = found(await findRegistration(db, params.id))
  authorize(may.answer(actor, row) || may.list(actor))
  return (await formsOf(db, row)).map(presentForm)
}

/** Keeps the answers to a form asked beside the registration's own. @throws 409 before or after its stage */
export const fillForm: Verb<Contract['fillForm']> = async (context, { params, body }) => {
  const { db, now, actor } = context
  const row = found(await lockRegistration(db, params.id))
  authorize(may.answer(actor, row))
  const form = found((await formsStanding(db, row)).find(({ id }) => id === params.asked))
  const status = registrationStatus.keyOf(row.status)
  // Whoever follows registrations corrects answers at any time.
  if (!isFormOpen(form.stage, { ...row, status }) && !may.follow(actor)) refuse(registrationErrors.formNotOpen, { name: form.name })
  if (!may.follow(actor)) await refuseOutOfOrder(context, row.id, 'form', form.id)
  const { missing } = await saveResponses(context, answersMorph, row.id, form.version, body.answers)
  const key = { registration_id: row.id, event_form_id: form.id }
  const completed_at = missing.length > 0 ? null : (form.completed_at ?? now)
  if (completed_at === null)
    await db.deleteFrom('registration_forms').where('registration_id', '=', row.id).where('event_form_id', '=', form.id).execute()
  else if (form.completed_at === null) {
    await db
      .insertInto('registration_forms')
      .values({ ...key, completed_at })
      .execute()
    await trace(context, { action: 'fill_form', event_id: row.event_id, subject_id: row.id, info: form.name })
  }
  // An accepted request that waited for this alone is confirmed; one being filled in is finished by its own button.
  if (status === 'toValidate' && row.approved_at !== null) await advanceRow(context, row, null)
  return { missing, completed_at }
}
