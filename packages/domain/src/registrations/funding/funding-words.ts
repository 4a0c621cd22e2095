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
  startsLate: {
    fr: 'L’accord commence après le premier jour\u00A0: le financeur ne paiera pas ces dates.',
    en: 'The agreement starts after the first day: the funder will not pay for these dates.',
  },
  endsEarly: {
    fr: 'L’accord se termine avant le dernier jour\u00A0: demandez sa prolongation.',
    en: 'The agreement ends before the last day: ask for it to be extended.',
  },
  expired: { fr: 'L’accord a expiré\u00A0: demandez-en un autre.', en: 'The agreement has expired: ask for a new one.' },
  agreedFor: { fr: '{amount} HT accordés', en: '{amount} excl. VAT agreed' },
  pays: { fr: 'paie directement', en: 'pays directly' },
  unaddressed: {
    fr: 'Personne à qui écrire chez {name}\u00A0: complétez sa fiche.',
    en: 'Nobody to write to at {name}: complete its record.',
  },
  draft: { fr: 'brouillon', en: 'draft' },
})
