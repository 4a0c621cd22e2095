import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** What is said of the address a bill is made out to. */
export const payerWords = words({
  billingAddress: { fr: 'Adresse de facturation', en: 'Billing address' },
  help: {
    fr: 'Imprimée sur {bill.le} et enregistrée sur la fiche.',
    en: 'Printed on the {bill} and saved on the record.',
  },
  locked: {
    fr: 'Seule la personne référente {name.de} peut la changer.',
    en: 'Only the contact person of {name} can change it.',
  },
  save: { fr: 'Enregistrer l’adresse', en: 'Save the address' },
  change: { fr: 'Changer l’adresse', en: 'Change the address' },
  street: { fr: 'Rue', en: 'Street' },
  complement: { fr: 'Complément d’adresse', en: 'Address line 2' },
  postalCode: labels.postalCode,
  town: labels.town,
  country: labels.country,
  orderHelp: {
    fr: '{name} le demande sur chaque {bill}.',
    en: '{name} asks for it on every {bill}.',
  },
  orderOptional: { fr: 'Facultatif. Imprimé sur {bill.le}.', en: 'Optional. Printed on the {bill}.' },
  serviceDays: {
    fr: 'Sans date saisie, celles {event.du} sont imprimées.',
    en: 'With no date entered, those of the {event} are printed.',
  },
  serviceDaysNeeded: {
    fr: 'Nécessaire pour émettre {bill.le}.',
    en: 'Needed to issue the {bill}.',
  },
})
