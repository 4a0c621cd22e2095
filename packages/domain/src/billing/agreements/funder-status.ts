import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** Follow-up with the funding body (manual guest status): its own axis, any to any by administrators. */
export const funderStatus = catalogue({
  toCollect: { code: 0, label: { fr: 'Pièces à recueillir', en: 'Documents to collect' }, tone: 'warning' },
  toEnter: { code: 1, label: { fr: 'À saisir chez le financeur', en: 'To register with the funder' }, tone: 'warning' },
  missingItems: { code: 2, label: { fr: 'Pièces manquantes', en: 'Missing items' }, tone: 'danger' },
  awaited: { code: 3, label: { fr: 'En attente du financeur', en: 'Awaiting the funder' }, tone: 'info' },
  toNumber: { code: 4, label: { fr: 'N° {bill.de} à saisir', en: '{bill:cap} number to enter' }, tone: 'warning' },
  agreed: { code: 5, label: { fr: 'Accord du financeur', en: 'Agreed by the funder' }, tone: 'success' },
  present: { code: 6, label: { fr: 'Présence constatée', en: 'Present' }, tone: 'success' },
  signedIn: { code: 7, label: { fr: 'Présence signée', en: 'Signed in' }, tone: 'success' },
  absent: { code: 8, label: { fr: 'Absence', en: 'Absent' }, tone: 'danger' },
  rejected: { code: 9, label: { fr: 'Refus du financeur', en: 'Rejected by the funder' }, tone: 'danger' },
})
export type FunderStatus = KeyOf<typeof funderStatus>
