import { words } from '../kernel/sentence.ts'

export const companyWords = words({
  listTitle: { fr: '{company.pl:cap}', en: '{company.pl:cap}' },
  add: { fr: 'Ajouter {company.un}', en: 'Add {company.un}' },
  added: { fr: '{name}\u00A0: {company.le} est enregistré{company.e}.', en: '{name}: the {company} is saved.' },
  none: { fr: '{company.aucun:cap} à afficher.', en: 'No {company} to display.' },
  save: { fr: 'Enregistrer', en: 'Save' },
  name: { fr: 'Nom', en: 'Name' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  town: { fr: 'Ville', en: 'Town' },
  people: { fr: '{contact.pl:cap}', en: '{contact.pl:cap}' },
})
