import { attendanceWords } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import { exampleOf } from '@kxo/domain/mailing/merge-fields'
import type { AttestationDocument, CertificateDocument, Signatory, TicketDocument } from '../../documents/index.ts'
import type { Issuer } from '../issuing/issuer-of.ts'

const days = ['2027-03-03', '2027-03-04'] as const
/** Four half-days in Paris, in winter. */
export const halfDaysOfExample = days.flatMap((day) => [
  { start: new Date(`${day}T09:00+01:00`), end: new Date(`${day}T12:30+01:00`) },
  { start: new Date(`${day}T13:30+01:00`), end: new Date(`${day}T17:00+01:00`) },
])
const period = { start: halfDaysOfExample[0]!.start, end: halfDaysOfExample[3]!.end }

/** Who signs for an issuer, at a place of example while it has none; its pictures are named by `images`. */
export const signatoryOf = (issuer: Issuer, language: Language, now: Date, images: Pick<Signatory, 'image' | 'stamp'>): Signatory => ({
  name: issuer.representative ?? exampleOf('event.responsible.full_name', language),
  role: language.say(attendanceWords.representative),
  city: issuer.town || 'Paris',
  day: dayInZone(now, language.zone),
  ...images,
})

export const attestationExample = (issuer: Issuer, language: Language, signatory: Signatory): AttestationDocument => ({
  issuer: issuer.name,
  learner: { name: exampleOf('contact.full_name', language), company: exampleOf('company.name', language) },
  title: exampleOf('event.name', language),
  nature: exampleOf('event.action_nature', language),
  ...period,
  achieved_minutes: 840,
  place: `${language.say(attendanceWords.onSite)}, ${exampleOf('event.location.name', language)}`,
  objectives: [{ text: exampleOf('event.objectives', language), result: 'acquired' }],
  valid_until: null,
  assessment_method: exampleOf('event.assessment', language),
  is_training: true,
  signatory,
  verification: null,
})

export const certificateExample = (issuer: Issuer, language: Language, signatory: Signatory): CertificateDocument => ({
  issuer: issuer.name,
  learner: { name: exampleOf('contact.full_name', language), employer: exampleOf('company.name', language) },
  title: exampleOf('event.name', language),
  nature: 'training',
  ...period,
  achieved: { unit: 'hours', minutes: 840 },
  signatory,
  verification: null,
})

/** No code is drawn on an example: nothing could be let in by it. */
export const ticketExample = (language: Language): TicketDocument => ({
  number: exampleOf('registration.number', language),
  holder: { name: exampleOf('contact.full_name', language), company: exampleOf('company.name', language) },
  title: exampleOf('event.name', language),
  subtitle: null,
  slots: halfDaysOfExample.map((halfDay) => ({ ...halfDay, label: null })),
  place: [exampleOf('event.location.name', language), exampleOf('event.location.address', language)],
  join_url: null,
  online: [],
  access: [exampleOf('event.location.instructions', language)],
  bring: [],
  contact: [exampleOf('event.responsible.full_name', language), exampleOf('event.responsible.mail', language)],
  accessibility: [],
  documents: [{ label: language.say(attendanceWords.programme), url: 'https://exemple.test/' }],
  qr_svg: null,
})
