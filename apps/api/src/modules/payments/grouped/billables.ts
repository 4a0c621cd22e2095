import { createHash } from 'node:crypto'
import { agreementWords } from '@kxo/domain/billing/agreements/agreement-words'
import { billingErrors } from '@kxo/domain/billing/errors'
import { requiredOrderReference } from '@kxo/domain/billing/order-reference'
import { missingInWords, missingOfAddress } from '@kxo/domain/billing/payer-address'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { withdrawalEnd } from '@kxo/domain/kernel/holidays'
import { isSiret } from '@kxo/domain/kernel/identifiers'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Billable, Blocker, BlockerKind } from '@kxo/domain/payments/grouped/billable'
import { blockerWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { Context } from '../../../platform/context.ts'
import { type BillRecord, billedAt, buyerOf, findPayers, isPublicBuyer, unfoundedReason } from '../../billing/index.ts'
import type { RegistrationRow } from '../../registrations/index.ts'
import { type Facts, factsOf } from './billable-facts.ts'
import { candidateRegistrations, groupDrafts, type Keys, type Scope } from './candidates.ts'
import { type BareRow, rowOfDraft, rowOfPlace } from './rows-of.ts'

/** What stands behind a row, for whoever writes its bill. */
export type Behind = { registration: RegistrationRow | undefined; draft: BillRecord | undefined }
export type BillableRow = Billable & Behind

/** A row whose bill would say anything else has another one. */
const fingerprintOf = ({ key, company, user, entity, people, purchase_order, lines, amount, deducted, draft }: BareRow): string =>
  createHash('sha256')
    .update(JSON.stringify([key, company, user, entity, people, purchase_order, lines, amount, deducted, draft?.rounding ?? 0]))
    .digest('base64url')
    .slice(0, 22)
export type Found = { rows: BillableRow[]; facts: Facts; read: number }

/** What may be invoiced, each row with all that keeps it from a bill: one plan of so many queries, whatever it finds. */
export async function billablesOf(context: Context, scope: Scope | Keys): Promise<Found> {
  const registrations = await candidateRegistrations(context, scope)
  const together = await groupDrafts(context, scope)
  const facts = await factsOf(context, registrations, together)
  const bare = [
    ...registrations.flatMap((row) => {
      const drafts = facts.own.get(row.id) ?? []
      return drafts.length > 0 ? drafts.map((draft) => rowOfDraft(facts, draft, row)) : (rowOfPlace(facts, row) ?? [])
    }),
    ...together.map((draft) => rowOfDraft(facts, draft, undefined)),
  ]
  const payers = await findPayers(
    context.db,
    bare.map(({ user, company }) => ({ user_id: user, company_id: company })),
  )
  const rows = bare.map((row, at): BillableRow => {
    const { kinds, ...shown } = row
    const payer = payers[at]!
    const { company } = payer
    return {
      ...shown,
      // Abroad a buyer without a number is reached by the person it pays for.
      is_alone: row.is_alone || (company !== undefined && company.country !== 'FR' && buyerOf(payer).siren === null),
      payer: buyerOf(payer).name,
      order_asked: company ? requiredOrderReference(company) : null,
      blockers: blockersOf(context, facts, row, payer),
      fingerprint: fingerprintOf(row),
    }
  })
  return { rows, facts, read: registrations.length }
}

type Payer = Awaited<ReturnType<typeof findPayers>>[number]

/** What keeps a row from a bill, in the order it is mended. */
function blockersOf(context: Context, facts: Facts, row: BareRow, payer: Payer): Blocker[] {
  const { say } = context.language
  const { company, person } = payer
  const blockers: Blocker[] = row.kinds.map((kind) => ({ kind, reason: reasonOf(context, facts, row, kind) }))
  const add = (kind: BlockerKind, sentence: Sentence, values: Record<string, string> = {}): void => {
    blockers.push({ kind, reason: say(sentence, values) })
  }
  const isKnown = !row.kinds.includes('noPayer') && !row.kinds.includes('funding')
  const buyer = buyerOf(payer)
  if (isKnown && company?.country === 'FR' && buyer.siren === null) add('noSiren', w.noSiren, { name: company.name })
  else if (isKnown && company && isPublicBuyer(company) && !isSiret(company.siret ?? ''))
    add('publicSiret', billingErrors.publicBuyerSiret, { name: company.name })
  const address = company ? billedAt(company) : person
  if (isKnown && address && missingOfAddress(address).length > 0) add('address', w.address, { missing: say(missingInWords(address)) })
  const issuer = facts.issuersById.get(row.entity ?? 0)
  const day = soldOn(context, row)
  const unfounded = isKnown && issuer && unfoundedReason(context, issuer, { lines: row.lines, buyer, day })
  if (unfounded) add('exemption', unfounded.refusal, { day })
  const until = row.company === null ? withdrawalOf(context, row.registration) : null
  if (until !== null) add('withdrawal', w.withdrawal, { day: until })
  return blockers
}

/** The last day of what is sold, which its exemption is looked at on; today without one. */
function soldOn({ now }: Context, { draft, registration }: BareRow): string {
  const ends = registration?.end_date && dayInZone(registration.end_date, registration.time_zone)
  return (draft ? draft.service_end : ends) ?? dayInZone(now, defaultZone)
}

/** The last day of the withdrawal period of who pays their own training, while it runs (FOR-12). */
function withdrawalOf({ now }: Context, registration: RegistrationRow | undefined): string | null {
  if (!registration?.is_training) return null
  const end = withdrawalEnd(dayInZone(registration.form_completed_at ?? registration.created_at, defaultZone), { remote: true })
  return dayInZone(now, defaultZone) <= end ? end : null
}

function reasonOf({ language: { say } }: Context, facts: Facts, row: BareRow, kind: BlockerKind): string {
  if (kind === 'noPrice') return say(pricingErrors.noPrice)
  if (kind === 'noIssuer') return say(billingErrors.noIssuer)
  if (kind === 'agreement') return say(agreementWords[facts.lacks.get(row.bill ?? 0) ?? 'pending'])
  if (kind === 'scheduled') return say(w.scheduled, { day: facts.instalments.get(row.registration?.id ?? 0)?.[0]?.due_on ?? '' })
  return say(w[kind as 'noPayer' | 'funding' | 'paying'])
}
