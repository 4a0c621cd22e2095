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
    en: '{used, plural, =0 {No emails} one {# email} other {# emails}} this month',
  },
  nearLimit: {
    fr: '{mark}\u00A0% des mails de votre formule sont partis ce mois-ci. À la limite, la prospection attend le mois suivant\u202F; les messages de service partent toujours.',
    en: '{mark}% of the emails of your plan have left this month. At the limit, prospecting waits for next month; service messages always leave.',
  },
  atLimit: {
    fr: 'Limite du mois atteinte\u00A0: la prospection attend le mois suivant. Les messages de service partent toujours.',
    en: 'Limit of the month reached: prospecting waits for next month. Service messages always leave.',
  },
  underWay: { fr: 'Envois à plusieurs personnes', en: 'Emails to several people' },
  underWayCount: { fr: '{done, number} sur {total, number}', en: '{done, number} of {total, number}' },
  underWayFrom: { fr: 'à partir du {at, date, short} {at, time, short}', en: 'from {at, date, short} {at, time, short}' },
  noServer: { fr: 'Aucun serveur d’envoi : les mails restent ici.', en: 'No mail server: emails stay here.' },
  late: { fr: 'Envois en retard depuis {at, time, short}.', en: 'Sending has been late since {at, time, short}.' },
  lateTask: { fr: 'Des mails attendent de partir', en: 'Emails are waiting to be sent' },
  lateTaskText: {
    fr: 'Des mails auraient dû partir depuis {at, date, short} {at, time, short}. Vérifiez le serveur d’envoi à la page Diagnostic.',
    en: 'Emails should have been sent since {at, date, short} {at, time, short}. Check the email server on the Diagnostics page.',
  },
  all: { fr: 'Tous', en: 'All' },
  sending: { fr: 'En cours d’envoi', en: 'Sending' },
  sent: { fr: 'Envoyés', en: 'Sent' },
  rejected: { fr: 'Rejetés', en: 'Rejected' },
  exchanges: { fr: 'Échanges', en: 'Messages' },
  written: { fr: 'Mails écrits', en: 'Emails written' },
  coming: { fr: 'Ce qui partira', en: 'What will be sent' },
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
  tries: { fr: 'Essais', en: 'Attempts' },
  sentAt: { fr: 'Envoyé le', en: 'Sent on' },
  attachments: { fr: 'Pièces jointes', en: 'Attachments' },
  attachment: { fr: 'Télécharger {name} ({size})', en: 'Download {name} ({size})' },
  asSent: labels.message,
  asText: { fr: 'Texte seul', en: 'Plain text' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  person: { fr: '{contact:cap}', en: '{contact:cap}' },
  campaign: { fr: 'Envoi', en: 'Sending' },
  campaigns: { fr: 'Campagnes', en: 'Campaigns' },
  labelled: { fr: '{label}\u00A0: {value}', en: '{label}: {value}' },
  triesCount: { fr: '{n, plural, one {# essai} other {# essais}}', en: '{n, plural, one {# attempt} other {# attempts}}' },
  about: { fr: 'À propos de', en: 'About' },
  template: { fr: 'Modèle', en: 'Template' },
  sender: { fr: 'Expéditeur', en: 'Sender' },
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
  notResentTitle: { fr: 'Ce mail ne peut pas repartir', en: 'This email cannot be sent again' },
  seeSuppressions: { fr: 'Voir la liste d’exclusion', en: 'See the suppression list' },
  resendMany: {
    fr: 'Renvoyer {count, plural, one {# mail} other {# mails}}',
    en: 'Send {count, plural, one {# email} other {# emails}} again',
  },
  resendManyHelp: {
    fr: 'Seuls les mails rejetés repartent, à l’adresse actuelle de chaque personne.',
    en: 'Only rejected emails are sent again, to each person’s current address.',
  },
  willResend: {
    fr: '{n, plural, =0 {Aucun mail ne peut repartir.} one {# mail va repartir.} other {# mails vont repartir.}}',
    en: '{n, plural, =0 {No email can be sent again.} one {# email will be sent again.} other {# emails will be sent again.}}',
  },
  leftRejected: {
    fr: '{n, plural, one {# mail ne repart pas\u00A0:} other {# mails ne repartent pas\u00A0:}}',
    en: '{n, plural, one {# email is not sent again:} other {# emails are not sent again:}}',
  },
  resentDone: {
    fr: '{count, plural, =0 {Aucun mail ne repart} one {# mail repart} other {# mails repartent}}.',
    en: '{count, plural, =0 {No email is sent again} one {# email is being sent again} other {# emails are being sent again}}.',
  },
  readOnline: { fr: 'Voir en ligne', en: 'View online' },
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
  liftReason: labels.reason,
  liftExample: { fr: 'Adresse corrigée avec la personne', en: 'Address corrected with the person' },
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
  other_channel: { fr: 'Annoncé dans l’espace de la personne, sans mail.', en: 'Announced in the person’s space, without an email.' },
  left_out: {
    fr: 'Non envoyé à cette personne\u00A0: le modèle ne la compte plus parmi ses destinataires.',
    en: 'Not sent to this person: the template no longer lists them as a recipient.',
  },
  erased: {
    fr: 'Son contenu a été effacé avec les données de la personne.',
    en: 'Its content was erased with the person’s data.',
  },
  missing_attachment: { fr: 'Une pièce jointe n’est plus disponible.', en: 'An attachment is no longer available.' },
})

/** Since when an address receives nothing, or nothing of this kind, and what can be done. */
export const blockedSince = words({
  suppressed_bounce: {
    fr: 'Adresse en échec depuis le {since, date, short}{detail}. Corrigez-la sur la fiche de la personne, ou retirez-la de la liste d’exclusion.',
    en: 'Address failing since {since, date, short}{detail}. Correct it on the person’s record, or take it off the suppression list.',
  },
  suppressed_complaint: {
    fr: 'Signalé comme indésirable le {since, date, short}{detail}. Un message écrit à cette personne seule lui parvient toujours.',
    en: 'Reported as spam on {since, date, short}{detail}. A message written to this person alone still reaches them.',
  },
  unsubscribed: {
    fr: 'Désinscription le {since, date, short}{detail}. La personne seule peut revenir sur ce choix, par le lien de ses messages.',
    en: 'Unsubscribed on {since, date, short}{detail}. The person alone can reverse this, by the link in their messages.',
  },
})
