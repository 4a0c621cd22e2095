import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { achievedMinutes } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { attestationWords, certificateWords } from '@kxo/domain/documents/attestation-legal'
import { documentCategory } from '@kxo/domain/documents/category'
import { attestation as attestationAddress } from '@kxo/domain/documents/paths'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Context } from '../../platform/context.ts'
import type { JobSetting } from '../../platform/job-handler.ts'
import { languageOf } from '../../platform/language.ts'
import { printHours } from '../../platform/pdf/print-hours.ts'
import { renderDocument } from '../../platform/pdf/render-document.ts'
import { withTenant } from '../../platform/tenancy.ts'
import { qualiopiMention } from '../billing/index.ts'
import { type AttestationDocument, addDocument, attestationPrint, readFile, recordFile, storeFile } from '../documents/index.ts'
import { findUser } from '../identity/index.ts'
import { findRegistration, lockRegistration } from '../registrations/index.ts'
import { trace } from '../traces/index.ts'
import { type Issuer, issuerOf, letterheadOf } from './issuer-of.ts'
import { sendAttestationMoment } from './mails.ts'
import { findSheetRow, getSession, presencesOf, signedBoxesOf, slotsOf } from './queries.ts'
import { slotFacts } from './slot-facts.ts'

const template = fileURLToPath(new URL('../documents/attestation.typ', import.meta.url))
const pdf = 'application/pdf'
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** Prints the attestation of a locked sheet for one person, keeps it and mails it, unless silent; done once per registration. */
export async function printAttestation(
  { services, tenant, contextIn }: JobSetting,
  { registration_id, is_silent = false }: { registration_id: number; is_silent?: boolean },
): Promise<void> {
  const read = await withTenant(services.database, tenant.id, (transaction) => readAttestation(contextIn(transaction), registration_id), {
    readOnly: true,
  })
  if (!read) return
  const bytes = await renderDocument({ template, data: read.print, images: read.images, standard: 'a-3b', createdAt: read.at })
  const stored = await storeFile(services, tenant.id, { name: `${read.name}.pdf`, content_type: pdf, bytes })
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await lockRegistration(context.db, registration_id)
    if (!row || (await isIssued(context, registration_id))) return
    const file_id = await recordFile(context, stored)
    await addDocument(context, {
      category: 'attestation',
      name: read.name,
      file_id,
      restriction: 'contact',
      status: 'sent',
      user_id: row.user_id,
      event_id: row.event_id,
      registration_id,
      sent_at: context.now,
      source: { number: read.number, verification: read.verification, minutes: read.minutes, sha256: stored.sha256 },
    })
    await trace(context, {
      action: 'issue_attestation',
      user_id: row.user_id,
      event_id: row.event_id,
      subject: 'registration',
      subject_id: row.id,
      info: stored.sha256,
    })
    if (is_silent) return
    await services.post(context, {
      moment: sendAttestationMoment,
      to: {
        user_id: row.user_id,
        mail: row.mail,
        first_name: row.first_name,
        last_name: row.last_name,
        language: row.language as 'fr' | 'en',
      },
      occurrence: String(row.id),
      values: { title: row.event_title, hours: printHours(read.minutes, row.language as 'fr' | 'en') },
      path: attestationAddress(read.url),
      attachments: [{ name: stored.name, content_type: pdf, file_id }],
    })
  })
}

const isIssued = async ({ db }: Context, registrationId: number): Promise<boolean> =>
  (await db
    .selectFrom('documents')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('category', '=', documentCategory.codeOf('attestation'))
    .where('replaced_by', 'is', null)
    .executeTakeFirst()) !== undefined

const signatureName = 'signature.png'
const stampName = 'stamp.png'

/** What the issuer signs its proofs with; the hand of its representative alone, never of somebody else. */
async function picturesOf(context: Context, issuer: Issuer): Promise<Record<string, Uint8Array>> {
  const images: Record<string, Uint8Array> = {}
  const { signature_file_id, stamp_file_id, representative } = issuer
  if (signature_file_id !== null && representative) images[signatureName] = (await readFile(context, signature_file_id)).bytes
  if (stamp_file_id !== null) images[stampName] = (await readFile(context, stamp_file_id)).bytes
  return images
}

async function readAttestation(context: Context, registrationId: number) {
  const { db, tenant, now } = context
  const row = await findRegistration(db, registrationId)
  if (!row || (await isIssued(context, registrationId))) return undefined
  const sheet = await findSheetRow(db, row.event_id)
  if (!sheet?.locked_at) return undefined
  const session = await getSession(db, row.event_id)
  const slots = await slotsOf(db, row.event_id)
  const facts = slotFacts(
    { slots, presences: await presencesOf(db, row.event_id), signatures: await signedBoxesOf(db, row.event_id) },
    row.id,
  )
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last || !facts.some(({ is_signed }) => is_signed)) return undefined

  const language = languageOf(row.language as 'fr' | 'en', tenant)
  const issuer = await issuerOf(context)
  const responsible = session.responsible_id === null ? undefined : await findUser(db, session.responsible_id)
  const signatory = issuer.representative ?? (responsible ? `${responsible.first_name} ${responsible.last_name}` : issuer.name)
  const images = await picturesOf(context, issuer)
  const minutes = achievedMinutes(facts)
  const pedagogy = (session.sheet ?? {}) as { operational_objectives?: string; assessment?: string }
  const day = dayInZone(sheet.locked_at, language.zone)
  const number = `AT-${day.slice(0, 4)}-${String(row.id).padStart(6, '0')}`
  const verification = randomBytes(9).toString('base64url')
  const document: AttestationDocument = {
    issuer: issuer.name,
    learner: { name: `${row.first_name} ${row.last_name}`, company: row.company_name },
    title: session.title,
    nature: capital(language.say(session.is_training ? certificateWords.training : attendanceWords.otherNature)),
    start: first.start_at,
    end: last.end_at,
    achieved_minutes: minutes,
    place: [language.say(session.is_online ? attendanceWords.online : attendanceWords.onSite), session.place].filter(Boolean).join(', '),
    // Nothing assessed an objective here: none is called acquired (FOR-36).
    objectives: (pedagogy.operational_objectives ?? '')
      .split('\n')
      .map((text) => text.replace(/^[-•*\s]+/, '').trim())
      .filter(Boolean)
      .map((text) => ({ text, result: 'unassessed' as const })),
    assessment_method: pedagogy.assessment?.trim() || null,
    signatory: {
      name: signatory,
      role: language.say(issuer.representative ? attendanceWords.representative : attendanceWords.responsible),
      city: issuer.town || session.location_town || tenant.label,
      day,
      image: images[signatureName] ? signatureName : null,
      stamp: images[stampName] ? stampName : null,
    },
  }
  const name = `${language.say(attendanceWords.attestationName)} – ${session.title}`
  const legal = [language.say(attendanceWords.verification, { number, code: verification }), ...qualiopiMention(issuer, day, language)]
  return {
    name,
    number,
    verification,
    minutes,
    url: session.url,
    at: now,
    images,
    print: attestationPrint(
      document,
      letterheadOf({ tenant, language }, issuer, { title: language.say(attestationWords.title), reference: number, legal }),
      language,
    ),
  }
}
