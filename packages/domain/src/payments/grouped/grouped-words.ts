import { labels } from '../../kernel/labels.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'
import type { BillableSource, Grouping } from './grouped-choices.ts'
import type { RunMode } from './grouped-contract.ts'

/** What keeps a row from a bill, said of it. */
export const blockerWords = words({
  noPayer: {
    fr: 'Le payeur est {company.un} qui n’est pas connu{company.e}\u00A0: rattachez la personne.',
    en: 'The payer is {company.un} nobody knows: link the person to it.',
  },
  noSiren: {
    fr: '{name} n’a pas de SIREN\u00A0: {bill.le} d’un professionnel doit le porter.',
    en: '{name} has no SIREN: the {bill} of a business must bear it.',
  },
  address: { fr: 'Adresse de facturation incomplète\u00A0: {missing}.', en: 'Billing address incomplete: {missing}.' },
  funding: {
    fr: 'Un financeur doit payer\u00A0: sa part se décide dans le suivi des financements.',
    en: 'A funder is to pay: its part is decided in the funding board.',
  },
  paying: { fr: 'Un paiement par carte est en cours.', en: 'A card payment is under way.' },
  scheduled: {
    fr: 'Cette place se paie par échéances\u00A0: la prochaine est le {day, date, long}.',
    en: 'This place is paid in parts: the next one is on {day, date, long}.',
  },
  withdrawal: {
    fr: 'Délai de rétractation en cours\u00A0: rien avant le {day, date, long}.',
    en: 'Withdrawal period running: nothing before {day, date, long}.',
  },
  // What a run found changed.
  alreadyBilled: { fr: 'Déjà facturé\u00A0: {number}', en: 'Already billed: {number}' },
  gone: { fr: 'Plus rien à facturer.', en: 'Nothing to invoice any more.' },
  lacksOrder: { fr: '{name} demande un numéro de commande.', en: '{name} asks for an order number.' },
})

export const sourceWords: Record<BillableSource, Sentence> = {
  registration: { fr: '{registration.pl:cap} sans {bill}', en: '{registration.pl:cap} without {bill.un}' },
  draft: { fr: 'Brouillons', en: 'Drafts' },
  balance: { fr: 'Soldes après acompte', en: 'Balances after a deposit' },
}
export const sourceNames: Record<BillableSource, Sentence> = {
  registration: { fr: '{registration:cap}', en: '{registration:cap}' },
  draft: labels.draft,
  balance: { fr: 'Solde', en: 'Balance' },
}
export const groupingWords: Record<Grouping, Sentence> = {
  payer: { fr: 'Par payeur', en: 'Per payer' },
  event: { fr: 'Par {event}', en: 'Per {event}' },
  person: { fr: 'Par personne', en: 'Per person' },
}
export const modeWords: Record<RunMode, Sentence> = {
  draft: { fr: 'Générer en brouillon', en: 'Generate as drafts' },
  issue: { fr: 'Générer et émettre', en: 'Generate and issue' },
  send: { fr: 'Générer, émettre et envoyer', en: 'Generate, issue and send' },
}

/** The page of grouped billing. */
export const groupedWords = words({
  title: { fr: 'Facturation groupée', en: 'Grouped billing' },
  subtitle: {
    fr: 'Tout ce qui peut être facturé et ne l’est pas encore, payeur par payeur.',
    en: 'Everything that may be invoiced and is not yet, payer by payer.',
  },
  steps: { fr: 'Étapes', en: 'Steps' },
  stepChoose: { fr: 'Choisir', en: 'Choose' },
  stepCheck: { fr: 'Vérifier', en: 'Check' },
  stepRun: { fr: 'Générer', en: 'Generate' },
  // Choosing.
  chooseTitle: { fr: 'Que facturer\u202F?', en: 'What to invoice?' },
  month: { fr: 'Mois', en: 'Month' },
  from: { fr: 'Du', en: 'From' },
  to: { fr: 'Au', en: 'To' },
  periodHelp: {
    fr: 'D’après le premier jour {event.du}\u202F; sans date, d’après le jour {registration.du}.',
    en: 'By the first day of the {event}; without a date, by the day of the {registration}.',
  },
  otherPeriod: { fr: 'Autre période', en: 'Another period' },
  allEvents: { fr: '{event.tous:cap}', en: 'All {event.pl}' },
  allCompanies: { fr: '{company.tous:cap}', en: 'All {company.pl}' },
  allEntities: { fr: '{entity.tous:cap}', en: 'All {entity.pl}' },
  sources: { fr: 'Sources', en: 'Sources' },
  check: { fr: 'Vérifier', en: 'Check' },
  // Checking.
  empty: { fr: 'Rien à facturer sur cette période.', en: 'Nothing to invoice for this period.' },
  cut: {
    fr: 'Les {n, number} premières lignes sont montrées\u00A0: choisissez une période plus courte pour voir les autres.',
    en: 'The first {n, number} rows are shown: choose a shorter period to see the others.',
  },
  change: { fr: 'Modifier le choix', en: 'Change the choice' },
  toFix: { fr: 'À corriger', en: 'To correct' },
  toFixHelp: {
    fr: '{n, plural, one {# ligne ne peut} other {# lignes ne peuvent}} pas être facturée{n, plural, one {} other {s}} en l’état.',
    en: '{n, plural, one {# row cannot} other {# rows cannot}} be invoiced as things stand.',
  },
  waiting: { fr: 'Pas encore', en: 'Not yet' },
  waitingHelp: {
    fr: '{n, plural, one {# ligne attend} other {# lignes attendent}} une échéance.',
    en: '{n, plural, one {# row waits} other {# rows wait}} for its day.',
  },
  toBill: { fr: 'À facturer', en: 'To invoice' },
  grouping: { fr: '{bill.un:cap}…', en: 'One {bill}…' },
  groups: {
    fr: '{n, plural, one {# {bill}} other {# {bill.pl}}}',
    en: '{n, plural, one {# {bill}} other {# {bill.pl}}}',
  },
  people: { fr: '{n, plural, one {# personne} other {# personnes}}', en: '{n, plural, one {# person} other {# people}}' },
  all: { fr: 'Tout cocher', en: 'Select all' },
  more: { fr: 'Afficher la suite ({n, number})', en: 'Show more ({n, number})' },
  tick: { fr: 'Facturer {name}', en: 'Select {name}' },
  details: { fr: 'Détail', en: 'Detail' },
  detail: { fr: 'Détail {name.de}', en: 'Details of {name}' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  source: { fr: 'Source', en: 'Source' },
  agreed: { fr: 'Prix convenu HT', en: 'Agreed price excl. VAT' },
  discount: { fr: 'Remise HT', en: 'Discount excl. VAT' },
  deducted: { fr: 'Acompte déduit', en: 'Deposit deducted' },
  funderShare: { fr: 'Part du financeur', en: 'Funder’s part' },
  ht: { fr: 'HT', en: 'Excl. VAT' },
  tax: { fr: 'TVA', en: 'VAT' },
  ttc: { fr: 'TTC', en: 'Incl. VAT' },
  // After an amount.
  amountHt: { fr: '{amount}\u00A0HT', en: '{amount} excl. VAT' },
  amountTax: { fr: 'TVA\u00A0{amount}', en: 'VAT\u00A0{amount}' },
  amountTtc: { fr: '{amount}\u00A0TTC', en: '{amount} incl. VAT' },
  preview: { fr: 'Prévisualiser', en: 'Preview' },
  previewTitle: { fr: 'Aperçu\u00A0: {name}', en: 'Preview: {name}' },
  previewMark: { fr: 'BROUILLON', en: 'DRAFT' },
  previewFile: { fr: 'Prévisualisation', en: 'Preview' },
  orderFor: { fr: 'Numéro de commande {name.de}', en: 'Order number of {name}' },
  // Mending.
  addNumber: { fr: 'Saisir le SIRET', en: 'Enter the SIRET' },
  numberTitle: { fr: 'SIREN {name.de}', en: 'SIREN of {name}' },
  numberHelp: { fr: '9 chiffres (SIREN) ou 14 (SIRET).', en: '9 digits (SIREN) or 14 (SIRET).' },
  number: { fr: 'SIRET ou SIREN', en: 'SIRET or SIREN' },
  saveNumber: labels.save,
  addAddress: { fr: 'Compléter l’adresse', en: 'Complete the address' },
  addressTitle: { fr: 'Adresse de facturation {name.de}', en: 'Billing address of {name}' },
  seePrices: { fr: 'Voir {event.le}', en: 'See the {event}' },
  seePerson: { fr: 'Voir {registration.le}', en: 'See the {registration}' },
  seeEntities: { fr: 'Voir {entity.les}', en: 'See the {entity.pl}' },
  seeBill: { fr: 'Voir le brouillon', en: 'See the draft' },
  // Generating.
  chosen: {
    fr: '{bills, plural, =0 {Aucun choix} one {# {bill}} other {# {bill.pl}}}',
    en: '{bills, plural, =0 {Nothing chosen} one {# {bill}} other {# {bill.pl}}}',
  },
  tooMany: {
    fr: 'Au plus {n, number} {bill.pl} à la fois\u00A0: décochez-en, ou choisissez une période plus courte.',
    en: 'At most {n, number} {bill.pl} at a time: untick some, or choose a shorter period.',
  },
  modeLegend: { fr: 'Jusqu’où aller', en: 'How far to go' },
  draftHelp: {
    fr: 'Aucun numéro n’est pris\u00A0: chaque brouillon se relit et se modifie.',
    en: 'No number is taken: each draft can be read again and changed.',
  },
  issueHelp: {
    fr: 'Un numéro définitif est pris pour chaque {bill}\u00A0: il ne se reprend pas.',
    en: 'A final number is taken for each {bill}: it cannot be taken back.',
  },
  sendHelp: {
    fr: 'Le numéro est pris et {bill.le} part par mail, PDF joint, à chaque payeur.',
    en: 'The number is taken and the {bill} leaves by email, PDF attached, to each payer.',
  },
  confirmTitle: {
    fr: 'Émettre {n, plural, one {# {bill}} other {# {bill.pl}}}\u202F?',
    en: 'Issue {n, plural, one {# {bill}} other {# {bill.pl}}}?',
  },
  confirmMessage: {
    fr: '{amount} TTC. Un numéro pris ne se reprend pas\u00A0: une erreur se corrige par {credit.un}.',
    en: '{amount} incl. VAT. A number cannot be taken back: a mistake is corrected by {credit.un}.',
  },
  confirmTyped: { fr: 'ÉMETTRE {n}', en: 'ISSUE {n}' },
  runningHelp: {
    fr: 'Vous pouvez quitter cette page\u00A0: une notification vous préviendra.',
    en: 'You may leave this page: a notification will tell you.',
  },
  result: {
    fr: '{bills, plural, =0 {Rien n’a été généré} one {# {bill}} other {# {bill.pl}}}, {amount} TTC',
    en: '{bills, plural, =0 {Nothing was generated} one {# {bill}} other {# {bill.pl}}}, {amount} incl. VAT',
  },
  stopping: { fr: 'Arrêt demandé\u00A0: ce qui est émis reste émis.', en: 'Stop requested: what is issued stays issued.' },
  again: { fr: 'Nouvelle facturation', en: 'New run' },
  draftBill: labels.draft,
  // The report file.
  report: { fr: 'Facturation groupée', en: 'Grouped billing' },
  reportPayer: { fr: 'Payeur', en: 'Payer' },
  reportRow: { fr: 'Ligne', en: 'Line' },
  reportBill: { fr: '{bill:cap}', en: '{bill:cap}' },
  reportAmount: { fr: 'Total TTC', en: 'Total incl. VAT' },
  reportReason: labels.reason,
  workDraft: { fr: 'Facturation groupée, en brouillon', en: 'Grouped billing, drafts' },
  workIssue: { fr: 'Facturation groupée, émise', en: 'Grouped billing, issued' },
  workSend: { fr: 'Facturation groupée, émise et envoyée', en: 'Grouped billing, issued and sent' },
})
