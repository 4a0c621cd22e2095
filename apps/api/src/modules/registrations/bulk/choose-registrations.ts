import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { asksReason } from '@kxo/domain/registrations/bulk/bulk-acts'
import type { RegistrationsChosen } from '@kxo/domain/registrations/bulk/bulk-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { eventColumns, noColumns } from '../detail/answer-columns.ts'
import { narrowed, registrationsPlan } from '../list.ts'
import type { RegistrationRow } from '../queries.ts'

/** Registrations changed by one request, at most. */
const most = 500

/** Which registrations: of one event, or of every one. */
export type ManyChosen = { event: number | undefined; body: RegistrationsChosen }

/** The registrations an act is asked for, locked unless they are only looked at. @throws 422 beyond the most, or without a reason */
export async function chosenRegistrations(
  context: Context,
  { event, body }: ManyChosen,
  { isPreview = false } = {},
): Promise<RegistrationRow[]> {
  authorize(may.follow(context.actor))
  const { ids, found } = body
  if (ids === undefined && found === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'required' }])
  if (!isPreview && asksReason(body.act) && !body.reason) refuse(kernelErrors.invalid, {}, [{ field: 'reason', message: 'required' }])
  const plan = registrationsPlan(event === undefined ? noColumns : await eventColumns(context, event))
  const query = filtered(narrowed(context, { event, status: found?.status && [found.status] }), plan, {
    q: found?.q,
    filters: found?.filters,
    ...(ids && { ids }),
  })
    .orderBy('registrations.id')
    .limit(most + 1)
  const rows = await (isPreview ? query : query.forUpdate('registrations')).execute()
  if (rows.length > most) refuse(kernelErrors.invalid, {}, [{ field: 'found', message: 'tooMany', values: { max: most } }])
  return rows
}
