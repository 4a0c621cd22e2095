import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { type BulkAct, concerns, isUndoable, leadsTo } from '@kxo/domain/registrations/bulk/bulk-acts'
import type { registrationBulkContract } from '@kxo/domain/registrations/bulk/bulk-contract'
import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { awaitsPerson, isPaidFor } from '@kxo/domain/registrations/rules'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome } from '../../../platform/lists/bulk-outcome.ts'
import { approveRow } from '../deciding/approve.ts'
import { cancelRow } from '../deciding/cancel.ts'
import { moveRow } from '../deciding/decide-status.ts'
import { placesLeftByEvent } from '../deciding/places-left.ts'
import { refuseRow } from '../deciding/refuse-registration.ts'
import { formsDue } from '../forms/forms-of.ts'
import { remindRow } from '../inviting/remind.ts'
import { awaitedPapers } from '../papers/lacking-papers.ts'
import type { RegistrationRow } from '../queries.ts'
import { chosenRegistrations, type ManyChosen } from './choose-registrations.ts'
import { byEvent, type LeftRegistration, nameIn } from './named-registration.ts'

type Contract = typeof registrationBulkContract
type Sorted = { changing: RegistrationRow[]; left: LeftRegistration[] }

/** Who an act concerns, and who it leaves and why: one rule for the preview and for the act. */
async function sorted(context: Context, chosen: ManyChosen, { isPreview = false } = {}): Promise<Sorted> {
  const { say } = context.language
  const { act, ids = [] } = chosen.body
  const rows = await chosenRegistrations(context, chosen, { isPreview })
  const places = act === 'confirm' ? await placesLeftByEvent(context, rows, { isPreview }) : new Map<number, number>()
  const changing: RegistrationRow[] = []
  const reach = new Set(rows.map(({ id }) => id))
  const left: LeftRegistration[] = ids
    .filter((id) => !reach.has(id))
    .map((id) => ({ row: null, name: say(w.numbered, { id: String(id) }), reason: say(w.notInList) }))
  for (const row of rows) {
    const status = registrationStatus.keyOf(row.status)
    const leave = (reason: string) => left.push({ row, name: nameIn(chosen.event, row), reason })
    const takesPlace = act === 'confirm' && !holdsPlace(status)
    const free = places.get(row.event_id) ?? 0
    const isAwaiting = act === 'remind' && (formsDue(row) > 0 || (await awaitedPapers(context, row)).length > 0)
    if (isAwaiting) changing.push(row)
    else if (!concerns(act, status)) leave(say(w.atStatus, { status: say(registrationStatus.labelOf(status)) }))
    else if (act === 'approve' && row.approved_at !== null) leave(say(w.formAwaited))
    else if (act === 'remind' && !awaitsPerson(status, isPaidFor(row))) leave(say(orderWords.othersPay))
    else if (takesPlace && free <= 0) leave(say(w.noPlace))
    else {
      if (takesPlace) places.set(row.event_id, free - 1)
      changing.push(row)
    }
  }
  return { changing, left }
}

/** What an act on many registrations would do. */
async function foretell(context: Context, chosen: ManyChosen) {
  const { say } = context.language
  const { changing, left } = await sorted(context, chosen, { isPreview: true })
  const to = leadsTo[chosen.body.act]
  return {
    ...bulkOutcome(changing.length, left),
    first: changing.slice(0, recordsNamed).map((row) => {
      const before = say(registrationStatus.labelOf(registrationStatus.keyOf(row.status)))
      return { id: row.id, name: nameIn(chosen.event, row), before, after: to ? say(registrationStatus.labelOf(to)) : before }
    }),
    events: byEvent(changing, left),
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
async function act(context: Context, chosen: ManyChosen) {
  const { act, reason = '' } = chosen.body
  const { changing, left } = await sorted(context, chosen)
  let changed = 0
  for (const row of changing)
    if ((await does[act](context, row, reason)) === false)
      left.push({ row, name: nameIn(chosen.event, row), reason: context.language.say(registrationErrors.notReminded) })
    else changed += 1
  return { ...bulkOutcome(changed, left), undo: isUndoable(act) && changed > 0 ? context.request.id : null }
}

export const previewMany: Verb<Contract['previewMany']> = (context, { params, body }) => foretell(context, { event: params.id, body })
export const actOnMany: Verb<Contract['actOnMany']> = (context, { params, body }) => act(context, { event: params.id, body })
export const previewAcross: Verb<Contract['previewAcross']> = (context, { body }) => foretell(context, { event: undefined, body })
export const actAcross: Verb<Contract['actAcross']> = (context, { body }) => act(context, { event: undefined, body })
