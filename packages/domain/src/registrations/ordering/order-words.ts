import { words } from '../../kernel/sentence.ts'

export const orderWords = words({
  counted: {
    fr: '{n, plural, one {# {registration} à payer} other {# {registration.pl} à payer}}',
    en: '{n, plural, one {# {registration} to pay for} other {# {registration.pl} to pay for}}',
  },
  step: { fr: 'Qui paie\u202F?', en: 'Who pays?' },
  intro: {
    fr: 'Dites-le d’abord\u00A0: le prix, {bill.le} et la suite en dépendent.',
    en: 'Say it first: the price, the {bill} and what follows depend on it.',
  },
  selfHelp: { fr: '{bill.le:cap} est à votre nom.', en: 'The {bill} is made out to you.' },
  companyHelp: { fr: '{bill.le:cap} lui est adressé{bill.e}.', en: 'The {bill} is sent to it.' },
  funderHelp: {
    fr: 'Un OPCO ou un FAF en prend tout ou partie à sa charge.',
    en: 'A skills operator or a fund of the self-employed covers all or part of it.',
  },
  employer: { fr: 'Employeur', en: 'Employer' },
  otherEmployer: { fr: 'Un autre employeur', en: 'Another employer' },
  number: { fr: 'SIREN ou SIRET', en: 'SIREN or SIRET' },
  numberHelp: { fr: '9 ou 14 chiffres, sur votre bulletin de paie.', en: '9 or 14 digits, on your payslip.' },
  search: { fr: 'Rechercher', en: 'Search' },
  wrongNumber: { fr: 'Ce numéro n’est pas un SIREN ni un SIRET\u00A0: vérifiez-le.', en: 'This is neither a SIREN nor a SIRET: check it.' },
  unknownSiren: {
    fr: 'Aucun établissement connu sous ce SIREN\u00A0: tapez le SIRET (14 chiffres) du vôtre.',
    en: 'No establishment is known under this SIREN: type the SIRET (14 digits) of yours.',
  },
  unknownSiret: {
    fr: 'Cet établissement n’est pas encore connu\u00A0: dites où lui adresser {bill.le}.',
    en: 'This establishment is not known yet: say where to send its {bill}.',
  },
  employerName: { fr: 'Raison sociale', en: 'Legal name' },
  establishments: { fr: 'Établissements trouvés', en: 'Establishments found' },
  funder: { fr: 'Financeur', en: 'Funder' },
  funderNumber: { fr: 'Numéro de dossier', en: 'File number' },
  funderNumberHelp: { fr: 'Si vous l’avez déjà.', en: 'If you have it already.' },
  subrogated: { fr: 'Il règle directement (subrogation)', en: 'It pays directly (subrogation)' },
  withFunder: { fr: 'Prise en charge demandée à {funder}', en: 'Funding asked of {funder}' },
  fileNumber: { fr: 'dossier n° {number}', en: 'file no. {number}' },
  subrogatedNote: { fr: 'subrogation de paiement', en: 'payment made directly' },
  payerPerson: { fr: 'Payé par la personne', en: 'Paid by the person' },
  payerOf: { fr: 'Payé par {name}', en: 'Paid by {name}' },
  paidForShort: { fr: 'Rien à payer', en: 'Nothing to pay' },
  paidFor: {
    fr: 'Vous n’avez rien à payer\u00A0: {bill.le} est pour votre employeur ou votre financeur.',
    en: 'You have nothing to pay: the {bill} goes to your employer or funder.',
  },
  paymentAwaited: { fr: 'Règlement attendu', en: 'Payment awaited' },
  paidForBy: {
    fr: 'Vous n’avez rien à payer\u00A0: {bill.le} est pour {name}.',
    en: 'You have nothing to pay: the {bill} goes to {name}.',
  },
  othersPay: { fr: 'Un autre paie', en: 'Somebody else pays' },
  sentToCompany: {
    fr: 'Votre demande est envoyée\u00A0: {bill.le} sera adressé{bill.e} à {name}, et votre place est gardée en attendant.',
    en: 'Your request is sent: the {bill} will go to {name}, and your place is kept meanwhile.',
  },
  sentToFunder: {
    fr: 'Votre demande est envoyée\u00A0: la prise en charge par {name} est suivie par l’organisation, et votre place est gardée en attendant.',
    en: 'Your request is sent: the organiser follows the funding by {name}, and your place is kept meanwhile.',
  },
})
