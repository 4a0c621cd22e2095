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
      {
        fr: 'Pour corriger ce qui n’est pas payé, remplacez\u00A0: {credit.un} annule l’original et un brouillon identique s’ouvre.',
        en: 'To correct what is not paid, replace it: {credit.un} cancels the original and an identical draft opens.',
      },
    ],
    notes: [
      {
        fr: 'Les numéros se suivent sans trou, par émetteur et par année.',
        en: 'Numbers follow each other without a gap, by issuer and year.',
      },
      {
        fr: 'Votre titre et vos textes s’écrivent dans «\u00A0Modèles de documents\u00A0»\u00A0: ils entourent ce que la loi impose, et chaque document émis garde les siens.',
        en: 'Your title and texts are written in “Document templates”: they surround what the law requires, and each issued document retains its own.',
      },
    ],
  },
  {
    key: 'quotes',
    job: 'invoice',
    title: { fr: 'Envoyer {quote.un}, le facturer', en: 'Send {quote.un}, then draft its {bill}' },
    intro: {
      fr: '{quote.un:cap} se prépare comme {bill.un}, se répond en ligne, puis devient {bill.un} en un geste.',
      en: '{quote.un:cap} is prepared like {bill.un}, answered online, then becomes {bill.un} in one step.',
    },
    steps: [
      {
        fr: 'Dans la liste {bill.des}, onglet {quote.pl}, créez {quote.un}\u00A0: destinataire, lignes, nombre de personnes, validité.',
        en: 'In the list of {bill.pl}, tab {quote.pl}, create {quote.un}: recipient, lines, number of people, validity.',
      },
      {
        fr: 'Envoyez-{quote_gender, select, f {la} other {le}}\u00A0: un numéro est pris, le contenu figé, le PDF joint au mail.',
        en: 'Send it: a number is assigned, the content frozen, the PDF attached to the email.',
      },
      {
        fr: 'La personne accepte ou refuse depuis son espace, ou par le lien du mail si elle n’a pas de compte. Vous êtes prévenu.',
        en: 'The person accepts or declines from their space, or by the link in the email without an account. You are told.',
      },
      {
        fr: 'Une fois {quote.le} accepté{quote.e}, «\u00A0Facturer {quote.le}\u00A0» prépare le brouillon {bill.de} avec les mêmes lignes, une seule fois.',
        en: 'Once the {quote} is accepted, “Draft the {bill}” prepares one with the same lines, once only.',
      },
    ],
    notes: [
      {
        fr: 'Passé sa date de validité, {quote.un} ne s’accepte plus en ligne, et la personne peut en demander une mise à jour\u00A0: dupliquez-{quote_gender, select, f {la} other {le}} pour l’actualiser.',
        en: 'Past its validity date, {quote.un} can no longer be accepted online, and the person may ask for an update: duplicate it to update it.',
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
      {
        fr: 'En ligne, la personne règle depuis son espace, par les moyens que vous acceptez.',
        en: 'Online, people pay from their own space, by the means you accept.',
      },
      {
        fr: 'Dans «\u00A0À encaisser\u00A0», voyez qui doit quoi et depuis quand, et relancez une ligne ou plusieurs.',
        en: 'Under “To collect”, see who owes what and since when, and remind about one line or several.',
      },
      {
        fr: 'Pour les autres moyens, enregistrez le paiement avec sa date et sa référence.',
        en: 'For other means, record the payment with its date and reference.',
      },
      {
        fr: '«\u00A0Encaissements\u00A0» les réunit\u202F; une erreur s’y annule par une écriture inverse, jamais en effaçant.',
        en: '“Payments received” gathers them; a mistake is reversed by a counter-entry, never erased.',
      },
      {
        fr: 'Ou importez le relevé de votre banque\u00A0: chaque somme reçue propose {bill.le} qu’elle règle, et vous acceptez.',
        en: 'Or import your bank statement: each sum received proposes the {bill} it pays, and you accept.',
      },
    ],
    notes: [{ fr: 'Le statut change seul quand tout est réglé.', en: 'The status changes by itself once all is paid.' }],
    feature: 'payment',
  },
  {
    key: 'contributions',
    job: 'invoice',
    title: { fr: 'Ouvrir une campagne {contribution.de}', en: 'Open a campaign of {contribution.pl}' },
    intro: {
      fr: 'Un prix, des tranches selon le nombre de personnes\u00A0: chaque {referent.sg} choisit son équipe et règle {bill.un} pour tout le monde.',
      en: 'A price, bands by how many people: each {referent} chooses their team and pays {bill.un} for everybody.',
    },
    steps: [
      {
        fr: 'Créez {contribution.le}\u00A0: période, prix hors taxes, taux ou motif d’exonération, tranches. Le simulateur calcule ce que paiera chacun.',
        en: 'Create the {contribution}: period, price before tax, rate or reason for none, bands. The simulator works out what everyone will pay.',
      },
      {
        fr: 'Ouvrez la campagne\u00A0: les {referent.pl} concerné{referent.es} reçoivent un mail qui mène à leur page.',
        en: 'Open the campaign: the {referent.pl} concerned get an email that leads to their page.',
      },
      {
        fr: 'Suivez les {member.pl} dans leur onglet\u202F; sans montant, validez-les.',
        en: 'Follow the {member.pl} in their tab; where there is no amount, validate them.',
      },
      {
        fr: 'L’année suivante, reconduisez\u00A0: une copie attend, prix relevés.',
        en: 'Next year, renew: a copy awaits, its prices raised.',
      },
    ],
    notes: [
      {
        fr: 'Une personne devient {member.sg} quand {bill.le} est réglé{bill.e}, et cesse de l’être à la fin de la période.',
        en: 'A person becomes {member.un} once the {bill} is paid, and no longer is one when the period ends.',
      },
      {
        fr: 'Des tranches déjà facturées ne changent plus\u00A0: une modification crée la version suivante.',
        en: 'Bands already billed no longer change: a change makes the next version.',
      },
    ],
    feature: 'payment',
  },
  {
    key: 'grouped-billing',
    job: 'invoice',
    title: { fr: 'Facturer en une fois, payeur par payeur', en: '{bill.pl:cap} at once, payer by payer' },
    intro: {
      fr: 'Tout ce qui peut être facturé et ne l’est pas encore est réuni sur une page, avec ce qui empêche le reste de l’être.',
      en: 'Everything that may be invoiced and is not yet is on one page, with what keeps the rest from it.',
    },
    steps: [
      {
        fr: 'Choisissez un mois, et si besoin {event.un}, {company.un} ou une source, puis «\u00A0Vérifier\u00A0».',
        en: 'Choose a month and, if needed, {event.un}, {company.un} or a source, then “Check”.',
      },
      {
        fr: 'Corrigez d’abord ce qui manque\u00A0: le SIREN et l’adresse se saisissent sur place.',
        en: 'First mend what is missing: the SIREN and the address are entered in place.',
      },
      {
        fr: 'Choisissez {bill.un} par payeur, par {event} ou par personne, décochez ce qui attendra, et prévisualisez.',
        en: 'Choose one {bill} per payer, per {event} or per person, untick what will wait, and preview.',
      },
      {
        fr: 'Générez en brouillon, ou émettez en saisissant la confirmation\u00A0: le rapport donne chaque numéro et chaque refus.',
        en: 'Generate drafts, or issue by typing the confirmation: the report gives each number and each refusal.',
      },
    ],
    notes: [
      {
        fr: 'Ce qu’un collègue a facturé entre-temps quitte la génération, avec son numéro\u00A0: rien n’est facturé deux fois.',
        en: 'What a colleague billed meanwhile leaves the run, with its number: nothing is billed twice.',
      },
    ],
    offered: ({ billing_page }) => billing_page,
  },
]
