import type { Article } from './article.ts'

/** Charging and collecting: what the accountant reads, and whoever issues. */
export const accountArticles: readonly Article[] = [
  {
    key: 'closings',
    job: 'invoice',
    title: { fr: 'Clôturer les comptes d’une période', en: 'Close the accounts of a period' },
    intro: {
      fr: 'Une clôture totalise ce que porte le registre et le scelle\u00A0: la preuve que rien n’a été retouché après coup.',
      en: 'A closing totals what the ledger holds and seals it: proof that nothing was altered afterwards.',
    },
    steps: [
      {
        fr: 'Ouvrez «\u00A0Suivi des paiements\u00A0», puis l’onglet «\u00A0Clôtures\u00A0»\u00A0: chaque journée s’y clôture seule la nuit suivante.',
        en: 'Open “Payment tracking”, then the “Closings” tab: each day is closed by itself the night after.',
      },
      {
        fr: 'Clôturez un mois ou un exercice terminé, ou laissez le produit le faire dix jours après sa fin.',
        en: 'Close a month or a fiscal year that is over, or let it be closed ten days after its end.',
      },
      {
        fr: 'Ouvrez une ligne pour ses totaux, par mode de paiement et par taux de TVA.',
        en: 'Open a line for its totals, by payment method and by VAT rate.',
      },
      {
        fr: 'Exportez l’archive signée d’un exercice\u00A0: elle se lit sans le logiciel.',
        en: 'Export the signed archive of a fiscal year: it can be read without the software.',
      },
    ],
    notes: [
      {
        fr: 'Une clôture ne s’annule pas\u00A0: plus rien ne peut porter une date d’un mois ou d’un exercice clôturé.',
        en: 'A closing cannot be undone: nothing may bear a date of a closed month or fiscal year any more.',
      },
    ],
    feature: 'payment',
  },
  {
    key: 'sales-journal',
    job: 'invoice',
    title: { fr: 'Remettre les ventes au comptable', en: 'Hand your sales to the accountant' },
    intro: {
      fr: '{bill.les:cap} et {credit.les} d’une période, avec les contrôles et le fichier que le comptable importe.',
      en: 'The {bill.pl} and {credit.pl} of a period, with the checks and the file the accountant imports.',
    },
    steps: [
      { fr: 'Choisissez un mois, un trimestre, un exercice ou deux dates.', en: 'Choose a month, a quarter, a fiscal year or two dates.' },
      {
        fr: 'Lisez les contrôles\u00A0: numéros, comptes, équilibre, motifs des taux nuls. Renseignez ce qui manque.',
        en: 'Read the checks: numbers, accounts, balance, reasons for zero rates. Fill in what is missing.',
      },
      {
        fr: 'Téléchargez le journal au format FEC, avec les encaissements si le comptable les tient.',
        en: 'Download the journal in the FEC layout, with the payments received if the accountant keeps them.',
      },
      {
        fr: 'Marquez la période comme transmise\u00A0: ce qui change ensuite s’affiche ici.',
        en: 'Mark the period as handed over: what changes afterwards shows here.',
      },
    ],
    notes: [
      {
        fr: 'Ce fichier n’est pas le FEC légal, qui réunit tous les journaux d’un exercice.',
        en: 'This file is not the legal FEC, which holds every journal of a fiscal year.',
      },
      { fr: 'Ce qu’un acompte a déjà porté n’est pas compté deux fois.', en: 'What a deposit already carried is not counted twice.' },
    ],
    feature: 'accounting',
    offered: ({ sales_journal }) => sales_journal,
  },
  {
    key: 'entities',
    job: 'invoice',
    title: { fr: 'Tenir {entity.les} qui émettent', en: 'Manage the {entity.pl} that issue' },
    intro: {
      fr: '{entity.un:cap} émet et encaisse\u00A0: son identité légale, sa banque et ses numéros s’impriment sur chaque document.',
      en: '{entity.un:cap} issues and collects: its legal identity, bank and numbers are printed on every document.',
    },
    steps: [
      {
        fr: 'Ajoutez {entity.un}, puis complétez ses mentions\u00A0: la page dit celles qui manquent et ce qu’elles bloquent.',
        en: 'Add {entity.un}, then complete its particulars: the page says which are missing and what they block.',
      },
      {
        fr: 'Indiquez l’IBAN pour être réglé par virement, et quand la TVA est exigible.',
        en: 'Enter the IBAN to be paid by transfer, and when VAT falls due.',
      },
      {
        fr: 'Choisissez les préfixes\u00A0: chacun a sa suite de numéros, sans trou.',
        en: 'Choose the prefixes: each has its own sequence of numbers, without gaps.',
      },
      {
        fr: 'Déposez le logo, le cachet et la signature, puis relisez l’aperçu.',
        en: 'Upload the logo, the stamp and the signature, then read the preview.',
      },
    ],
    notes: [
      {
        fr: 'Un changement vaut pour les prochains documents\u00A0: ceux qui sont émis gardent leurs mentions.',
        en: 'A change applies to the documents that follow: those issued keep their particulars.',
      },
    ],
    offered: ({ has_entities }) => has_entities,
  },
]
