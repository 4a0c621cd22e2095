import { fileURLToPath } from 'node:url'
import { presenceState } from '@kxo/domain/attendance/presence'
import { achievedMinutes } from '@kxo/domain/attendance/rules'
import { sheetWords } from '@kxo/domain/attendance/sheet-words'
import { attendanceWords } from '@kxo/domain/attendance/words'
import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { seal } from '../../../platform/sealing/seal.ts'
import { storedSeal } from '../../../platform/sealing/stored-seal.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { addDocument, recordFile, storeFile } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { issuerOf, letterheadOf } from '../issuing/issuer-of.ts'
import {
  confirmedPartners,
  findSheetRow,
  getSession,
  lockSheetRow,
  peopleOf,
  presencesOf,
  type SignatureRow,
  signaturesOf,
  slotsOf,
} from '../queries.ts'
import { drawingPng } from '../signing/drawing.ts'
import { type PresenceSource, slotFacts } from '../signing/slot-facts.ts'
import { evidenceOf } from './chain.ts'
import { type SheetDocument, type SheetMark, sheetPrint } from './sheet-print.ts'

const template = fileURLToPath(new URL('./sheet.typ', import.meta.url))
const imageOf = (signature: SignatureRow) => (signature.drawing === null ? null : `signature-${signature.id}.png`)

/** Prints a locked sheet with its evidence, seals it and keeps it among the documents; done once whatever the tries. */
export async function sealSheet({ services, tenant, contextIn }: JobSetting, { event_id }: { event_id: number }): Promise<void> {
  const read = await withTenant(services.database, tenant.id, (transaction) => readSheet(contextIn(transaction), event_id), {
    readOnly: true,
  })
  if (!read) return
  const { print, signatures, lockedAt, name } = read
  const images: Record<string, Uint8Array> = {}
  for (const signature of signatures) {
    const image = signature.drawing === null ? undefined : await drawingPng(signature.drawing)
    if (image) images[`signature-${signature.id}.png`] = image
  }
  const evidence = JSON.stringify(signatures, null, 1)
  const pdf = await renderDocument({
    template,
    data: print,
    images,
    attachments: [
      { name: 'preuves.json', bytes: Buffer.from(evidence), mime: 'application/json', description: 'FOR-33', relationship: 'data' },
    ],
    standard: 'a-3b',
    createdAt: lockedAt,
  })
  const sealed = await seal(pdf, await storedSeal(services), { reason: name, sealedAt: lockedAt })
  const stored = await storeFile(services, tenant.id, { name: `${name}.pdf`, content_type: 'application/pdf', bytes: sealed })
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const sheet = await lockSheetRow(context.db, event_id)
    if (sheet.file_id !== null) return
    const file_id = await recordFile(context, stored)
    await context.db.updateTable('attendance_sheets').set({ file_id, sha256: stored.sha256 }).where('event_id', '=', event_id).execute()
    await addDocument(context, {
      category: 'presence',
      name,
      file_id,
      restriction: 'restrictedPartners',
      status: 'signed',
      event_id,
      source: { sha256: stored.sha256 },
    })
    await trace(context, { action: 'seal_attendance', event_id, info: stored.sha256 })
  })
}

async function readSheet(context: Context, eventId: number) {
  const { db, language } = context
  const sheet = await findSheetRow(db, eventId)
  if (!sheet?.locked_at || sheet.file_id !== null) return undefined
  const session = await getSession(db, eventId)
  const [slots, presences, signatures] = [await slotsOf(db, eventId), await presencesOf(db, eventId), await signaturesOf(db, eventId)]
  const issuer = await issuerOf(context)
  const markOf = (slotId: number, of: { registration: number } | { partner: number }): SheetMark | undefined => {
    const isTheirs = (row: SignatureRow) =>
      'registration' in of ? row.registration_id === of.registration : row.partner_user_id === of.partner
    const signature = signatures.find((row) => row.slot_id === slotId && isTheirs(row))
    const presence =
      'registration' in of ? presences.find((row) => row.slot_id === slotId && row.registration_id === of.registration) : undefined
    const late_minutes = presence?.minutes_late ?? 0
    if (signature) return { kind: 'signed', at: signature.signed_at, image: imageOf(signature), late_minutes }
    if (!presence) return undefined
    if (presenceState.keyOf(presence.state) === 'absent') return { kind: 'absent', reason: presence.reason || null }
    if (presence.source !== ('regularisation' satisfies PresenceSource)) return { kind: 'unsigned', late_minutes }
    const author = presence.recorder ?? language.say(attendanceWords.product)
    return { kind: 'regularised', at: presence.recorded_at, author, reason: presence.reason, late_minutes }
  }
  const marksOf = (of: { registration: number } | { partner: number }) =>
    Object.fromEntries(
      slots.flatMap(({ id }) => {
        const mark = markOf(id, of)
        return mark ? [[String(id), mark]] : []
      }),
    )
  const document: SheetDocument = {
    organisation: { name: issuer.name, activity_number: issuer.activity_number, siret: issuer.siret },
    title: session.title,
    place: session.is_online && !session.place ? language.say(attendanceWords.online) : session.place,
    half_days: slots.map(({ id, start_at, end_at }) => ({ id: String(id), start: start_at, end: end_at })),
    learners: (await peopleOf(db, eventId)).map((person) => ({
      name: person.name,
      company: person.company_name,
      achieved_minutes: achievedMinutes(slotFacts({ slots, presences, signatures }, person.id)),
      marks: marksOf({ registration: person.id }),
    })),
    trainers: (await confirmedPartners(db, eventId)).map((partner) => ({
      name: partner.name,
      company: null,
      marks: marksOf({ partner: partner.id }),
    })),
    evidence: signatures.map((signature) => {
      const evidence = evidenceOf(signature)
      return {
        person: evidence.person.name,
        half_day: String(signature.slot_id),
        at: signature.signed_at,
        identifier: evidence.person.mail,
        mode: language.say(evidence.mode === 'link' ? attendanceWords.byLink : attendanceWords.byAccount),
        ip: evidence.address,
        user_agent: evidence.user_agent,
        consent: signature.consent_version,
        sheet_digest: evidence.sheet_sha256,
        chain_digest: signature.hash,
      }
    }),
    sealed_at: sheet.locked_at,
  }
  const name = `${language.say(sheetWords.title)} – ${session.title}`
  const letterhead = letterheadOf(context, issuer, { title: name, reference: session.title })
  return { print: sheetPrint(document, letterhead, language), signatures, lockedAt: sheet.locked_at, name }
}
