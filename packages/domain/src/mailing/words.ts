import { words } from '../kernel/sentence.ts'

export const mailingWords = words({
  greeting: { fr: 'Bonjour {name},', en: 'Hello {name},' },
  greetingNobody: { fr: 'Bonjour,', en: 'Hello,' },
  closing: { fr: 'L’équipe {client}', en: 'The {client} team' },
  buttonHelp: {
    fr: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    en: 'If the button does not open, copy this address into your browser:',
  },
  at: { fr: '{at, date, short} {at, time, short}', en: '{at, date, short} {at, time, short}' },
  title: { fr: 'Mails', en: 'Mails' },
  usage: { fr: '{used, number} / {max, number} mails ce mois-ci', en: '{used, number} / {max, number} mails this month' },
  usageFree: {
    fr: '{used, plural, =0 {Aucun mail} one {# mail} other {# mails}} ce mois-ci',
    en: '{used, plural, =0 {No mail} one {# mail} other {# mails}} this month',
  },
  noServer: { fr: 'Aucun serveur d’envoi : les mails restent ici.', en: 'No mail server: mails stay here.' },
  late: { fr: 'Envois en retard depuis {at, time, short}.', en: 'Sending is late since {at, time, short}.' },
  all: { fr: 'Tous', en: 'All' },
  sending: { fr: 'En cours d’envoi', en: 'Sending' },
  sent: { fr: 'Envoyés', en: 'Sent' },
  rejected: { fr: 'Rejetés', en: 'Rejected' },
  exchanges: { fr: 'Échanges', en: 'Exchanges' },
  written: { fr: 'Mails écrits', en: 'Mails written' },
  coming: { fr: 'Ce qui partira', en: 'What will leave' },
  noExchange: { fr: 'Aucun mail écrit.', en: 'No mail written.' },
  empty: { fr: 'Aucun mail pour ces critères.', en: 'No mail for these criteria.' },
  emptyHelp: {
    fr: 'Chaque mail écrit par la plateforme paraît ici, envoyé ou non.',
    en: 'Every mail the platform writes appears here, sent or not.',
  },
  date: { fr: 'Date', en: 'Date' },
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  address: { fr: 'Adresse', en: 'Address' },
  subject: { fr: 'Objet', en: 'Subject' },
  moment: { fr: 'Motif', en: 'Reason' },
  status: { fr: 'Statut', en: 'Status' },
  reason: { fr: 'Cause du rejet', en: 'Why it was rejected' },
  tries: { fr: 'Essais', en: 'Tries' },
  sentAt: { fr: 'Envoyé le', en: 'Sent on' },
  attachments: { fr: 'Pièces jointes', en: 'Attachments' },
  attachment: { fr: 'Télécharger {name} ({size})', en: 'Download {name} ({size})' },
  asSent: { fr: 'Message', en: 'Message' },
  secret: {
    fr: 'Ce message contient un accès personnel : seul son destinataire peut le lire.',
    en: 'This message holds a personal access: only its recipient may read it.',
  },
  resend: { fr: 'Renvoyer', en: 'Send again' },
  resendTitle: { fr: 'Renvoyer ce mail ?', en: 'Send this mail again?' },
  resendHelp: {
    fr: '« {subject} » partira à l’adresse actuelle {name.de}.',
    en: '“{subject}” will leave to the current address of {name}.',
  },
  resendMany: {
    fr: 'Renvoyer {count, plural, one {# mail} other {# mails}}',
    en: 'Send {count, plural, one {# mail} other {# mails}} again',
  },
  resendManyHelp: {
    fr: 'Seuls les mails rejetés repartent, à l’adresse actuelle de chaque personne.',
    en: 'Only rejected mails leave again, to the current address of each person.',
  },
  resentDone: {
    fr: '{count, plural, =0 {Aucun mail ne repart} one {# mail repart} other {# mails repartent}}.',
    en: '{count, plural, =0 {No mail leaves again} one {# mail leaves again} other {# mails leave again}}.',
  },
  close: { fr: 'Fermer', en: 'Close' },
  to: { fr: 'À {name} ({address})', en: 'To {name} ({address})' },
})

/** Reasons that are ours; any other is what the other side said. */
export const mailReasons = words({
  monthly_limit: { fr: 'La limite mensuelle de mails est atteinte.', en: 'The monthly limit of mails is reached.' },
  missing_attachment: { fr: 'Une pièce jointe n’est plus disponible.', en: 'An attachment is no longer available.' },
})
