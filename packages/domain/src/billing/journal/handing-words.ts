import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** What the accountant is handed, and what changed since. */
export const handingWords = words({
  title: { fr: 'Pour le comptable', en: 'For the accountant' },
  of: { fr: 'Pour le comptable\u00A0: {name}', en: 'For the accountant: {name}' },
  help: {
    fr: 'Toutes les pièces de la période, quels que soient les filtres. Ce n’est pas le FEC légal, qui réunit tous les journaux d’un exercice.',
    en: 'Every document of the period, whatever the filters. This is not the legal FEC, which holds every journal of a fiscal year.',
  },
  file: { fr: 'Journal des ventes (format FEC)', en: 'Sales journal (FEC layout)' },
  withPayments: { fr: 'Inclure les encaissements', en: 'Include the payments received' },
  transmit: { fr: 'Marquer comme transmis', en: 'Mark as handed over' },
  transmitTitle: { fr: 'Marquer cette période comme transmise\u202F?', en: 'Mark this period as handed over?' },
  transmitHelp: {
    fr: 'Les écritures telles qu’elles sont aujourd’hui sont retenues\u00A0: ce qui sera nouveau, changé ou manquant s’affichera ici.',
    en: 'The entries as they stand today are remembered: what is new, changed or missing afterwards will show here.',
  },
  transmitted: { fr: 'Période marquée comme transmise.', en: 'Period marked as handed over.' },
  never: { fr: 'Cette période n’a pas encore été transmise.', en: 'This period has not been handed over yet.' },
  last: {
    fr: 'Transmis le {at, date, short} par {name}{payments, select, true {, encaissements compris} other {}}.',
    en: 'Handed over on {at, date, short} by {name}{payments, select, true {, payments included} other {}}.',
  },
  unchanged: { fr: 'Rien n’a changé depuis.', en: 'Nothing has changed since.' },
  changed: {
    fr: '{n, plural, one {Une écriture diffère} other {# écritures diffèrent}} de ce qui a été transmis.',
    en: '{n, plural, one {One entry differs} other {# entries differ}} from what was handed over.',
  },
  see: { fr: 'Voir les différences', en: 'See the differences' },
  differences: { fr: 'Différences avec ce qui a été transmis', en: 'Differences from what was handed over' },
  added: { fr: 'Nouvelle', en: 'New' },
  changedOne: { fr: 'Changée', en: 'Changed' },
  missing: { fr: 'Manquante', en: 'Missing' },
  before: { fr: 'Transmis', en: 'Handed over' },
  after: { fr: 'Aujourd’hui', en: 'Today' },
  shown: { fr: 'Les {n} premières sont affichées.', en: 'The first {n} are shown.' },
  account: { fr: 'Compte', en: 'Account' },
  label: { fr: 'Libellé', en: 'Label' },
  debit: { fr: 'Débit', en: 'Debit' },
  credit: { fr: 'Crédit', en: 'Credit' },
  accounts: { fr: 'Comptes comptables', en: 'Accounts' },
  accountsHelp: {
    fr: 'Le compte d’un prix ou d’un produit passe avant. Vide, le compte usuel indiqué sert\u202F; pour les ventes, confirmez-le pour que le contrôle passe.',
    en: 'The account of a price or product comes first. When empty, the usual account shown is used; for sales, confirm it so that the check passes.',
  },
  vatPendingHelp: {
    fr: 'Rempli, la TVA due à l’encaissement y attend chaque paiement.',
    en: 'When filled in, VAT due on payment waits there for each payment.',
  },
  sameAsVat: { fr: 'Comme la TVA collectée', en: 'Same as VAT collected' },
  usual: { fr: 'Usuel\u00A0: {account}', en: 'Usual: {account}' },
  saved: { fr: 'Comptes enregistrés.', en: 'Accounts saved.' },
  save: labels.save,
})
