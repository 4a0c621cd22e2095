import { dayInZone } from '@kxo/domain/kernel/dates'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'
import type { BillRecord } from '../queries.ts'
import { type BilledRegistration, linesOfRegistrations } from './draft-for-registration.ts'
import { writeDraft } from './write-draft.ts'

type GroupMember = { registration: BilledRegistration; price: UserPrice | null }
type Group = { company_id: number; event_id: number; members: readonly GroupMember[]; purchase_order?: string | null }

/** The one bill of people registered together, a line each, made to their company; written again over the draft given. */
export async function draftBillForGroup(context: Context, group: Group, over?: number): Promise<BillRecord> {
  const { actor } = context
  const { company_id, event_id, members, purchase_order } = group
  const day = (instant: Date | null, zone: string) => (instant === null ? null : dayInZone(instant, zone))
  const first = members[0]?.registration
  const bill = await writeDraft(
    context,
    {
      category: 'invoice',
      nature: 'grouped',
      morph: 'Event',
      morph_id: event_id,
      user_id: actor.company_id === company_id ? actor.user_id : null,
      company_id,
      service_start: first ? day(first.start_date, first.time_zone) : null,
      service_end: first ? day(first.end_date, first.time_zone) : null,
      purchase_order: purchase_order ?? null,
      discount: { discount: 0, discount_type: 'percent' },
      lines: await linesOfRegistrations(context, members),
    },
    over,
  )
  if (over === undefined) await trace(context, { action: 'draft_bill', event_id, subject_id: bill.id })
  return bill
}
