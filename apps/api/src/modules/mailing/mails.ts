import type { MailMoment } from '../../platform/letters.ts'

export const limitReachedMoment: MailMoment = {
  name: 'limit_reached',
  subject: {
    fr: '{mark, select, 100 {Limite de mails atteinte} other {{mark} % de vos mails du mois sont partis}}',
    en: '{mark, select, 100 {Mail limit reached} other {{mark}% of this month’s mails have left}}',
  },
  body: {
    fr: 'Votre formule comprend {max, number} mails par mois : {used, number} sont partis.\n\nÀ la limite, les campagnes s’arrêtent jusqu’au mois suivant. Les messages de service (accès, documents, paiements) partent toujours.',
    en: 'Your plan includes {max, number} mails a month: {used, number} have left.\n\nAt the limit, campaigns stop until next month. Service messages (access, documents, payments) always leave.',
  },
  button: { fr: 'Voir les mails', en: 'See the mails' },
}
