import { errorList } from '../kernel/errors.ts'

export const campaignErrors = errorList({
  nobody: {
    http: 409,
    fr: 'Personne ne recevrait ce message\u00A0: choisissez d’autres destinataires.',
    en: 'Nobody would receive this message: choose other recipients.',
  },
  tooMany: {
    http: 422,
    fr: 'Un envoi compte au plus {max, number} destinataires\u00A0: {n, number} sont choisis.',
    en: 'A message has at most {max, number} recipients: {n, number} are chosen.',
  },
  quotaShort: {
    http: 409,
    fr: 'Il reste {left, plural, =0 {aucun envoi} one {# envoi} other {# envois}} ce mois-ci pour {n, plural, one {# destinataire} other {# destinataires}}.',
    en: '{left, plural, =0 {No email is} one {# email is} other {# emails are}} left this month for {n, plural, one {# recipient} other {# recipients}}.',
  },
  notNow: {
    http: 409,
    fr: 'Cet envoi est «\u00A0{status}\u00A0»\u00A0: cet acte n’est plus possible.',
    en: 'This message is “{status}”: this is no longer possible.',
  },
  tooHeavy: {
    http: 422,
    fr: 'Les pièces jointes pèsent plus de {max, number}\u00A0Mo ensemble\u00A0: retirez-en.',
    en: 'The attachments weigh more than {max, number} MB together: remove some.',
  },
  noTemplate: {
    http: 422,
    fr: 'Ce modèle n’existe pas, ou ne peut pas être envoyé à un groupe.',
    en: 'This template does not exist, or cannot be sent to a group.',
  },
  noQuiz: {
    http: 422,
    fr: '{questionnaire.les:cap} ne se joignent pas encore à un message\u00A0: envoyez-le sans.',
    en: '{questionnaire.pl:cap} cannot be attached to a message yet: send it without.',
  },
})
