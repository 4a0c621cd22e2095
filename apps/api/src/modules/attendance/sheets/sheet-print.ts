import { connectedHours, connectedTimes } from '@kxo/domain/attendance/meeting/connected'
import type { Connection } from '@kxo/domain/attendance/meeting/connections'
import { meetingWords } from '@kxo/domain/attendance/meeting-words'
import { proofWords } from '@kxo/domain/attendance/proving/proof-words'
import { sheetWords } from '@kxo/domain/attendance/sheet-words'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { formatDate, formatRange, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import type { Language } from '@kxo/domain/kernel/language'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'

/** A half-day as it was really held (FOR-31). */
export type HalfDay = { id: string; start: Date; end: Date }
/**
 * What one person has in one half-day. `image` names one of the request's images; without it the signature is a name typed, or a click. A regularisation is the
 * word of its author, and a presence nobody signed stays unsigned (FOR-32).
 */
export type SheetMark =
  | { kind: 'signed'; at: Date; image: string | null; typed_name?: string | null; late_minutes: number; away_minutes?: number }
  | { kind: 'entered'; at: Date; late_minutes: number; away_minutes?: number }
  | { kind: 'regularised'; at: Date; author: string; reason: string; late_minutes: number; away_minutes?: number }
  | { kind: 'unsigned'; late_minutes: number; away_minutes?: number }
  | { kind: 'absent'; reason: string | null }
export type SheetPerson = { name: string; company: string | null; marks: Readonly<Record<string, SheetMark>> }
/** What proves a signature (FOR-33). */
export type SheetEvidence = {
  person: string
  half_day: string
  at: Date
  /** E-mail or phone used, and how its holder was recognised. */
  identifier: string
  mode: string
  ip: string
  user_agent: string
  consent: string
  sheet_digest: string
  chain_digest: string
}

/** `minutes` is null where a departure is not known. */
export type SheetConnections = { person: string; half_day: string; connections: Connection[]; minutes: number | null }

export type SheetDocument = {
  organisation: { name: string; activity_number: string | null; siret: string | null }
  title: string
  /** Place or remote tool. */
  place: string
  half_days: HalfDay[]
  learners: (SheetPerson & { achieved_minutes: number | null })[]
  trainers: SheetPerson[]
  evidence: SheetEvidence[]
  /** Who was connected to a video meeting, half-day by half-day (FOR-34); none on site. */
  connections?: SheetConnections[]
  sealed_at: Date | null
  /** When it had been sealed already, who opened it again and why. */
  reopened?: { at: Date; by: string; reason: string } | null
}

type CellPrint = { image: string | null; typed: string | null; text: string; note: string; is_absent: boolean }
type RowPrint = { name: string; company: string | null; cells: CellPrint[]; hours: string | null }
type PrintedTable = { title: string; intro: string; heads: string[]; rows: string[][] }
/** What sheet.typ reads; one block per group of half-days that fits the width. */
export type SheetPrint = {
  letterhead: Letterhead
  title: string
  subject: string
  facts: Fact[]
  blocks: { heads: { day: string; half: string; hours: string }[]; people: RowPrint[]; speakers: RowPrint[]; has_hours: boolean }[]
  labels: { people: string; speakers: string; hours: string }
  evidence: PrintedTable | null
  connections: PrintedTable | null
  sealed: string | null
}

const halfDaysAcross = 5

function cellOf(mark: SheetMark | undefined, isSealed: boolean, { say }: Language): CellPrint {
  const cell = { image: null, typed: null, note: '', is_absent: false }
  if (!mark) return { ...cell, text: isSealed ? say(sheetWords.unsigned) : '' }
  if (mark.kind === 'absent') return { ...cell, text: say(sheetWords.absent), note: mark.reason ?? '', is_absent: true }
  const late = [
    ...(mark.late_minutes > 0 ? [say(sheetWords.late, { minutes: mark.late_minutes })] : []),
    ...(mark.away_minutes ? [say(proofWords.away, { minutes: mark.away_minutes })] : []),
  ]
  if (mark.kind === 'unsigned') return { ...cell, text: say(sheetWords.presentUnsigned), note: late.join(' – ') }
  const when = { day: mark.at, at: mark.at }
  if (mark.kind === 'signed')
    return { ...cell, image: mark.image, typed: mark.typed_name ?? null, text: say(sheetWords.signedAt, when), note: late.join(' – ') }
  if (mark.kind === 'entered') return { ...cell, text: say(proofWords.enteredAt, when), note: late.join(' – ') }
  const { author, reason } = mark
  return {
    ...cell,
    text: say(sheetWords.regularisedAt, when),
    note: [...late, say(sheetWords.regularised, { author, reason })].join(' – '),
  }
}

const groupsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

const sealedWords = (at: Date, reopened: SheetDocument['reopened'], { say }: Language): string =>
  [reopened && say(attendanceWords.reopenedBy, reopened), say(sheetWords.sealed, { day: at, at })].filter(Boolean).join('. ')

/** A digest in groups of eight, so that it can wrap and be compared by eye. */
const shownDigest = (digest: string) => digest.replace(/(.{8})(?=.)/g, '$1 ')

/** The printed sheet, blank when nothing is signed yet, with its evidence page once there is evidence. */
export function sheetPrint(sheet: SheetDocument, letterhead: Letterhead, language: Language): SheetPrint {
  const { say, locale, zone } = language
  const halfDays = sheet.half_days.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const [first, last] = [halfDays[0], halfDays.at(-1)]
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
  const halfName = (start: Date) => say(halfDayOf(start, zone) === 'morning' ? sheetWords.morning : sheetWords.afternoon)
  const headOf = ({ start, end }: HalfDay) => ({
    day: formatDate(start, locale, { zone }),
    half: halfName(start),
    hours: `${formatTime(start, locale, { zone })} – ${formatTime(end, locale, { zone })}`,
  })
  const rowOf = (person: SheetPerson, group: HalfDay[], minutes: number | null): RowPrint => ({
    name: person.name,
    company: person.company,
    cells: group.map(({ id }) => cellOf(person.marks[id], sheet.sealed_at !== null, language)),
    hours: minutes === null ? null : say(sheetWords.hoursValue, { hours: printHours(minutes, locale) }),
  })
  const groups = groupsOf(halfDays, halfDaysAcross)
  const named = new Map(
    halfDays.map((halfDay) => [halfDay.id, `${formatDate(halfDay.start, locale, { zone })} ${halfName(halfDay.start)}`]),
  )
  return {
    letterhead,
    title: say(sheetWords.title),
    subject: sheet.title,
    facts: [
      ...fact(say(sheetWords.organisation), sheet.organisation.name),
      ...fact(say(sheetWords.activityNumber), sheet.organisation.activity_number),
      ...fact(say(sheetWords.siret), sheet.organisation.siret && shownSiret(sheet.organisation.siret)),
      ...fact(say(sheetWords.dates), first && last ? formatRange(first.start, last.end, locale, { zone, times: false }) : null),
      ...fact(say(sheetWords.place), sheet.place),
      ...fact(say(sheetWords.speakers), sheet.trainers.map((trainer) => trainer.name).join(', ')),
    ],
    blocks: groups.map((group, index) => {
      const has_hours = index === groups.length - 1 && sheet.learners.some((learner) => learner.achieved_minutes !== null)
      return {
        heads: group.map(headOf),
        people: sheet.learners.map((learner) => rowOf(learner, group, has_hours ? learner.achieved_minutes : null)),
        speakers: sheet.trainers.map((trainer) => rowOf(trainer, group, null)),
        has_hours,
      }
    }),
    labels: { people: say(sheetWords.people), speakers: say(sheetWords.speakers), hours: say(sheetWords.hours) },
    evidence:
      sheet.evidence.length === 0
        ? null
        : {
            title: say(sheetWords.evidence),
            intro: say(sheetWords.evidenceIntro),
            heads: [
              sheetWords.who,
              sheetWords.halfDay,
              sheetWords.instant,
              sheetWords.proof,
              sheetWords.device,
              sheetWords.consent,
              sheetWords.digests,
            ].map((sentence) => say(sentence)),
            rows: sheet.evidence.map((one) => [
              one.person,
              named.get(one.half_day) ?? one.half_day,
              one.at.toISOString().replace('T', ' ').replace('Z', ''),
              `${one.mode} – ${one.identifier}`,
              `${one.ip} – ${one.user_agent}`,
              one.consent,
              `${shownDigest(one.sheet_digest)} / ${shownDigest(one.chain_digest)}`,
            ]),
          },
    connections: sheet.connections?.length
      ? {
          title: say(meetingWords.log),
          intro: say(meetingWords.logIntro),
          heads: [sheetWords.who, sheetWords.halfDay, meetingWords.logged, meetingWords.loggedTime].map((sentence) => say(sentence)),
          rows: sheet.connections.map(({ person, half_day, connections, minutes }) => [
            person,
            named.get(half_day) ?? half_day,
            connectedTimes(connections, language),
            connectedHours(minutes, language),
          ]),
        }
      : null,
    sealed: sheet.sealed_at && sealedWords(sheet.sealed_at, sheet.reopened ?? null, language),
  }
}
