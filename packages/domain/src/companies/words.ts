import { words } from '../kernel/sentence.ts'

export const companyWords = words({
  name: { fr: 'Nom', en: 'Name' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  town: { fr: 'Ville', en: 'Town' },
  people: { fr: '{contact.pl:cap}', en: '{contact.pl:cap}' },
})
