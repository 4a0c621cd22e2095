import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

export const pricingWords = words({
  prices: { fr: 'Tarifs', en: 'Prices' },
  none: { fr: 'Aucun tarif trouvé\u202F!', en: 'No price found' },
  noneHelp: { fr: 'Ajoutez au moins un tarif pour pouvoir publier.', en: 'Add at least one price to be able to publish.' },
  add: { fr: 'Ajouter un tarif', en: 'Add a price' },
  edit: { fr: 'Modifier le tarif', en: 'Edit the price' },
  change: labels.edit,
  remove: { fr: 'Retirer', en: 'Remove' },
  removeTitle: { fr: 'Retirer le tarif «\u00A0{name}\u00A0»\u202F?', en: 'Withdraw the price “{name}”?' },
  removeHelp: {
    fr: '{registration.les:cap} déjà enregistré{registration.es} gardent leur prix.',
    en: 'Earlier {registration.pl} keep their price.',
  },
  name: { fr: 'Libellé', en: 'Label' },
  amount: { fr: 'Prix HT', en: 'Price excl. VAT' },
  rate: { fr: 'TVA', en: 'VAT' },
  rateOf: { fr: 'TVA {rate}', en: 'VAT {rate}' },
  reason: { fr: 'Motif du taux nul', en: 'Reason for the zero rate' },
  reasonHelp: {
    fr: 'Ce motif est imprimé sur {bill.le}\u202F; il doit être celui de votre situation.',
    en: 'This reason is printed on the {bill}; it must match your situation.',
  },
  exclusive: { fr: '{amount} HT', en: '{amount} excl. VAT' },
  total: { fr: '{amount} TTC', en: '{amount} incl. VAT' },
  totalSoon: { fr: 'Soit {amount} TTC', en: 'That is {amount} incl. VAT' },
  profile: { fr: 'Réservé au profil', en: 'For the profile' },
  anyProfile: { fr: 'Tous les profils', en: 'Any profile' },
  membersOnly: { fr: 'Réservé aux {member.pl}', en: 'For {member.pl} only' },
  account: { fr: 'Code comptable', en: 'Accounting code' },
  save: labels.save,
  added: { fr: 'Le tarif a été ajouté.', en: 'The price was added.' },
  changed: { fr: 'Le tarif a été modifié.', en: 'The price was changed.' },
  removed: { fr: 'Le tarif a été retiré.', en: 'The price was withdrawn.' },
  keepHelp: {
    fr: 'Changer un tarif ne touche pas {registration.les} déjà enregistré{registration.es}.',
    en: 'Changing a price does not touch earlier {registration.pl}.',
  },
})
