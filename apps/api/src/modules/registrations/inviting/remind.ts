import { refuse } from '@kxo/domain/kernel/errors'
import { eventPayment } from '@kxo/domain/payments/paths'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { awaitsPerson, isPaidFor } from '@kxo/domain/registrations/rules'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { MomentName } from '../../../platform/mail.ts'
import { trace } from '../../traces/index.ts'
import { remindForms } from '../forms/form-reminder.ts'
import { formsDue } from '../forms/forms-of.ts'
import { awaitedPapers } from '../papers/lacking-papers.ts'
import { remindPapers } from '../papers/paper-deadlines.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { factsOfEvent } from './event-facts.ts'
import { writeToGuest } from './write-to-guest.ts'

const reminders: Partial<Record<RegistrationStatus, MomentName>> = {
  invited: 'remind_invitation',
  toComplete: 'remind_complete',
  toPay: 'remind_payment',
}

/** Writes again to a person whose registration waits for them: once a day at most. @throws 409 when nothing is awaited, or nothing left */
export const remind: Verb<typeof registrationsContract.remind> = async (context, { params }) => {
  const row = found(await lockRegistration(context.db, params.id))
  authorize(may.remind(context.actor, row))
  if (!(await remindRow(context, row))) refuse(registrationErrors.notReminded)
  return { done: true as const }
}

/** Answers whether a mail left. */
export async function remindRow(context: Context, row: RegistrationRow): Promise<boolean> {
  const status = registrationStatus.keyOf(row.status)
  const occurrence = `${row.id} ${context.now.toISOString().slice(0, 10)}`
  const isFormAwaited = formsDue(row) > 0
  const papers = row.form_completed_at === null && row.form_version !== null ? [] : await awaitedPapers(context, row)
  const reminder = isFormAwaited
    ? 'remind_form'
    : papers.length > 0
      ? 'remind_paper'
      : awaitsPerson(status, isPaidFor(row)) && reminders[status]
  const moment = reminder || refuse(registrationErrors.nothingToRemind)
  const isSent = isFormAwaited
    ? await remindForms(context, row, occurrence)
    : moment === 'remind_paper'
      ? await remindPapers(context, row, papers, occurrence)
      : await writeToGuest(context, moment, row, {
          occurrence,
          ...(status === 'invited' && { values: await factsOfEvent(context, row) }),
          ...(status === 'toPay' && { path: eventPayment(row.event_id) }),
        })
  if (isSent) await trace(context, { action: 'remind-guest', event_id: row.event_id, subject_id: row.id, info: moment })
  return isSent
}
