import { dayInZone, formatDate, formatTime } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import type { Language } from '@kxo/domain/kernel/language'
import { formatMoney } from '@kxo/domain/kernel/money'
import { partnerKind } from '@kxo/domain/partners/kind'
import { missionWords as w } from '@kxo/domain/partners/missions/mission-words'
import { partnersWords } from '@kxo/domain/partners/words'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'
import type { Mission } from './read-mission.ts'

/** What mission.typ reads. */
export type MissionPrint = {
  letterhead: Letterhead
  title: string
  subject: string
  facts: Fact[]
  place: Fact[]
  slots_title: string
  heads: string[]
  rows: string[][]
  total: string | null
  issued: string
  signatory: { title: string; name: string }
}

/** The number of a mission order: that of the part, in the year it begins. */
export const missionNumber = ({ id, slots, start_date }: Pick<Mission, 'id' | 'slots' | 'start_date'>, now: Date): string =>
  `OM-${(slots[0]?.start_at ?? start_date ?? now).getUTCFullYear()}-${String(id).padStart(6, '0')}`

type Issuing = {
  issuer: { name: string; town: string; representative: string | null }
  letterhead: Letterhead
  language: Language
  now: Date
}

/** Who goes where, when and for how much, on one page; hours are those of the event's zone. */
export function missionPrint(mission: Mission, { issuer, letterhead, language, now }: Issuing): MissionPrint {
  const { say, locale, label } = language
  const zone = mission.time_zone
  const fact = (title: keyof typeof w, value: string | null | undefined): Fact[] => (value ? [{ label: say(w[title]), value }] : [])
  const whole =
    mission.slots.length === 0 && mission.start_date
      ? [{ start_at: mission.start_date, end_at: mission.end_date ?? mission.start_date, title: '', room: null }]
      : mission.slots
  const minutesOf = ({ start_at, end_at }: { start_at: Date; end_at: Date }) => Math.round((end_at.getTime() - start_at.getTime()) / 60_000)
  const minutes = mission.slots.reduce((sum, slot) => sum + minutesOf(slot), 0)
  const hours = (n: number) => say(w.durationOf, { hours: printHours(n, locale) })
  const dayOf = ({ start_at, title }: { start_at: Date; title: string }) =>
    [formatDate(start_at, locale, { zone, style: 'long' }), title].filter(Boolean).join(' · ')
  const address = [mission.address, mission.address_complement, [mission.code_postal, mission.town].filter(Boolean).join(' ')]
  const place = mission.location_name
    ? [mission.location_name, ...address].filter(Boolean).join(', ')
    : mission.is_online
      ? say(w.online)
      : mission.event_town
  return {
    letterhead,
    title: say(w.title),
    subject: `${mission.first_name} ${mission.last_name}`,
    facts: [
      ...fact('number', missionNumber(mission, now)),
      ...fact('madeOn', formatDate(dayInZone(now, language.zone), locale)),
      ...fact('organisation', mission.organisation),
      ...fact('role', mission.role_title || label(partnerKind, mission.kind)),
      ...fact('fee', mission.fee === null ? null : formatMoney(mission.fee, locale)),
    ],
    place: [
      ...fact('event', mission.title),
      ...fact('place', place),
      ...fact('access', mission.access),
      ...fact('travel', mission.travel),
      ...fact('contact', [mission.contact_name, mission.contact_phone, mission.contact_mail].filter(Boolean).join(' · ')),
    ],
    slots_title: say(partnersWords.slots),
    heads: [w.day, w.hours, w.room, w.duration].map((head) => say(head)),
    rows: whole.map((slot) => [
      dayOf(slot),
      `${formatTime(slot.start_at, locale, { zone })}–${formatTime(slot.end_at, locale, { zone })}`,
      slot.room ?? '–',
      hours(minutesOf(slot)),
    ]),
    total: mission.slots.length > 1 ? say(w.total, { hours: printHours(minutes, locale) }) : null,
    issued: say(w.issued, { town: issuer.town || issuer.name, day: now }),
    signatory: { title: say(w.signatory, { name: issuer.name }), name: issuer.representative ?? '' },
  }
}
