import type { Letterhead } from '../../platform/pdf/letterhead.ts'
import { qr } from '../../platform/qr.ts'
import type { AttestationDocument } from './printing/attestation-print.ts'
import type { CertificateDocument } from './printing/certificate-print.ts'
import type { TicketDocument } from './printing/ticket-print.ts'

/** Fictitious people and documents for the tests and the benchmark of this module. */
export const documentLetterhead: Letterhead = {
  locale: 'fr',
  title: 'Atelier des Savoirs',
  reference: 'Manager une équipe',
  color: '#2f5bd0',
  issuer: {
    name: 'Atelier des Savoirs',
    lines: ['12 rue de la Fosse, 44000 Nantes', '02 40 00 00 00 · bonjour@atelier.example'],
    logo: null,
  },
  legal: [
    'Atelier des Savoirs SAS – SIRET 123\u202F456\u202F782\u202F00010 – Enregistrée sous le numéro 52441234567. Cet enregistrement ne vaut pas agrément de l’État.',
  ],
  page_word: 'Page',
  watermark: null,
}

const at = (text: string) => new Date(`${text}+01:00`)
export const halfDays = [
  { start: at('2027-03-03T09:00'), end: at('2027-03-03T12:30') },
  { start: at('2027-03-03T13:30'), end: at('2027-03-03T17:00') },
  { start: at('2027-03-04T09:00'), end: at('2027-03-04T12:30') },
  { start: at('2027-03-04T13:30'), end: at('2027-03-04T17:00') },
]

export async function ticketFixture(): Promise<TicketDocument> {
  return {
    number: 'CO-2027-00042',
    holder: { name: 'Élodie Œuvrard', company: 'Société L’Œuvre & Fils' },
    title: 'Manager une équipe au quotidien',
    subtitle: '2 jours, 14\u202Fh, en présentiel',
    slots: halfDays.map((halfDay) => ({ ...halfDay, label: null })),
    place: ['Atelier des Savoirs, salle Loire', '12 rue de la Fosse', '44000 Nantes'],
    join_url: null,
    online: [],
    access: ['Tramway ligne 1, arrêt Commerce', 'Parking Feydeau à 200\u00A0m'],
    bring: ['Une pièce d’identité', 'Votre ordinateur portable'],
    contact: ['Inès Garcia', '02 40 00 00 01', 'ines@atelier.example'],
    accessibility: ['Marc Noël, référent handicap\u00A0: marc@atelier.example'],
    documents: [
      { label: 'Programme détaillé', url: 'https://atelier.example/programme' },
      { label: 'Règlement intérieur', url: 'https://atelier.example/reglement' },
    ],
    qr_svg: await qr('T1|k1|ev_42|tk_7f3a|1|1798754400.hdANVEnRhSkwBIDwbUPrjEPavfonKaKmEE3Nn7uGb9Q'),
  }
}

const signatory = { name: 'Claire Delmas', role: 'Directrice pédagogique', city: 'Nantes', day: '2027-03-05', image: null, stamp: null }

export const attestationFixture: AttestationDocument = {
  issuer: 'Atelier des Savoirs',
  learner: { name: 'Élodie Œuvrard', company: 'Société L’Œuvre & Fils' },
  title: 'Manager une équipe au quotidien',
  nature: 'Action de formation',
  start: halfDays[0]!.start,
  end: halfDays[3]!.end,
  achieved_minutes: 825,
  place: 'Présentiel, Nantes',
  valid_until: '2029-03-05',
  objectives: [
    { text: 'Fixer des objectifs clairs et suivre leur réalisation', result: 'acquired' },
    { text: 'Conduire un entretien de recadrage', result: 'acquired' },
    { text: 'Déléguer en tenant compte de l’autonomie de chacun', result: 'partial' },
    { text: 'Animer une réunion d’équipe à distance', result: 'unassessed' },
  ],
  assessment_method: 'mises en situation observées par le formateur et questionnaire final',
  is_training: true,
  signatory,
  verification: null,
}

export const certificateFixture: CertificateDocument = {
  issuer: 'Atelier des Savoirs SAS',
  learner: { name: 'Élodie Œuvrard', employer: 'Société L’Œuvre & Fils' },
  title: 'Manager une équipe au quotidien',
  nature: 'training',
  start: halfDays[0]!.start,
  end: halfDays[3]!.end,
  achieved: { unit: 'hours', minutes: 825 },
  signatory: { ...signatory, role: 'présidente' },
  verification: null,
}
