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

const asked = {
  fr: '{about, select, limits {augmentation de limite} formula {changement de formule} termination {résiliation} other {demande}}',
  en: '{about, select, limits {higher limit} formula {change of formula} termination {termination} other {request}}',
}

export const formulaRequestMoment: MailMoment = {
  name: 'formula_request',
  subject: { fr: `{space}\u00A0: ${asked.fr}`, en: `{space}: ${asked.en}` },
  body: {
    fr: `{name} ({mail}) demande, pour {space}\u00A0: ${asked.fr}.\n\n{message}`,
    en: `{name} ({mail}) asks, for {space}: ${asked.en}.\n\n{message}`,
  },
  button: { fr: 'Voir l’espace', en: 'See the space' },
}

export const formulaCopyMoment: MailMoment = {
  name: 'formula_request_copy',
  subject: { fr: `Demande reçue\u00A0: ${asked.fr}`, en: `Request received: ${asked.en}` },
  body: {
    fr: `Votre demande pour {client} est arrivée le {at, date, long} à {at, time}\u00A0: ${asked.fr}.\n\n{message}\n\n{about, select, termination {Elle prend effet à l’échéance, avec le préavis d’un mois de vos conditions.} other {Une réponse vous parvient sous 10 jours ouvrés.}}`,
    en: `Your request for {client} arrived on {at, date, long} at {at, time}: ${asked.en}.\n\n{message}\n\n{about, select, termination {It takes effect at the due date, with the one month’s notice of your terms.} other {An answer reaches you within 10 working days.}}`,
  },
}

export const suspensionNoticeMoment: MailMoment = {
  name: 'suspension_notice',
  subject: {
    fr: 'Votre espace {client} sera suspendu le {on, date, long}',
    en: 'Your space {client} will be suspended on {on, date, long}',
  },
  body: {
    fr: 'À partir du {on, date, long}, plus personne ne pourra se connecter à {client}. Motif\u00A0: {reason}\n\nJusque-là rien ne change, et rien ne sera supprimé. Si le motif est réglé avant cette date, répondez-nous\u00A0: la suspension n’aura pas lieu.',
    en: 'From {on, date, long}, nobody will be able to sign in to {client}. Reason: {reason}\n\nUntil then nothing changes, and nothing will be deleted. If the reason is settled before that date, answer us: the suspension will not take place.',
  },
  button: { fr: 'Voir la formule', en: 'See the plan' },
}

export const tenantsMoments = [limitReachedMoment, formulaRequestMoment, formulaCopyMoment, suspensionNoticeMoment]
