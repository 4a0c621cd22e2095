import type { Article } from './article.ts'

/** Running the organisation: what it writes, to one or to many, and in what words. */
export const writeArticles: readonly Article[] = [
  {
    key: 'mails',
    job: 'run',
    title: { fr: 'Savoir quels mails sont partis', en: 'Know which emails were sent' },
    intro: {
      fr: 'Chaque mail du produit est gardé avec son état\u00A0: en attente, envoyé, rejeté et pourquoi.',
      en: 'Every email is kept with its state: waiting, sent, rejected and why.',
    },
    steps: [
      { fr: 'Ouvrez «\u00A0Mails\u00A0» et cherchez la personne ou l’objet.', en: 'Open “Emails” and find the person or the subject.' },
      { fr: 'Ouvrez une ligne pour lire le message tel qu’il est parti.', en: 'Open a line to read the message as it was sent.' },
    ],
    notes: [
      {
        fr: 'Une même personne ne reçoit pas deux fois le même message pour la même occasion, sauf si vous le renvoyez.',
        en: 'Nobody receives the same message twice for the same occasion, unless you send it again.',
      },
    ],
  },
  {
    key: 'campaigns',
    job: 'run',
    title: { fr: 'Écrire un mail à beaucoup de monde', en: 'Write an email to many people' },
    intro: {
      fr: 'Un message part aux personnes que vous choisissez. Avant d’envoyer, vous lisez qui le recevra, et qui en est exclu et pourquoi.',
      en: 'A message goes to the people you choose. Before sending, you read who will receive it, and who is left out and why.',
    },
    steps: [
      {
        fr: 'Cochez des personnes dans une liste, ou choisissez {event.un} pour écrire à ses {registration.pl}.',
        en: 'Tick people in a list, or choose {event.un} to write to its {registration.pl}.',
      },
      {
        fr: 'Dites si c’est une information ou de la prospection\u00A0: la seconde ne part qu’à ceux qui l’acceptent.',
        en: 'Say whether it is information or marketing: the latter goes only to those who accept it.',
      },
      {
        fr: 'Écrivez, ou partez d’un modèle, puis relisez l’aperçu de chaque destinataire et envoyez-vous un essai.',
        en: 'Write, or start from a template, then read the preview for each recipient and send yourself a test.',
      },
      {
        fr: 'Envoyez tout de suite ou plus tard\u202F; mettez en pause ou arrêtez ce qui n’est pas encore parti.',
        en: 'Send now or later; pause or stop what has not been sent yet.',
      },
      {
        fr: 'Suivez la page de l’envoi\u00A0: ce qui est parti, rejeté ou exclu, et pourquoi.',
        en: 'Follow the page of the message: what was sent, rejected or left out, and why.',
      },
    ],
    notes: [{ fr: 'Un brouillon enregistré attend dans l’historique des campagnes.', en: 'A saved draft waits in the campaign history.' }],
    feature: 'mailing',
  },
  {
    key: 'sms',
    job: 'run',
    title: { fr: 'Envoyer des SMS', en: 'Send text messages' },
    intro: {
      fr: 'Un modèle actif part à côté du mail de son moment, aux personnes dont le mobile est connu. Vous pouvez aussi écrire à la main.',
      en: 'An active template is sent beside the email of its moment, to people whose mobile is known. You may also write by hand.',
    },
    steps: [
      {
        fr: 'Écrivez un modèle\u00A0: le compteur dit combien de SMS il fera, et quels signes le raccourcissent.',
        en: 'Write a template: the counter says how many messages it makes, and which characters shorten it.',
      },
      {
        fr: 'Choisissez son type\u00A0: de service, il part à toute heure\u202F; commercial, aux heures permises et avec accord.',
        en: 'Choose its kind: a service message is sent at any hour; a commercial one within the hours allowed and with consent.',
      },
      {
        fr: 'Cliquez sur «\u00A0Envoyer à une sélection\u00A0» pour écrire à plusieurs\u00A0: le prix s’affiche avant l’envoi.',
        en: 'Click “Send to a selection” to write to several people: the price shows before it is sent.',
      },
      {
        fr: 'Lisez dans «\u00A0Envois\u00A0» ce qui est remis, et pourquoi le reste ne l’est pas.',
        en: 'Under “Sending”, read what was delivered, and why the rest was not.',
      },
    ],
    notes: [
      {
        fr: '«\u00A0Crédit et réglages\u00A0» tient l’expéditeur, le nombre par mois et le prix d’un SMS.',
        en: '“Credit and settings” holds the sender, the number a month and the price of a message.',
      },
    ],
    offered: ({ has_sms }) => has_sms,
  },
  {
    key: 'mail-templates',
    job: 'run',
    title: { fr: 'Réécrire les mails du produit', en: 'Rewrite the emails of the product' },
    intro: {
      fr: 'Chaque message que la plateforme peut envoyer\u00A0: quand il part, à qui, et avec quels mots.',
      en: 'Each message the platform may send: when it leaves, to whom, and in what words.',
    },
    steps: [
      {
        fr: 'Cherchez un message, par famille ou dans l’ordre où ils jalonnent {registration.un}.',
        en: 'Look for a message, by family or in the order {registration.un} goes through.',
      },
      {
        fr: 'Réécrivez l’objet et le texte, dans chaque langue\u202F; insérez un champ plutôt qu’un nom.',
        en: 'Rewrite the subject and the text, in each language; insert a field rather than a name.',
      },
      {
        fr: 'Écrivez pour un cas particulier si besoin\u00A0: le texte le plus précis l’emporte.',
        en: 'Write for a particular case if needed: the most precise text wins.',
      },
      {
        fr: 'Réglez quand il part et sous quelles conditions, ou désactivez-le.',
        en: 'Set when it is sent and under which conditions, or switch it off.',
      },
      {
        fr: 'Envoyez-vous un essai, puis enregistrez\u00A0: l’ancienne version reste.',
        en: 'Send yourself a test, then save: the former version stays.',
      },
    ],
    notes: [{ fr: 'Un message indispensable ne se désactive pas.', en: 'A message that people cannot do without cannot be switched off.' }],
    feature: 'templates',
  },
  {
    key: 'document-templates',
    job: 'run',
    title: { fr: 'Mettre vos mots sur les documents', en: 'Put your words on documents' },
    intro: {
      fr: 'Vous écrivez ce qui entoure chaque document. Ce que la loi impose reste imprimé par la plateforme.',
      en: 'You write what surrounds each document. What the law requires is still printed by the platform.',
    },
    steps: [
      { fr: 'Créez un modèle\u00A0: il part de celui de la plateforme.', en: 'Create a template: it starts from that of the platform.' },
      {
        fr: 'Changez l’en-tête, le pied, l’ouverture et la fin\u202F; la page dit les mentions obligatoires qui manquent.',
        en: 'Change the header, the footer, the opening and the closing; the page says which mandatory particulars are missing.',
      },
      {
        fr: 'Testez sur une fiche ou sur un exemple\u00A0: le document porte la mention SPÉCIMEN.',
        en: 'Test it on a record or on an example: the document is marked as a specimen.',
      },
      { fr: 'Définissez-le par défaut quand il est prêt.', en: 'Make it the default once it is ready.' },
    ],
    notes: [
      {
        fr: 'Enregistrer crée une version\u00A0: les documents déjà produits ne changent pas.',
        en: 'Saving makes a version: documents already produced do not change.',
      },
    ],
    feature: 'templates',
  },
]
