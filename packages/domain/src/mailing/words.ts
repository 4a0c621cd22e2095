import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

export const mailingWords = words({
  greeting: { fr: 'Bonjour {name},', en: 'Hello {name},' },
  greetingNobody: { fr: 'Bonjour,', en: 'Hello,' },
  closing: { fr: 'L’équipe {client}', en: 'The {client} team' },
  buttonHelp: {
    fr: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    en: 'If the button does not work, copy this address into your browser:',
  },
  at: { fr: '{at, date, short} {at, time, short}', en: '{at, date, short} {at, time, short}' },
  title: { fr: 'Mails', en: 'Emails' },
  write: { fr: 'Écrire', en: 'Write' },
  usage: { fr: '{used, number} / {max, number} mails ce mois-ci', en: '{used, number} / {max, number} emails this month' },
  usageFree: {
    fr: '{used, plural, =0 {Aucun mail} one {# mail} other {# mails}} ce mois-ci',
    en: '{used, plural, =0 {No mail} one {# mail} other {# mails}} this month',
  },
  noServer: { fr: 'Aucun serveur d’envoi : les mails restent ici.', en: 'No mail server: emails stay here.' },
  late: { fr: 'Envois en retard depuis {at, time, short}.', en: 'Sending has been late since {at, time, short}.' },
  lateTask: { fr: 'Des mails attendent de partir', en: 'Emails are waiting to be sent' },
  lateTaskText: {
    fr: 'Des mails auraient dû partir depuis {at, date, short} {at, time, short}. Vérifiez le serveur d’envoi à la page Diagnostic.',
    en: 'Emails should have been sent since {at, date, short} {at, time, short}. Check the email server on the Diagnosis page.',
  },
  all: { fr: 'Tous', en: 'All' },
  sending: { fr: 'En cours d’envoi', en: 'Sending' },
  sent: { fr: 'Envoyés', en: 'Sent' },
  rejected: { fr: 'Rejetés', en: 'Rejected' },
  exchanges: { fr: 'Échanges', en: 'Messages' },
  written: { fr: 'Mails écrits', en: 'Emails written' },
  coming: { fr: 'Ce qui partira', en: 'Coming emails' },
  noExchange: { fr: 'Aucun mail écrit.', en: 'No email written.' },
  empty: { fr: 'Aucun mail pour ces critères.', en: 'No email for these criteria.' },
  emptyHelp: {
    fr: 'Chaque mail écrit par la plateforme paraît ici, envoyé ou non.',
    en: 'Every email the platform writes appears here, sent or not.',
  },
  date: labels.date,
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  address: labels.address,
  subject: labels.subject,
  moment: labels.reason,
  status: labels.status,
  reason: { fr: 'Cause du rejet', en: 'Why it was rejected' },
  tries: { fr: 'Essais', en: 'Tries' },
  sentAt: { fr: 'Envoyé le', en: 'Sent on' },
  attachments: { fr: 'Pièces jointes', en: 'Attachments' },
  attachment: { fr: 'Télécharger {name} ({size})', en: 'Download {name} ({size})' },
  asSent: labels.message,
  secret: {
    fr: 'Ce message contient un accès personnel : seul son destinataire peut le lire.',
    en: 'This message contains a personal link: only its recipient may read it.',
  },
  resend: { fr: 'Renvoyer', en: 'Send again' },
  copy: { fr: 'Envoyer une copie', en: 'Send a copy' },
  copyTitle: { fr: 'Envoyer une seconde copie\u202F?', en: 'Send a second copy?' },
  copyHelp: {
    fr: '«\u00A0{subject}\u00A0» partira de nouveau, mot pour mot, à l’adresse actuelle {name.de}.',
    en: '“{subject}” will be sent again, word for word, to {name}’s current address.',
  },
  copyDone: { fr: 'La copie part.', en: 'The copy is being sent.' },
  resendTitle: { fr: 'Renvoyer ce mail ?', en: 'Send this email again?' },
  resendHelp: {
    fr: '« {subject} » partira à l’adresse actuelle {name.de}.',
    en: '“{subject}” will be sent to {name}’s current address.',
  },
  resendMany: {
    fr: 'Renvoyer {count, plural, one {# mail} other {# mails}}',
    en: 'Send {count, plural, one {# mail} other {# mails}} again',
  },
  resendManyHelp: {
    fr: 'Seuls les mails rejetés repartent, à l’adresse actuelle de chaque personne.',
    en: 'Only rejected emails are sent again, to each person’s current address.',
  },
  resentDone: {
    fr: '{count, plural, =0 {Aucun mail ne repart} one {# mail repart} other {# mails repartent}}.',
    en: '{count, plural, =0 {No email is sent again} one {# email is being sent again} other {# emails are being sent again}}.',
  },
  unsubscribe: { fr: 'Se désinscrire', en: 'Unsubscribe' },
  whyReceived: {
    fr: 'Vous recevez ce message {client.de} au sujet de ses actualités.',
    en: 'You receive this message from {client} about its news.',
  },
  suppressions: { fr: 'Liste d’exclusion', en: 'Suppression list' },
  noSuppression: { fr: 'Aucune adresse exclue.', en: 'No address is suppressed.' },
  noSuppressionHelp: {
    fr: 'Les adresses refusées, les plaintes et les désinscriptions paraissent ici.',
    en: 'Refused addresses, complaints and unsubscriptions appear here.',
  },
  cause: { fr: 'Cause', en: 'Cause' },
  topic: { fr: 'Sujet', en: 'Topic' },
  everything: { fr: 'Tout', en: 'Everything' },
  since: { fr: 'Depuis le', en: 'Since' },
  detail: { fr: 'Détail', en: 'Detail' },
  lift: { fr: 'Retirer de la liste', en: 'Take off the list' },
  liftTitle: { fr: 'Retirer cette adresse de la liste\u202F?', en: 'Take this address off the list?' },
  liftHelp: {
    fr: '{address} recevra de nouveau les messages. Assurez-vous que l’adresse est corrigée ou que la personne le demande.',
    en: '{address} will receive messages again. Make sure the address is corrected, or that the person asks for it.',
  },
  liftReason: { fr: 'Demande de l’équipe', en: 'Asked by the team' },
  lifted: { fr: 'L’adresse recevra de nouveau les messages.', en: 'The address will receive messages again.' },
  close: labels.close,
  to: { fr: 'À {name} ({address})', en: 'To {name} ({address})' },
})

/** Reasons that are ours; any other is what the other side said. */
export const mailReasons = words({
  monthly_limit: { fr: 'La limite mensuelle de mails est atteinte.', en: 'The monthly email limit is reached.' },
  suppressed_bounce: {
    fr: 'Cette adresse est en échec\u00A0: corrigez-la, ou retirez-la de la liste d’exclusion.',
    en: 'This address bounces: correct it, or take it off the suppression list.',
  },
  suppressed_complaint: {
    fr: 'La personne a signalé un de nos messages comme indésirable.',
    en: 'The person reported one of our messages as spam.',
  },
  unsubscribed: { fr: 'La personne s’est désinscrite.', en: 'The person unsubscribed.' },
  campaign_stopped: { fr: 'L’envoi a été arrêté avant son départ.', en: 'Sending was stopped before this message went out.' },
  missing_attachment: { fr: 'Une pièce jointe n’est plus disponible.', en: 'An attachment is no longer available.' },
})
