import { words } from '../../kernel/sentence.ts'

export const fundingWords = words({
  tab: { fr: 'Financement', en: 'Funding' },
  nobody: { fr: 'Aucun financeur n’est sollicité ici.', en: 'No funder is asked to pay here.' },
  nobodyHelp: {
    fr: 'Une personne qui choisit un financeur, ou dont vous suivez le dossier, apparaît ici.',
    en: 'Whoever names a funder, or whose file you follow, appears here.',
  },
  everyFunder: { fr: 'Tous les financeurs', en: 'All funders' },
  unnamed: { fr: 'Financeur non précisé', en: 'Funder not named' },
  agreed: { fr: 'Montant accordé HT', en: 'Amount agreed, excl. VAT' },
  agreedHelp: {
    fr: 'Le financeur reçoit {bill.un} pour ce montant, le reste va à l’employeur ou à la personne. Vide, il paie tout.',
    en: 'The funder receives {bill.un} for this amount, the rest goes to the employer or the person. Left empty, it pays everything.',
  },
  agreedFrom: { fr: 'Accord à partir du', en: 'Agreed from' },
  agreedUntil: { fr: 'Accord jusqu’au', en: 'Agreed until' },
  agreedDays: { fr: 'accord du {from, date, long} au {until, date, long}', en: 'agreement from {from, date, long} to {until, date, long}' },
  agreedSince: { fr: 'accord à partir du {from, date, long}', en: 'agreement from {from, date, long}' },
  agreedTo: { fr: 'accord jusqu’au {until, date, long}', en: 'agreement until {until, date, long}' },
  agreedFor: { fr: '{amount} HT accordés', en: '{amount} excl. VAT agreed' },
  pays: { fr: 'paie directement', en: 'pays directly' },
  unaddressed: {
    fr: 'Personne à qui écrire chez {name}\u00A0: complétez sa fiche.',
    en: 'Nobody to write to at {name}: complete its record.',
  },
  endCovered: {
    fr: 'Rien n’est encore facturé\u00A0: émettez {bill.le} d’ici là, ou demandez une prolongation.',
    en: 'Nothing is invoiced yet: issue the {bill} by then, or ask for an extension.',
  },
  endUncovered: {
    fr: 'Les dates {event.du} ne sont pas couvertes\u00A0: demandez une prolongation.',
    en: 'The dates of the {event} are not covered: ask for an extension.',
  },
  draft: { fr: 'brouillon', en: 'draft' },
})
