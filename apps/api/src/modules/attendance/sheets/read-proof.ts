import { randomBytes } from 'node:crypto'
import { achievedMinutes } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { verification as verificationAddress } from '@kxo/domain/documents/paths'
import { dayInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { qr } from '../../../platform/qr.ts'
import { readFile, type Signatory } from '../../documents/index.ts'
import { findUser } from '../../identity/index.ts'
import { findRegistration } from '../../registrations/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { type Issuer, issuerOf } from '../issuing/issuer-of.ts'
import { findSheetRow, getSession, presencesOf, signedBoxesOf, slotsOf } from '../queries.ts'
import { slotFacts } from '../signing/slot-facts.ts'

/** A proof is given to each person once; those of a sheet that was reopened were withdrawn. */
export const isIssued = async ({ db }: Pick<Context, 'db'>, category: DocumentCategory, registrationId: number): Promise<boolean> =>
  (await db
    .selectFrom('documents')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('category', '=', documentCategory.codeOf(category))
    .where('replaced_by', 'is', null)
    .executeTakeFirst()) !== undefined

const signatureName = 'signature.png'
const stampName = 'stamp.png'

/** What the issuer signs its proofs with; the hand of its representative alone, never of somebody else. */
export async function picturesOf(context: Context, issuer: Issuer): Promise<Record<string, Uint8Array>> {
  const images: Record<string, Uint8Array> = {}
  const { signature_file_id, stamp_file_id, representative } = issuer
  if (signature_file_id !== null && representative) images[signatureName] = (await readFile(context, signature_file_id)).bytes
  if (stamp_file_id !== null) images[stampName] = (await readFile(context, stamp_file_id)).bytes
  return images
}

/** The pictures a signatory shows, by their names. */
export const signedWith = (images: Record<string, Uint8Array>): Pick<Signatory, 'image' | 'stamp'> => ({
  image: images[signatureName] ? signatureName : null,
  stamp: images[stampName] ? stampName : null,
})

/**
 * What a locked sheet proves of one person, and who signs it; undefined while there is nothing to prove, or once it was issued. A sample is read
 * whether it was issued or not, and says no code: nobody verifies it.
 */
export async function readProof(
  context: Context,
  registrationId: number,
  { category, prefix, isSample = false }: { category: 'attestation' | 'certificate'; prefix: string; isSample?: boolean },
) {
  const { db, tenant, services } = context
  const row = await findRegistration(db, registrationId)
  if (!row || (!isSample && (await isIssued(context, category, registrationId)))) return undefined
  const sheet = await findSheetRow(db, row.event_id)
  if (!sheet?.locked_at) return undefined
  const session = await getSession(db, row.event_id)
  const slots = await slotsOf(db, row.event_id)
  const presences = await presencesOf(db, row.event_id, row.id)
  const signatures = await signedBoxesOf(db, row.event_id, { registration_id: row.id, partner_user_id: null })
  const facts = slotFacts({ slots, presences, signatures }, row.id)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last || !facts.some(({ is_signed }) => is_signed)) return undefined

  const language = languageOf(row.language as 'fr' | 'en', tenant)
  const issuer = await issuerOf(context, row.event_id)
  const responsible = session.responsible_id === null ? undefined : await findUser(db, session.responsible_id)
  const images = await picturesOf(context, issuer)
  const { validity_months: validity } = (session.sheet ?? {}) as { validity_months?: number | null }
  const day = dayInZone(sheet.locked_at, language.zone)
  const code = randomBytes(9).toString('base64url')
  const url = services.publicUrl() + verificationAddress(tenant.name, code)
  const signatory: Signatory = {
    name: issuer.representative ?? (responsible ? `${responsible.first_name} ${responsible.last_name}` : issuer.name),
    role: language.say(issuer.representative ? attendanceWords.representative : attendanceWords.responsible),
    city: issuer.town || session.location_town || tenant.label,
    day,
    ...signedWith(images),
  }
  return {
    row,
    session,
    period: { start: first.start_at, end: last.end_at },
    minutes: achievedMinutes(facts, (await signingOfEvent(context, row.event_id)).rounding),
    language,
    issuer,
    signatory,
    images,
    day,
    valid_until: validity ? monthsAfter(dayInZone(last.end_at, session.time_zone), validity) : null,
    number: `${prefix}-${day.slice(0, 4)}-${String(row.id).padStart(6, '0')}`,
    code,
    verification: isSample ? null : { url, svg: await qr(url) },
  }
}
export type Proof = NonNullable<Awaited<ReturnType<typeof readProof>>>
