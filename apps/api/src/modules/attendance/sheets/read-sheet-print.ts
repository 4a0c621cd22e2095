import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { minutesConnected } from '@kxo/domain/attendance/meeting/connections'
import { presenceReason, presenceState } from '@kxo/domain/attendance/presence'
import { achievedMinutes } from '@kxo/domain/attendance/rules'
import { sentCodeWords } from '@kxo/domain/attendance/sent-code/sent-code-words'
import { sheetWords } from '@kxo/domain/attendance/sheet-words'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { absenceInWords, absenceReasonOf } from '@kxo/domain/registrations/absences/absence-reason'
import type { Context } from '../../../platform/context.ts'
import { dressed, modelFor, type SampleRequest } from '../../templates/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { issuerOf, letterheadOf, specimenMarks } from '../issuing/issuer-of.ts'
import { connectionsOf, entriesOf } from '../meeting/meeting-entries.ts'
import {
  confirmedPartners,
  findSheetRow,
  getSession,
  type PresenceRow,
  peopleOf,
  presencesOf,
  type SignatureRow,
  signaturesOf,
  slotsOf,
} from '../queries.ts'
import { isEntered, type PresenceSource, slotFacts } from '../signing/slot-facts.ts'
import { evidenceOf } from './chain.ts'
import { type SheetDocument, type SheetMark, sheetPrint } from './sheet-print.ts'
import { reopeningOf } from './show-sheet.ts'

/** Name a drawing has among the images of the printed sheet. */
export const imageOf = (signature: SignatureRow) => (signature.drawing === null ? null : `signature-${signature.id}.png`)

const modeWords = { account: attendanceWords.byAccount, link: attendanceWords.byLink, tablet: attendanceWords.byTablet }

type SheetRequest = {
  sealedAt: Date | null
  isBlank: boolean
  /** Of a sheet that is only seen, marked as a specimen: the model it tries. */
  dressedFor?: SampleRequest['dressedFor']
}
/** What the sheet of an event prints: all that is recorded, or blank boxes to sign by hand (FOR-31). */
export async function readSheetPrint(context: Context, eventId: number, { sealedAt, isBlank, dressedFor }: SheetRequest) {
  const { db, language } = context
  const session = await getSession(db, eventId)
  const [slots, presences, signatures] = [
    await slotsOf(db, eventId),
    isBlank ? [] : await presencesOf(db, eventId),
    isBlank ? [] : await signaturesOf(db, eventId),
  ]
  const issuer = await issuerOf(context, eventId)
  const sheet = sealedAt ? await findSheetRow(db, eventId) : undefined
  const { rounding } = await signingOfEvent(context, eventId)
  const whyOf = ({ absence_reason, reason }: PresenceRow): string =>
    absenceInWords({ absence_reason: absenceReasonOf(absence_reason), reason }, language)
  const markOf = (slotId: number, of: { registration: number } | { partner: number }): SheetMark | undefined => {
    const isTheirs = (row: SignatureRow) =>
      'registration' in of ? row.registration_id === of.registration : row.partner_user_id === of.partner
    const signature = signatures.find((row) => row.slot_id === slotId && isTheirs(row))
    const presence =
      'registration' in of ? presences.find((row) => row.slot_id === slotId && row.registration_id === of.registration) : undefined
    const late_minutes = presence?.minutes_late ?? 0
    const away_minutes = presence?.minutes_away ?? 0
    if (signature) {
      const { signed_at: at, typed_name } = signature
      return { kind: 'signed', at, image: imageOf(signature), typed_name, late_minutes, away_minutes }
    }
    if (!presence) return undefined
    if (presenceState.keyOf(presence.state) === 'absent') return { kind: 'absent', reason: whyOf(presence) || null }
    if (isEntered(presence.source)) return { kind: 'entered', at: presence.recorded_at, late_minutes, away_minutes }
    if (presence.source !== ('regularisation' satisfies PresenceSource)) return { kind: 'unsigned', late_minutes, away_minutes }
    const author = presence.recorder ?? language.say(attendanceWords.product)
    return { kind: 'regularised', at: presence.recorded_at, author, reason: presenceReason(presence, language), late_minutes, away_minutes }
  }
  const marksOf = (of: { registration: number } | { partner: number }) =>
    Object.fromEntries(
      slots.flatMap(({ id }) => {
        const mark = markOf(id, of)
        return mark ? [[String(id), mark]] : []
      }),
    )
  const [people, partners] = [await peopleOf(db, eventId), await confirmedPartners(db, eventId)]
  const entries = isBlank ? () => [] : await entriesOf(db, eventId)
  const connected = [...people.map(({ name, user_id }) => ({ name, user_id })), ...partners.map(({ name, id }) => ({ name, user_id: id }))]
  const document: SheetDocument = {
    organisation: { name: issuer.name, activity_number: issuer.activity_number, siret: issuer.siret },
    title: session.title,
    place: session.is_online && !session.place ? language.say(attendanceWords.online) : session.place,
    half_days: slots.map(({ id, start_at, end_at }) => ({ id: String(id), start: start_at, end: end_at })),
    learners: people.map((person) => ({
      name: person.name,
      company: person.company_name,
      achieved_minutes: isBlank ? null : achievedMinutes(slotFacts({ slots, presences, signatures }, person.id), rounding),
      marks: marksOf({ registration: person.id }),
    })),
    trainers: partners.map((partner) => ({
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
        mode: [
          language.say(modeWords[evidence.mode]),
          evidence.witness?.name,
          evidence.shown_code ? language.say(attendanceWords.withCode) : '',
          evidence.sent_code ? language.say(evidence.sent_code === 'sms' ? sentCodeWords.withSmsCode : sentCodeWords.withMailCode) : '',
          evidence.offline ? language.say(queuedWords.synchronisedAt, { at: new Date(evidence.offline.received_at) }) : '',
        ]
          .filter(Boolean)
          .join(' – '),
        ip: evidence.address,
        user_agent: evidence.user_agent,
        consent: signature.consent_version,
        sheet_digest: evidence.sheet_sha256,
        chain_digest: signature.hash,
      }
    }),
    connections: connected.flatMap(({ name, user_id }) =>
      slots.flatMap((slot) => {
        const connections = connectionsOf(entries(user_id), slot, context)
        return connections.length === 0
          ? []
          : [{ person: name, half_day: String(slot.id), connections, minutes: minutesConnected(connections, slot) }]
      }),
    ),
    sealed_at: sealedAt,
    reopened: sheet?.reopened_at ? await reopeningOf(context, sheet) : null,
  }
  const name = `${language.say(sheetWords.title)} – ${session.title}`
  const subject = { user_id: null, event_id: eventId }
  const model = dressedFor
    ? await dressedFor(subject)
    : await modelFor(context, { category: 'presence', entity_id: issuer.id, subject, language })
  const paper = { title: name, reference: session.title, ...(dressedFor && specimenMarks(language)) }
  const print = sheetPrint(document, letterheadOf(context, issuer, paper), language)
  return { print: dressed(print, model), model, signatures, name }
}
