import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Input } from '@kxo/domain/kernel/contract'
import { refuse } from '@kxo/domain/kernel/errors'
import type { recruitingContract } from '@kxo/domain/recruiting/contract'
import { recruitingErrors } from '@kxo/domain/recruiting/errors'
import { may } from '@kxo/domain/recruiting/permissions'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome } from '../../../platform/lists/bulk-outcome.ts'
import { lockRegistrations, type RegistrationRow, refuseRow } from '../../registrations/index.ts'
import { applicationConditions, received } from './received.ts'

type Contract = typeof recruitingContract
/** Answered by one request, at most. */
const most = 500

const nameOf = ({ first_name, last_name, event_title }: RegistrationRow): string => `${first_name} ${last_name}, ${event_title}`

/** Those who wait: the same rows as the figure. */
const waiting = (context: Context, { show, event }: Pick<Input<Contract['previewAnswers']>['body'], 'show' | 'event'>) =>
  received(context.db, context)
    .where(applicationConditions(context.now)[show])
    .$if(event !== undefined, (query) => query.where('registrations.event_id', '=', event ?? 0))
    .orderBy('registrations.id')
    .limit(most)
    .execute()

export const previewAnswers: Verb<Contract['previewAnswers']> = async (context, { body }) => {
  authorize(may.studyApplications(context.actor))
  const { say } = context.language
  const rows = await waiting(context, body)
  return {
    ...bulkOutcome(rows.length, []),
    first: rows.slice(0, recordsNamed).map((row) => ({
      id: row.id,
      name: nameOf(row),
      before: say(registrationStatus.labelOf('toValidate')),
      after: say(registrationStatus.labelOf('cancelled')),
    })),
  }
}

/** Nobody is left without an answer: each is declined as one is, with the same mail. What a colleague answered meanwhile is left. */
export const answerAll: Verb<Contract['answerAll']> = async (context, { body }) => {
  authorize(may.studyApplications(context.actor))
  const rows = await waiting(context, body)
  if (rows.length === 0) refuse(recruitingErrors.nobodyWaits)
  const locked = await lockRegistrations(
    context.db,
    rows.map(({ id }) => id),
  )
  const still = (row: RegistrationRow): boolean => registrationStatus.keyOf(row.status) === 'toValidate'
  const declining = locked.filter(still)
  for (const row of declining) await refuseRow(context, row, body.reason)
  const left = locked.filter((row) => !still(row))
  const reason = context.language.say(w.decidedMeanwhile)
  return bulkOutcome(
    declining.length,
    left.map((row) => ({ name: nameOf(row), reason })),
  )
}
