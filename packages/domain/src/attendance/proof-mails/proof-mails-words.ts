import { documentsWords } from '../../documents/words.ts'
import { words } from '../../kernel/sentence.ts'

/** Proofs mailed by hand, one or many. */
export const proofMailsWords = words({
  send: documentsWords.mailProof,
  title: {
    fr: 'Envoyer {n, plural, one {# document} other {# documents}} par mail',
    en: 'Send {n, plural, one {# document} other {# documents}} by email',
  },
  will: {
    fr: '{n, plural, =0 {Rien à envoyer.} one {# document partira par mail.} other {# documents partiront par mail.}}',
    en: '{n, plural, =0 {Nothing to send.} one {# document will be sent by email.} other {# documents will be sent by email.}}',
  },
  left: {
    fr: '{n, plural, one {# document ne part pas\u00A0:} other {# documents ne partent pas\u00A0:}}',
    en: '{n, plural, one {# document is not sent:} other {# documents are not sent:}}',
  },
  help: {
    fr: 'Chaque personne reçoit son document en pièce jointe, avec le texte de votre modèle de mail.',
    en: 'Everyone receives their document attached, with the text of your email template.',
  },
  done: {
    fr: '{n, plural, =0 {Rien n’a été envoyé.} one {# document est en cours d’envoi.} other {# documents sont en cours d’envoi.}}',
    en: '{n, plural, =0 {Nothing was sent.} one {# document is being sent.} other {# documents are being sent.}}',
  },
  notProof: { fr: 'N’est pas un justificatif à envoyer', en: 'Is no proof to send' },
  replaced: { fr: 'Remplacé par un plus récent', en: 'Replaced by a newer one' },
  shutOut: { fr: 'La personne n’a plus accès à l’espace', en: 'The person no longer has access to the space' },
  momentOff: { fr: 'Ce mail est désactivé dans vos modèles', en: 'This email is switched off in your templates' },
  neverSent: { fr: 'Jamais envoyé', en: 'Never sent' },
  sentOn: { fr: 'Envoyé le {at, date, short}', en: 'Sent on {at, date, short}' },
  leavesTo: { fr: 'Part à {mail}', en: 'Leaves to {mail}' },
})
