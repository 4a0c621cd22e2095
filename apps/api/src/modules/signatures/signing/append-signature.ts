import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import { type SigningPlace, type SigningSide, signingPlace, signingSide } from '@kxo/domain/signatures/kinds'
import { signedTerms } from '@kxo/domain/signatures/terms'
import type { Context } from '../../../platform/context.ts'
import { canonical, sha256 } from '../../attendance/index.ts'
import { renewHold } from '../../registrations/index.ts'
import { kindOf } from '../present.ts'
import { type AgreementRecord, coveredBy, type SignatoryRow } from '../queries.ts'
import type { Evidence } from './evidence.ts'

type Made = { drawing: string | null; typed_name: string | null; paper_file_id: number | null }
type Link = Made & {
  agreement_id: number
  side: number
  revision: number
  user_id: number
  signed_at: Date
  consent_version: string
  evidence: Evidence
}

/** The hash that binds a signature to every one before it, of the former contents too. */
export const linkHash = (previous: string, { drawing, ...link }: Link): string =>
  sha256(`${previous}\n${canonical({ ...link, drawing_sha256: drawing === null ? null : sha256(drawing) })}`)

/** Adds a signature at the end of the chain of an agreement that is locked. @returns the hash the next one follows */
export async function appendSignature(
  { db }: Context,
  row: AgreementRecord,
  { side, user_id }: Pick<SignatoryRow, 'user_id'> & { side: 'party' | 'body' },
  { evidence, at, ...made }: Made & { evidence: Evidence; at: Date },
): Promise<string> {
  const link: Link = {
    agreement_id: row.id,
    side: signingSide.codeOf(side),
    revision: row.revision,
    user_id,
    signed_at: at,
    consent_version: agreementConsentVersion,
    evidence,
    ...made,
  }
  const hash = linkHash(row.last_hash, link)
  await db
    .insertInto('agreement_signatures')
    .values({ ...link, evidence: JSON.stringify(evidence), previous_hash: row.last_hash, hash })
    .execute()
  await db
    .updateTable('agreements')
    .set({ last_hash: hash, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  return hash
}

/** Who pays alone is bound by their own signature: it opens the withdrawal period at once (FOR-11), and their place is kept while they go on to pay. */
export async function openWithdrawal({ db, now, ...context }: Context, row: AgreementRecord): Promise<void> {
  if (kindOf(row) !== 'individual') return
  await db
    .updateTable('agreements')
    .set(signedTerms('individual', dayInZone(now, defaultZone), 'remote'))
    .where('id', '=', row.id)
    .execute()
  await renewHold({ db, now, ...context }, await coveredBy(db, row.id))
}

/** The day an agreement everybody signed is concluded: for who pays alone the day they signed, whenever the organisation countersigned. */
export function agreedDay(
  { now }: Pick<Context, 'now'>,
  row: AgreementRecord,
  people: readonly { id: number; side: SigningSide; signed_at: Date | null }[],
  self: { id: number },
): string {
  const party = people.find(({ side }) => side === 'party')
  const isEarlier = kindOf(row) === 'individual' && party !== undefined && party.id !== self.id && party.signed_at !== null
  return dayInZone(isEarlier && party.signed_at ? party.signed_at : now, defaultZone)
}

/** Everybody signed: the agreement is concluded, which opens the withdrawal period of a person who pays alone (FOR-11). */
export async function conclude(
  { db, now }: Context,
  row: AgreementRecord,
  { place, day }: { place: SigningPlace; day: string },
): Promise<void> {
  await db
    .updateTable('agreements')
    .set({
      status: documentStatus.codeOf('signed'),
      signed_at: now,
      concluded_on: day,
      place: signingPlace.codeOf(place),
      ...signedTerms(kindOf(row), day, place),
    })
    .where('id', '=', row.id)
    .execute()
}
