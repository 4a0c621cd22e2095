import { choicesOf } from '../../kernel/list.ts'
import { words } from '../../kernel/sentence.ts'

export const closingWords = words({
  title: { fr: 'Clôtures', en: 'Closings' },
  help: {
    fr: 'Une clôture totalise ce qui a été inscrit au registre et le scelle. Chaque jour se clôture la nuit suivante, un mois ou un exercice dix jours après sa fin, ou plus tôt ici. Rien ne s’inscrit ensuite à une date d’un mois clôturé.',
    en: 'A closing totals what was written in the ledger and seals it. Each day closes the night after, a month or a fiscal year ten days after its end, or earlier from here. Nothing is then written with a date of a closed month.',
  },
  kind: { fr: 'Période', en: 'Period' },
  from: { fr: 'Du', en: 'From' },
  to: { fr: 'Au', en: 'To' },
  sales: { fr: 'Ventes TTC', en: 'Sales incl. VAT' },
  credits: { fr: '{credit.pl:cap} TTC', en: '{credit.pl:cap} incl. VAT' },
  received: { fr: 'Total encaissé', en: 'Total received' },
  perpetualSales: { fr: 'Cumul perpétuel des ventes', en: 'Perpetual total of sales' },
  perpetualReceived: { fr: 'Cumul perpétuel encaissé', en: 'Perpetual total received' },
  hash: { fr: 'Empreinte', en: 'Hash' },
  closedBy: { fr: 'Clôturé par', en: 'Closed by' },
  alone: { fr: 'Automatique', en: 'Automatic' },
  closedAt: { fr: 'Clôturé le', en: 'Closed on' },
  none: { fr: 'Aucune clôture pour l’instant.', en: 'No closing yet.' },
  close: { fr: 'Clôturer', en: 'Close' },
  closeThis: { fr: 'Clôturer cette période', en: 'Close this period' },
  closeTitle: { fr: 'Clôturer une période', en: 'Close a period' },
  closeHelp: {
    fr: 'Ce qui précède se clôture aussi. Une clôture ne s’annule pas\u00A0: rien ne pourra plus porter une date de ce mois ou de cet exercice.',
    en: 'What comes before is closed too. A closing cannot be undone: nothing may bear a date of that month or fiscal year any more.',
  },
  period: { fr: 'Période à clôturer', en: 'Period to close' },
  nothingOpen: { fr: 'Aucune période terminée ne reste à clôturer.', en: 'No period that is over is left to close.' },
  closed: {
    fr: '{n, plural, one {Une clôture écrite.} other {# clôtures écrites.}}',
    en: '{n, plural, one {One closing written.} other {# closings written.}}',
  },
  archive: { fr: 'Exporter l’archive', en: 'Export the archive' },
  archiveTitle: { fr: 'Exporter l’archive d’un exercice', en: 'Export the archive of a fiscal year' },
  archiveHelp: {
    fr: 'Un fichier ZIP signé\u00A0: écritures et clôtures en CSV et en JSON, empreintes, mode d’emploi. Il se lit sans le logiciel.',
    en: 'A signed ZIP file: entries and closings as CSV and JSON, hashes, instructions. It can be read without the software.',
  },
  fiscalYear: { fr: 'Exercice', en: 'Fiscal year' },
  yearOf: { fr: 'Du {from, date, short} au {to, date, short}', en: 'From {from, date, short} to {to, date, short}' },
  details: { fr: 'Voir les totaux', en: 'See the totals' },
  totalsOf: { fr: 'Totaux du {from, date, short} au {to, date, short}', en: 'Totals from {from, date, short} to {to, date, short}' },
  byMeans: { fr: 'Par mode de paiement', en: 'By payment method' },
  byRate: { fr: 'Par taux de TVA', en: 'By VAT rate' },
  basis: { fr: 'Base HT', en: 'Basis excl. VAT' },
  rate: { fr: 'Taux', en: 'Rate' },
  tax: { fr: 'TVA', en: 'VAT' },
  count: { fr: 'Nombre d’écritures', en: 'Number of entries' },
  nothing: { fr: 'Rien sur cette période.', en: 'Nothing in this period.' },
})

/** What is closed. */
export const closingKindLabels = choicesOf({
  day: { fr: 'Jour', en: 'Day' },
  month: { fr: 'Mois', en: 'Month' },
  year: { fr: 'Exercice', en: 'Fiscal year' },
})
