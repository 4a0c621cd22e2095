import type { Article } from './article.ts'

export const invoiceArticles: readonly Article[] = [
  {
    key: 'pricing',
    job: 'invoice',
    title: { fr: 'Fixer un tarif', en: 'Set a price' },
    intro: {
      fr: 'Un tarif se saisit hors taxes avec son taux. Vous pouvez en réserver un à {member.des}, ou prévoir un acompte.',
      en: 'A price is entered before tax with its rate. You may keep one for {member.pl}, or ask for a deposit.',
    },
    steps: [
      {
        fr: 'À l’étape des tarifs, cochez que {event.le} est payant{event.e}.',
        en: 'At the price step, tick that there is a charge for the {event}.',
      },
      { fr: 'Ajoutez un libellé, un prix hors taxes et un taux de TVA.', en: 'Add a label, a price before tax and a VAT rate.' },
      { fr: 'Un taux nul demande son motif légal\u00A0: il sera imprimé.', en: 'A zero rate needs its legal reason: it will be printed.' },
      {
        fr: 'Indiquez si besoin le pourcentage d’acompte et le délai du solde.',
        en: 'If needed, enter the deposit percentage and when the balance is due.',
      },
    ],
    notes: [
      {
        fr: 'Une personne qui paie elle-même est protégée\u00A0: rien n’est encaissé avant la fin de son délai de rétractation.',
        en: 'People paying for themselves are protected: nothing is collected before their withdrawal period ends.',
      },
    ],
    feature: 'payment',
  },
  {
    key: 'bills',
    job: 'invoice',
    title: { fr: 'Émettre {bill.un}, faire {credit.un}', en: 'Issue {bill.un}, make {credit.un}' },
    intro: {
      fr: 'À l’émission, le numéro est pris et le contenu figé. On ne corrige pas\u00A0: on crédite, puis on refait.',
      en: 'On issue, the number is assigned and the content frozen. It is not corrected: it is credited, then issued again.',
    },
    steps: [
      { fr: 'Ouvrez la liste et choisissez le brouillon à émettre.', en: 'Open the list and choose the draft to issue.' },
      {
        fr: 'Relisez le destinataire, les lignes et les mentions, puis émettez.',
        en: 'Check the recipient, the lines and the legal notices, then issue it.',
      },
      {
        fr: 'Téléchargez le PDF\u00A0: il contient aussi les données lues par les logiciels (Factur-X).',
        en: 'Download the PDF: it also contains the data that software reads (Factur-X).',
      },
      {
        fr: 'Pour annuler, créez {credit.un}\u00A0: le lien entre les deux est gardé.',
        en: 'To cancel, create {credit.un}: the link between both is kept.',
      },
    ],
    notes: [
      {
        fr: 'Les numéros se suivent sans trou, par émetteur et par année.',
        en: 'Numbers follow each other without a gap, by issuer and year.',
      },
    ],
  },
  {
    key: 'payments',
    job: 'invoice',
    title: { fr: 'Encaisser et rembourser', en: 'Collect and refund' },
    intro: {
      fr: 'Un règlement peut venir d’une carte, d’un virement, d’un chèque ou d’un financeur. Chaque écriture rejoint un journal que personne ne peut modifier.',
      en: 'A payment may come by card, transfer, cheque or from a funder. Each entry goes into a ledger nobody can change.',
    },
    steps: [
      { fr: 'En ligne, la personne règle par carte depuis son espace.', en: 'Online, people pay by card from their own space.' },
      {
        fr: 'Pour les autres moyens, saisissez le règlement avec sa date et sa référence.',
        en: 'For other means, record the payment with its date and reference.',
      },
      { fr: 'Le statut change seul quand tout est réglé.', en: 'The status changes by itself once all is paid.' },
    ],
    feature: 'payment',
  },
]
