import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { asksReason } from '@kxo/domain/registrations/bulk/bulk-acts'
import type { registrationBulkContract } from '@kxo/domain/registrations/bulk/bulk-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import { filtered } from '../../../platform/lists/listing.ts'
import { eventColumns } from '../detail/answer-columns.ts'
import { narrowed, registrationsPlan } from '../list.ts'
import type { RegistrationRow } from '../queries.ts'

type ManyInput = Input<typeof registrationBulkContract.actOnMany>

/** Registrations changed by one request, at most. */
const most = 500

/** The registrations of an event an act is asked for, locked unless they are only looked at. @throws 422 beyond the most, or without a reason */
export async function chosenRegistrations(
  context: Context,
  { params, body }: ManyInput,
  { isPreview = false } = {},
): Promise<RegistrationRow[]> {
  authorize(may.follow(context.actor))
  const { ids, found } = body
  if (ids === undefined && found === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'required' }])
  if (!isPreview && asksReason(body.act) && !body.reason) refuse(kernelErrors.invalid, {}, [{ field: 'reason', message: 'required' }])
  const plan = registrationsPlan(await eventColumns(context, params.id))
  const query = filtered(narrowed(context, { event: params.id, status: found?.status && [found.status] }), plan, {
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
