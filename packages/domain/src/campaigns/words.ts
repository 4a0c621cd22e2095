import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

export const campaignWords = words({
  write: { fr: 'Écrire', en: 'Write' },
  title: { fr: 'Écrire à plusieurs personnes', en: 'Write to several people' },
  sending: { fr: 'Envoi', en: 'Sending' },
  recipients: { fr: 'Destinataires', en: 'Recipients' },
  chosen: {
    fr: '{n, plural, one {# personne choisie} other {# personnes choisies}} dans la liste',
    en: '{n, plural, one {# person chosen} other {# people chosen}} in the list',
  },
  registered: { fr: '{registration.pl:cap} {event.du} «\u00A0{title}\u00A0»', en: '{registration.pl:cap} of the {event} “{title}”' },
  everyStatus: { fr: 'Tous les statuts, sauf les annulations', en: 'Every status but cancelled' },
  statuses: { fr: 'Statuts', en: 'Statuses' },
  addresses: { fr: 'Adresses à ajouter', en: 'Addresses to add' },
  addressesHelp: {
    fr: 'Une adresse par ligne, ou séparées par des virgules. Exemple\u00A0: Léa Martin <lea@exemple.fr>',
    en: 'One address per line, or separated by commas. Example: Léa Martin <lea@exemple.fr>',
  },
  count: {
    fr: '{n, plural, =0 {Aucun destinataire} one {# destinataire} other {# destinataires}}',
    en: '{n, plural, =0 {No recipient} one {# recipient} other {# recipients}}',
  },
  leftOut: {
    fr: '{n, plural, one {# personne ne le recevra pas} other {# personnes ne le recevront pas}}',
    en: '{n, plural, one {# person will not receive it} other {# people will not receive it}}',
  },
  reasonCount: { fr: '{reason}\u00A0: {n}', en: '{reason}: {n}' },
  left: {
    fr: '{left, plural, =0 {Plus aucun envoi possible} one {Encore # envoi possible} other {Encore # envois possibles}} ce mois-ci.',
    en: '{left, plural, =0 {No more mail} one {# more mail} other {# more mails}} this month.',
  },
  kind: { fr: 'Nature du message', en: 'Kind of message' },
  information: { fr: 'Information liée {registration.au}', en: 'Information about the {registration}' },
  informationHelp: {
    fr: 'Ce que la personne doit savoir\u00A0: pas de promotion. Part même à qui s’est désinscrit des actualités.',
    en: 'What the person needs to know: no promotion. Sent even to those who unsubscribed from the news.',
  },
  prospection: { fr: 'Prospection', en: 'Prospecting' },
  prospectionHelp: {
    fr: 'Actualités, offres, invitations\u00A0: seulement à qui l’accepte, avec un lien de désinscription.',
    en: 'News, offers, invitations: only to those who accept it, with an unsubscribe link.',
  },
  topic: { fr: 'Sujet', en: 'Topic' },
  message: labels.message,
  subject: labels.subject,
  previewText: { fr: 'Texte d’aperçu', en: 'Preview text' },
  previewTextHelp: { fr: 'Affiché à côté de l’objet dans les boîtes de réception.', en: 'Shown beside the subject in inboxes.' },
  body: { fr: 'Texte', en: 'Text' },
  bodyHelp: {
    fr: 'La formule d’appel et la signature s’ajoutent d’elles-mêmes. Texte de secours d’un champ vide\u00A0: {example}.',
    en: 'The greeting and the closing are added automatically. Fallback for an empty field: {example}.',
  },
  button: { fr: 'Ajouter un bouton vers {event.le}', en: 'Add a button to the {event}' },
  preview: { fr: 'Aperçu', en: 'Preview' },
  previewFor: { fr: 'Tel que le recevra {name}', en: 'As {name} will receive it' },
  next: { fr: 'Autre destinataire', en: 'Another recipient' },
  test: { fr: 'M’envoyer un essai', en: 'Send me a test' },
  tested: { fr: 'L’essai part à votre adresse.', en: 'The test is being sent to your address.' },
  when: { fr: 'Envoi', en: 'Sending' },
  sendAt: { fr: 'Partir le (vide\u00A0: maintenant)', en: 'Send on (empty: now)' },
  perHour: { fr: 'Au plus, par heure', en: 'At most per hour' },
  perHourHelp: { fr: 'Vide\u00A0: sans attendre.', en: 'Empty: no limit.' },
  send: {
    fr: 'Envoyer à {n, plural, one {# destinataire} other {# destinataires}}',
    en: 'Send to {n, plural, one {# recipient} other {# recipients}}',
  },
  confirm: {
    fr: '«\u00A0{subject}\u00A0» partira à {n, plural, one {# destinataire} other {# destinataires}}. Nature\u00A0: {kind}.',
    en: '“{subject}” will be sent to {n, plural, one {# recipient} other {# recipients}}. Kind: {kind}.',
  },
  started: { fr: 'L’envoi est lancé.', en: 'Sending has started.' },
  pause: { fr: 'Mettre en pause', en: 'Pause' },
  resume: { fr: 'Reprendre', en: 'Resume' },
  stop: { fr: 'Arrêter', en: 'Stop' },
  stopTitle: { fr: 'Arrêter cet envoi\u202F?', en: 'Stop sending this message?' },
  stopHelp: {
    fr: 'Ce qui est parti reste parti. Ceux qui attendent ne recevront rien.',
    en: 'What was sent stays sent. Those still waiting will receive nothing.',
  },
  progress: { fr: '{done, number} sur {total, number}', en: '{done, number} of {total, number}' },
  state: { fr: 'État', en: 'State' },
  person: { fr: 'Personne', en: 'Person' },
  address: labels.address,
  reason: { fr: 'Pourquoi', en: 'Why' },
  by: { fr: 'Par {name}, le {at, date, short} à {at, time, short}', en: 'By {name}, on {at, date, short} at {at, time, short}' },
  leaves: { fr: 'Départ le {at, date, short} à {at, time, short}', en: 'To be sent on {at, date, short} at {at, time, short}' },
  asSent: { fr: 'Message envoyé', en: 'Message sent' },
  people: { fr: 'Destinataires de l’envoi', en: 'Recipients' },
  nobody: { fr: 'Personne dans cet état.', en: 'Nobody in this state.' },
})

/** Why the product paused a sending by itself. */
export const pauseReasons = words({
  monthly_limit: {
    fr: 'La limite mensuelle de mails est atteinte\u00A0: reprenez l’envoi le mois prochain.',
    en: 'The monthly email limit is reached: resume sending next month.',
  },
})
