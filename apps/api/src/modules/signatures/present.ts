import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { AgreementRow } from '@kxo/domain/signatures/agreement'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { AgreementContent } from '@kxo/domain/signatures/content'
import { signingOrder, signingSide } from '@kxo/domain/signatures/kinds'
import * as z from 'zod/mini'
import type { AgreementRecord, SignatoryRow } from './queries.ts'

/** What was frozen, as it was written. */
export const contentOf = ({ content }: Pick<AgreementRecord, 'content'>): AgreementContent => z.decode(AgreementContent, content as never)
export const storedContent = (content: AgreementContent): string => JSON.stringify(z.encode(AgreementContent, content))

export const kindOf = ({ kind }: Pick<AgreementRecord, 'kind'>) => agreementKind.keyOf(kind)
export const statusOf = ({ status }: Pick<AgreementRecord, 'status'>) => documentStatus.keyOf(status)
export const orderOf = ({ signing_order }: Pick<AgreementRecord, 'signing_order'>) => signingOrder.keyOf(signing_order)

/** Signatories as rules read them. */
export const withSides = (people: readonly SignatoryRow[]) => people.map((person) => ({ ...person, side: signingSide.keyOf(person.side) }))

/** Sent, its time over, and somebody still to sign. */
export const isExpired = (row: Pick<AgreementRecord, 'status' | 'deadline'>, now: Date): boolean =>
  statusOf(row) === 'toSign' && row.deadline !== null && row.deadline < dayInZone(now, defaultZone)

/** What a list says of an agreement; both sides sign. */
export const presentRow = (row: AgreementRecord, now: Date): AgreementRow => ({
  id: row.id,
  reference: row.reference,
  kind: kindOf(row),
  status: statusOf(row),
  event_id: row.event_id,
  event_title: row.event_title,
  party: row.party,
  company_id: row.company_id,
  user_id: row.user_id,
  amount: row.amount,
  signed: row.signed,
  signatories: signingSide.keys.length,
  deadline: row.deadline,
  is_expired: isExpired(row, now),
  withdrawal_until: row.withdrawal_until,
  payable_from: row.payable_from,
  withdrawn_at: row.withdrawn_at,
  signed_at: row.signed_at,
  created_at: row.created_at,
})
