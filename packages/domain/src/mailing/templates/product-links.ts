import type { Sentence } from '../../kernel/sentence.ts'

/** Pages of the product a second button may lead to; the first keeps the moment's own, often a personal link. */
export const productLinks = {
  login: { label: { fr: 'Connexion', en: 'Sign in' }, path: '/' },
  catalogue: { label: { fr: 'Catalogue', en: 'Catalogue' }, path: '/events' },
  registrations: { label: { fr: 'Mes {registration.pl}', en: 'My {registration.pl}' }, path: '/myEvents' },
  attestations: { label: { fr: 'Mes {attestation.pl}', en: 'My {attestation.pl}' }, path: '/attestations' },
  bills: { label: { fr: 'Mes {bill.pl}', en: 'My {bill.pl}' }, path: '/bills' },
  tickets: { label: { fr: 'Mes {ticket.pl}', en: 'My {ticket.pl}' }, path: '/tickets' },
} satisfies Record<string, { label: Sentence; path: string }>
export type ProductLink = keyof typeof productLinks
export const productLinkNames = Object.keys(productLinks) as ProductLink[]

/** What the product joins to a message when its template asks. */
export const producedFiles = {
  calendar: { fr: 'Fichier d’agenda (.ics)', en: 'Calendar file (.ics)' },
  ticket: { fr: '{ticket.le:cap}', en: 'The {ticket}' },
  attestation: { fr: '{attestation.le:cap}', en: 'The {attestation}' },
  bill: { fr: '{bill.le:cap}', en: 'The {bill}' },
  programme: { fr: 'Le programme (PDF)', en: 'The syllabus (PDF)' },
} satisfies Record<string, Sentence>
export type ProducedFile = keyof typeof producedFiles
export const producedFileNames = Object.keys(producedFiles) as ProducedFile[]
