import { dayInZone } from '@kxo/domain/kernel/dates'
import { type AmountLine, allowanceOn, type Discount, type DiscountType, sumOf, totalsOf } from '@kxo/domain/kernel/totals'
import type { Billable, BlockerKind } from '@kxo/domain/payments/grouped/billable'
import type { BillRecord } from '../../billing/index.ts'
import { billedBy, isFunded, type RegistrationRow } from '../../registrations/index.ts'
import type { Facts } from './billable-facts.ts'

/** A row before its payer is read: what keeps it from a bill by itself, and the registration it is of. */
export type BareRow = Omit<Billable, 'payer' | 'order_asked' | 'blockers' | 'fingerprint'> & {
  kinds: BlockerKind[]
  registration: RegistrationRow | undefined
  draft: BillRecord | undefined
}

const nothing: Discount = { discount: 0, discount_type: 'percent' }
const dayOf = ({ start_date, time_zone }: RegistrationRow): string | null => start_date && dayInZone(start_date, time_zone)
const personOf = ({ id, user_id, first_name, last_name }: RegistrationRow) => ({
  registration: id,
  user: user_id,
  full_name: `${first_name} ${last_name}`.trim(),
})
const lineOf = ({ name, description, quantity, unit_price, discount, discount_type, vat_rate, vat_reason }: Billable['lines'][number]) => ({
  name,
  description,
  quantity,
  unit_price,
  discount,
  discount_type,
  vat_rate,
  vat_reason,
})
/** What discounts take off, those of the lines and that of the whole. */
function takenOff(lines: readonly AmountLine[], whole: Discount = nothing): number {
  const { lines: totals, sum_lines } = totalsOf(lines, nothing)
  return sumOf(totals, ({ allowance }) => allowance) + allowanceOn(sum_lines, whole)
}

/** What a line says, down to where the accounts put it. */
const said = (lines: readonly (Billable['lines'][number] & { accounting_code: string | null })[]): string =>
  JSON.stringify(lines.map((line) => [lineOf(line), line.accounting_code]))

/** A draft joins others when it says what would be written again of its place, and nothing more. */
function isPlain(facts: Facts, draft: BillRecord, lines: Parameters<typeof said>[0], place: RegistrationRow): boolean {
  const { discount, due_date, rounding, deducted, is_deposit, is_funder_share, note } = draft
  const adds = Number(discount) !== 0 || due_date !== null || rounding !== 0 || deducted !== 0 || note !== ''
  if (adds || is_deposit || is_funder_share || draft.entity_id !== facts.issuers.get(place.event_id)?.id) return false
  return facts.written.get(place.id)?.some((usual) => said(usual) === said(lines)) ?? false
}

/** A draft as it stands: what it comes to is what it says. */
export function rowOfDraft(facts: Facts, draft: BillRecord, registration: RegistrationRow | undefined): BareRow {
  const stored = (facts.linesOfDrafts.get(draft.id) ?? []) as unknown as Parameters<typeof said>[0] // of the row, what a bill adds up
  const lines = stored.map((line) => ({ ...line, discount: Number(line.discount) }))
  const people = registration ? [registration] : (facts.people.get(draft.id) ?? [])
  const open = registration ? (facts.instalments.get(registration.id) ?? []) : []
  const isBalance = draft.deducted > 0
  const kinds: BlockerKind[] = []
  if (facts.paying.has(draft.id)) kinds.push('paying')
  if (open.length > 1 || (open.length === 1 && !isBalance)) kinds.push('scheduled')
  const lack = facts.lacks.get(draft.id)
  if (lack !== undefined && lack !== 'unlinked') kinds.push('agreement')
  return {
    key: `b${draft.id}`,
    source: isBalance ? 'balance' : 'draft',
    bill: draft.id,
    event: draft.morph === 'Event' ? draft.morph_id : null,
    event_title: registration?.event_title ?? people[0]?.event_title ?? draft.event_label,
    day: draft.service_start ?? (registration ? dayOf(registration) : null),
    entity: draft.entity_id,
    user: draft.user_id,
    company: draft.company_id,
    people: people.map(personOf),
    purchase_order: draft.purchase_order,
    is_alone: !registration || draft.company_id === null || !isPlain(facts, draft, lines, registration),
    is_funder_share: draft.is_funder_share,
    lines: lines.map(lineOf),
    amount_ht: draft.amount_ht,
    tax_amount: draft.tax_amount,
    amount: draft.amount,
    discount: takenOff(lines, { discount: Number(draft.discount), discount_type: draft.discount_type as DiscountType }),
    deducted: draft.deducted,
    kinds,
    registration,
    draft,
  }
}

/** A place nothing was invoiced for, or for its deposits alone. */
export function rowOfPlace(facts: Facts, registration: RegistrationRow): BareRow | undefined {
  const { said, priced, deposits, instalments, issuers } = facts
  const place = priced.get(registration.id)
  const payer = said.get(registration.id)
  const [deposit] = deposits.get(registration.id) ?? []
  const billed = billedBy(payer, registration)
  const isSelf = deposit ? deposit.company_id === null : billed === 'self'
  const company = deposit ? deposit.company_id : isSelf ? null : (payer?.company_id ?? registration.company_id)
  const kinds: BlockerKind[] = []
  if (!place?.isPriced) kinds.push('noPrice')
  if (!deposit && billed === 'funder') kinds.push('funding')
  else if (!isSelf && company === null) kinds.push('noPayer')
  const open = instalments.get(registration.id) ?? []
  if (open.length > (deposit ? 1 : 0)) kinds.push('scheduled')
  const entity = deposit?.entity_id ?? issuers.get(registration.event_id)?.id ?? null
  if (entity === null) kinds.push('noIssuer')
  const lines = place?.lines ?? []
  const { total_ht, total_tax, total_ttc } = totalsOf(lines, nothing)
  // What is free is no matter of a bill.
  if (place?.isPriced && total_ttc === 0) return undefined
  return {
    key: `r${registration.id}`,
    source: deposit ? 'balance' : 'registration',
    bill: null,
    event: registration.event_id,
    event_title: registration.event_title,
    day: dayOf(registration),
    entity,
    user: registration.user_id,
    company,
    people: [personOf(registration)],
    purchase_order: company === null ? null : (payer?.purchase_order ?? null),
    is_alone: company === null || deposit !== undefined || (payer !== undefined && isFunded(payer)),
    is_funder_share: false,
    lines: lines.map(lineOf),
    amount_ht: total_ht,
    tax_amount: total_tax,
    amount: total_ttc,
    discount: takenOff(lines),
    deducted: facts.deducted(registration.id),
    kinds,
    registration,
    draft: undefined,
  }
}
