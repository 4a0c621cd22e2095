import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of the sheet that sums up a year of a company. */
export const yearWords = words({
  title: { fr: 'Récapitulatif {year}', en: 'Summary of {year}' },
  printedOn: { fr: 'Établi le', en: 'Printed on' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  person: { fr: 'Personne', en: 'Person' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  dates: { fr: 'Dates', en: 'Dates' },
  status: labels.status,
  halfDays: { fr: 'Demi-journées signées', en: 'Half-days signed' },
  hours: { fr: 'Heures suivies', en: 'Hours attended' },
  proofs: { fr: '{attestation.pl:cap} et {certificate.pl}', en: '{attestation.pl:cap} and {certificate.pl}' },
  none: { fr: '{registration.aucun:cap} confirmé{registration.e} cette année-là.', en: 'No {registration} confirmed that year.' },
  page: { fr: 'Page', en: 'Page' },
  save: { fr: 'Télécharger la feuille', en: 'Download the sheet' },
})
