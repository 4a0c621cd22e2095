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
  agreedFor: { fr: '{amount} HT accordés', en: '{amount} excl. VAT agreed' },
  pays: { fr: 'paie directement', en: 'pays directly' },
  unaddressed: {
    fr: 'Personne à qui écrire chez {name}\u00A0: complétez sa fiche.',
    en: 'Nobody to write to at {name}: complete its record.',
  },
  draft: { fr: 'brouillon', en: 'draft' },
})
