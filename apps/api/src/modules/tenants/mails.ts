import type { MailMoment } from '../../platform/letters.ts'

export const limitReachedMoment: MailMoment = {
  name: 'limit_reached',
  subject: {
    fr: '{counted, select, created {{mark, select, 100 {Limite {event.depl} atteinte} other {{mark} % des {event.pl} de votre formule}}} admins {{mark, select, 100 {Limite de comptes d’administration atteinte} other {{mark} % de vos comptes d’administration}}} other {{mark, select, 100 {Limite de mails atteinte} other {{mark} % de vos mails du mois sont partis}}}}',
    en: '{counted, select, created {{mark, select, 100 {{event} limit reached} other {{mark}% of your plan’s {event.pl}}}} admins {{mark, select, 100 {Administrator limit reached} other {{mark}% of your administrator accounts}}} other {{mark, select, 100 {Mail limit reached} other {{mark}% of this month’s mails have left}}}}',
  },
  body: {
    fr: 'Votre formule comprend {max, number} {counted, select, created {{event.pl} par mois} admins {comptes d’administration} other {mails par mois}}\u00A0: {used, number} {counted, select, created {depuis le début du mois} admins {en service} other {partis}}.\n\nÀ la limite, {counted, select, created {il n’est plus possible d’en créer avant le mois suivant} admins {il n’est plus possible d’en ajouter} other {les campagnes s’arrêtent jusqu’au mois suivant}}. Rien de ce qui existe n’est bloqué, et les messages de service (accès, documents, paiements) partent toujours.',
    en: 'Your plan includes {max, number} {counted, select, created {{event.pl} a month} admins {administrator accounts} other {mails a month}}: {used, number} {counted, select, created {since the month began} admins {in use} other {have left}}.\n\nAt the limit, {counted, select, created {no more can be created until next month} admins {no more can be added} other {campaigns stop until next month}}. Nothing that exists is blocked, and service messages (access, documents, payments) always leave.',
  },
  button: { fr: 'Voir les limites', en: 'See the limits' },
}

export const tenantsMoments = [limitReachedMoment]
