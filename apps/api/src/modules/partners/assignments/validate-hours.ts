import { refuse } from '@kxo/domain/kernel/errors'
import { partnersErrors } from '@kxo/domain/partners/errors'
import type { functionsContract } from '@kxo/domain/partners/functions-contract'
import { whyNotValidated } from '@kxo/domain/partners/hours'
import { may } from '@kxo/domain/partners/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { doneMinutes } from '../read-functions.ts'

/** Validates the hours of a confirmed part, as its slots propose them or corrected. @throws 403, 404, 409 before a slot is over */
export const validateHours: Verb<typeof functionsContract.validateHours> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  const { db, now } = context
  const part = found(
    await db
      .selectFrom('event_partners as p')
      .select(['p.id', 'p.event_id', 'p.user_id', 'p.status', 'p.validated_minutes', doneMinutes(now).as('done')])
      .where('p.id', '=', params.id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const hours = { status: partnerStatus.keyOf(part.status), done: part.done, validated: part.validated_minutes }
  if (whyNotValidated(hours)) refuse(partnersErrors.hoursNotDone)
  const validated_minutes = Math.round(body.hours * 60)
  await db.updateTable('event_partners').set({ validated_minutes, validated_at: now }).where('id', '=', part.id).execute()
  const change = { before: { minutes: part.validated_minutes }, after: { minutes: validated_minutes } }
  await trace(context, { action: 'validate_hours', event_id: part.event_id, subject_id: part.user_id, change })
  return { done: true as const }
}
