import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { SheetDocument, SheetMark } from './sheet-print.ts'

/** A fictitious session of two days, signed by half-days, for the tests of this module. */
const at = (text: string) => new Date(`${text}+01:00`)
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const half_days = [
  { id: 'a', start: at('2027-03-03T09:00'), end: at('2027-03-03T12:30') },
  { id: 'b', start: at('2027-03-03T13:30'), end: at('2027-03-03T17:00') },
  { id: 'c', start: at('2027-03-04T09:00'), end: at('2027-03-04T12:30') },
  { id: 'd', start: at('2027-03-04T13:30'), end: at('2027-03-04T17:00') },
]
const signed = (halfDay: (typeof half_days)[number], minutes: number, late_minutes = 0): SheetMark => ({
  kind: 'signed',
  at: new Date(halfDay.start.getTime() + minutes * 60_000),
  image: 'signature.png',
  late_minutes,
})
const everywhere = (minutes: number) => Object.fromEntries(half_days.map((halfDay) => [halfDay.id, signed(halfDay, minutes)]))
const names = ['Élodie Œuvrard', 'Marc Noël', 'Inès Garcia', 'Nguyễn Thị Hạnh', 'Łukasz Dupont', 'Zoé Lefèvre']

export const sheetFixture: SheetDocument = {
  organisation: { name: 'Atelier des Savoirs', activity_number: '52441234567', siret: '12345678200010' },
  title: 'Manager une équipe au quotidien',
  place: 'Nantes, salle Loire',
  half_days,
  learners: names.map((name, index) => ({
    name,
    company: index % 2 === 0 ? 'Société L’Œuvre & Fils' : null,
    achieved_minutes: index === 2 ? 615 : index === 1 ? 825 : 840,
    marks: {
      ...everywhere(index + 1),
      ...(index === 1 ? { a: signed(half_days[0]!, 15, 15) } : {}),
      ...(index === 2 ? { d: { kind: 'absent', reason: 'Arrêt maladie' } as const } : {}),
      ...(index === 5
        ? {
            c: {
              kind: 'regularised',
              at: at('2027-03-06T10:12'),
              author: 'Claire Delmas',
              reason: 'réseau coupé',
              late_minutes: 0,
            } as const,
          }
        : {}),
    },
  })),
  trainers: [{ name: 'Paul Arnaud', company: null, marks: everywhere(205) }],
  evidence: names.slice(0, 4).flatMap((person, index) =>
    half_days.map((halfDay) => ({
      person,
      half_day: halfDay.id,
      at: new Date(halfDay.start.getTime() + (index + 1) * 60_000),
      identifier: `${'emilz'[index]}…@exemple.fr`,
      mode: 'Lien personnel',
      ip: '203.0.113.24',
      user_agent: 'Mobile Safari 19, iPhone',
      consent: 'Texte 2026-03',
      sheet_digest: digest(`sheet ${halfDay.id}`),
      chain_digest: digest(`chain ${person} ${halfDay.id}`),
    })),
  ),
  sealed_at: at('2027-03-06T18:00'),
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><path d="M10 60 C40 0 60 90 90 30 S140 70 160 30 S210 60 230 20" fill="none" stroke="#12233f" stroke-width="4"/></svg>'
export const signatureImages = async (): Promise<Record<string, Uint8Array>> => ({
  'signature.png': await sharp(Buffer.from(drawing)).png().toBuffer(),
})
