import { labels } from '../../kernel/labels.ts'
import { choicesOf } from '../../kernel/list.ts'
import { words } from '../../kernel/sentence.ts'
import type { MatchReason } from './propose-bills.ts'

/** Bank statements and the bills their lines pay. */
export const matchingWords = words({
  title: { fr: 'À rapprocher', en: 'To match' },
  help: {
    fr: 'Importez le relevé de votre banque\u00A0: chaque somme reçue propose {bill.le} qu’elle semble régler. Rien ne s’enregistre sans votre accord.',
    en: 'Import your bank statement: each sum received proposes the {bill} it seems to pay. Nothing is recorded without your agreement.',
  },
  import: { fr: 'Importer un relevé', en: 'Import a statement' },
  importHelp: {
    fr: 'CAMT.053, OFX ou CSV, {size} au plus. Les sommes déjà connues ne reviennent pas, et les débits ne sont pas repris.',
    en: 'CAMT.053, OFX or CSV, {size} at most. Sums already known do not come again, and debits are left out.',
  },
  statement: { fr: 'Relevé bancaire', en: 'Bank statement' },
  ofAccount: { fr: 'Compte de l’émetteur', en: 'Account of the issuer' },
  ofAccountHelp: { fr: 'Utilisé quand le fichier ne nomme pas votre IBAN.', en: 'Used when the file does not name your IBAN.' },
  imported: {
    fr: '{added, plural, =0 {Aucune somme nouvelle} one {# somme à rapprocher} other {# sommes à rapprocher}}, {known, plural, =0 {aucune déjà connue} one {# déjà connue} other {# déjà connues}}, {debits, plural, =0 {aucun débit} one {# débit laissé de côté} other {# débits laissés de côté}}.',
    en: '{added, plural, =0 {No new sum} one {# sum to match} other {# sums to match}}, {known, plural, =0 {none already known} one {# already known} other {# already known}}, {debits, plural, =0 {no debit} one {# debit left out} other {# debits left out}}.',
  },
  nothing: { fr: 'Rien à rapprocher.', en: 'Nothing to match.' },
  noneMatched: { fr: 'Aucune ligne rapprochée.', en: 'No line matched.' },
  noneAside: { fr: 'Aucune ligne mise de côté.', en: 'No line set aside.' },
  states: { fr: 'Lignes du relevé', en: 'Statement lines' },
  matched: { fr: 'Rapprochées', en: 'Matched' },
  aside: { fr: 'Mises de côté', en: 'Set aside' },
  files: { fr: 'Relevés importés', en: 'Imported statements' },
  noFile: { fr: 'Aucun relevé importé.', en: 'No statement imported.' },
  label: { fr: 'Libellé', en: 'Label' },
  left: { fr: 'Reste à rapprocher', en: 'Left to match' },
  proposed: { fr: '{bill:cap} proposé{bill.e}', en: 'Proposed {bill}' },
  noProposal: { fr: 'Aucune proposition', en: 'No proposal' },
  shareOf: { fr: '{number}, {payer}\u00A0: {amount}', en: '{number}, {payer}: {amount}' },
  accept: { fr: 'Accepter', en: 'Accept' },
  choose: { fr: 'Choisir {bill.un}', en: 'Choose {bill.un}' },
  split: { fr: 'Répartir', en: 'Split' },
  setAside: { fr: 'Mettre de côté', en: 'Set aside' },
  setAsideHelp: { fr: 'Elle reste au relevé, sans attendre {bill.de}.', en: 'It stays in the statement, waiting for no {bill}.' },
  asideDone: { fr: 'Ligne mise de côté.', en: 'Line set aside.' },
  takeBack: { fr: 'Remettre à rapprocher', en: 'Put back to match' },
  takenBack: { fr: 'Ligne à rapprocher de nouveau.', en: 'Line to match again.' },
  acceptAll: { fr: 'Tout accepter ({n, number})', en: 'Accept all ({n, number})' },
  acceptAllTitle: { fr: 'Accepter les rapprochements sûrs', en: 'Accept the sure matches' },
  acceptAllHelp: {
    fr: '{n, plural, one {# somme sera enregistrée} other {# sommes seront enregistrées}} comme virement, pour {total}.',
    en: '{n, plural, one {# sum will be recorded} other {# sums will be recorded}} as a transfer, for {total}.',
  },
  acceptedAll: {
    fr: '{n, plural, =0 {Aucune ligne rapprochée.} one {# ligne rapprochée.} other {# lignes rapprochées.}}',
    en: '{n, plural, =0 {No line matched.} one {# line matched.} other {# lines matched.}}',
  },
  leftOut: {
    fr: '{n, plural, one {# ligne est laissée\u00A0:} other {# lignes sont laissées\u00A0:}}',
    en: '{n, plural, one {# line is left:} other {# lines are left:}}',
  },
  changed: { fr: 'La proposition a changé depuis l’aperçu', en: 'The proposal has changed since the preview' },
  accepted: { fr: 'Virement enregistré.', en: 'Transfer recorded.' },
  remains: { fr: 'Reste sur la ligne\u00A0: {amount}', en: 'Left on the line: {amount}' },
  wholeLine: { fr: 'La ligne est entièrement rapprochée.', en: 'The whole line is matched.' },
  beyondLine: { fr: 'Au-delà de la ligne\u00A0: {amount}', en: 'Beyond the line: {amount}' },
  pick: { fr: 'Choisir le fichier', en: 'Choose the file' },
  bill: { fr: '{bill:cap}', en: '{bill:cap}' },
  recordedOn: { fr: 'Enregistré sur', en: 'Recorded on' },
  why: labels.reason,
  find: { fr: 'Numéro, payeur…', en: 'Number, payer…' },
  account: { fr: 'Compte', en: 'Account' },
  credits: { fr: 'Sommes reçues', en: 'Sums received' },
  added: { fr: 'Nouvelles', en: 'New' },
  debits: { fr: 'Débits laissés de côté', en: 'Debits left out' },
  skipped: { fr: 'Non comptabilisées ou hors euro', en: 'Not booked or not in euros' },
  stillLeft: { fr: 'Restantes', en: 'Left' },
  fileName: { fr: 'Relevé', en: 'Statement' },
  importedAt: { fr: 'Importé le', en: 'Imported on' },
  importedBy: { fr: 'Importé par', en: 'Imported by' },
  format: { fr: 'Format', en: 'Format' },
})

export const lineStateLabels = choicesOf({ toMatch: matchingWords.title, matched: matchingWords.matched, aside: matchingWords.aside })
export const statementFormatLabels = choicesOf({
  camt: { fr: 'CAMT.053', en: 'CAMT.053' },
  ofx: { fr: 'OFX', en: 'OFX' },
  csv: { fr: 'CSV', en: 'CSV' },
})

/** Why a bill is proposed for a line. */
export const matchReasons = words({
  numberAndAmount: { fr: 'Référence et montant exacts', en: 'Exact reference and amount' },
  numbersAndAmount: {
    fr: 'Plusieurs références d’un même payeur, dont la somme est exacte',
    en: 'Several references of one payer, whose sum is exact',
  },
  numberLess: { fr: 'Référence exacte, paiement partiel', en: 'Exact reference, part payment' },
  numberMore: { fr: 'Référence exacte, mais plus que ce qui reste à payer', en: 'Exact reference, but more than is left to pay' },
  numbersDiffer: { fr: 'Plusieurs références, dont la somme diffère', en: 'Several references, whose sum differs' },
  payerAndAmount: { fr: 'Payeur ressemblant et montant exact', en: 'Similar payer and exact amount' },
  payerAndOneAmount: {
    fr: 'Payeur ressemblant, plusieurs fois ce montant\u00A0: l’échéance la plus proche',
    en: 'Similar payer, several of this amount: the nearest due date',
  },
  amountAlone: { fr: 'Montant exact, payeur différent', en: 'Exact amount, different payer' },
  amountAmong: { fr: 'Plusieurs fois ce montant\u00A0: l’échéance la plus proche', en: 'Several of this amount: the nearest due date' },
  payerAlone: { fr: 'Payeur ressemblant, montant différent', en: 'Similar payer, different amount' },
} satisfies Record<MatchReason, { fr: string; en: string }>)
