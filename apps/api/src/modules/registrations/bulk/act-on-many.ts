import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { Input } from '@kxo/domain/kernel/contract'
import { type BulkAct, concerns, isUndoable, leadsTo } from '@kxo/domain/registrations/bulk/bulk-acts'
import type { registrationBulkContract } from '@kxo/domain/registrations/bulk/bulk-contract'
import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { awaitsPerson, isPaidFor } from '@kxo/domain/registrations/rules'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { approveRow } from '../deciding/approve.ts'
import { cancelRow } from '../deciding/cancel.ts'
import { moveRow } from '../deciding/decide-status.ts'
import { placesLeft } from '../deciding/places-left.ts'
import { refuseRow } from '../deciding/refuse-registration.ts'
import { formsDue } from '../forms/forms-of.ts'
import { remindRow } from '../inviting/remind.ts'
import { awaitedPapers } from '../papers/lacking-papers.ts'
import type { RegistrationRow } from '../queries.ts'
import { chosenRegistrations } from './choose-registrations.ts'
import { type LeftOut, outcomeOf } from './outcome.ts'

type ManyInput = Input<typeof registrationBulkContract.actOnMany>
type Contract = typeof registrationBulkContract
type Sorted = { changing: RegistrationRow[]; left: LeftOut[] }

/** Who an act concerns, and who it leaves and why: one rule for the preview and for the act. */
async function sorted(context: Context, { params, body }: ManyInput, { isPreview = false } = {}): Promise<Sorted> {
  const { say } = context.language
  const { act } = body
  const rows = await chosenRegistrations(context, { params, body }, { isPreview })
  let places = act === 'confirm' ? await placesLeft(context, params.id, { isPreview }) : Number.POSITIVE_INFINITY
  const changing: RegistrationRow[] = []
  const left: LeftOut[] = []
  for (const row of rows) {
    const status = registrationStatus.keyOf(row.status)
    const takesPlace = act === 'confirm' && !holdsPlace(status)
    const isAwaiting = act === 'remind' && (formsDue(row) > 0 || (await awaitedPapers(context, row)).length > 0)
    if (isAwaiting) changing.push(row)
    else if (!concerns(act, status)) left.push({ row, reason: say(w.atStatus, { status: say(registrationStatus.labelOf(status)) }) })
    else if (act === 'approve' && row.approved_at !== null) left.push({ row, reason: say(w.formAwaited) })
    else if (act === 'remind' && !awaitsPerson(status, isPaidFor(row))) left.push({ row, reason: say(orderWords.othersPay) })
    else if (takesPlace && places <= 0) left.push({ row, reason: say(w.noPlace) })
    else {
      if (takesPlace) places -= 1
      changing.push(row)
    }
  }
  return { changing, left }
}

/** What an act on many registrations would do. */
export const previewMany: Verb<Contract['previewMany']> = async (context, input) => {
  const { act } = input.body
  const { say } = context.language
  const { changing, left } = await sorted(context, input, { isPreview: true })
  const to = leadsTo[act]
  return {
    ...outcomeOf(changing.length, left),
    first: changing.slice(0, recordsNamed).map((row) => {
      const before = say(registrationStatus.labelOf(registrationStatus.keyOf(row.status)))
      return { id: row.id, name: `${row.first_name} ${row.last_name}`, before, after: to ? say(registrationStatus.labelOf(to)) : before }
    }),
  }
}

const does: Readonly<Record<BulkAct, (context: Context, row: RegistrationRow, reason: string) => Promise<unknown>>> = {
  approve: approveRow,
  refuse: refuseRow,
  confirm: (context, row, reason) => moveRow(context, row, 'registered', reason),
  cancel: cancelRow,
  remind: remindRow,
}

/** Does to each registration what is done to one; those it does not concern are left, and told. */
export const actOnMany: Verb<Contract['actOnMany']> = async (context, input) => {
  const { act, reason = '' } = input.body
  const { changing, left } = await sorted(context, input)
  for (const row of changing) await does[act](context, row, reason)
  return { ...outcomeOf(changing.length, left), undo: isUndoable(act) && changing.length > 0 ? context.request.id : null }
}
