import type { Article } from './article.ts'

/** Collecting signatures: what people bring, keep and learn with. */
export const proveArticles: readonly Article[] = [
  {
    key: 'tickets',
    job: 'sign',
    title: { fr: 'Envoyer et suivre {ticket.les}', en: 'Send and follow {ticket.pl}' },
    intro: {
      fr: '{ticket.un:cap} part par mail quand la place est confirmée, puis de nouveau si une date ou un lieu change. Son code ouvre la porte.',
      en: '{ticket.un:cap} is emailed when the place is confirmed, then again if a date or a place changes. Its code opens the door.',
    },
    steps: [
      {
        fr: 'Dans «\u00A0À envoyer\u00A0», voyez qui n’a rien reçu pour les quinze prochains jours, et envoyez.',
        en: 'Under “To send”, see who received nothing for the next fifteen days, and send.',
      },
      {
        fr: 'Suivez le reste dans «\u00A0Envoyés\u00A0», «\u00A0Utilisés\u00A0» et «\u00A0Annulés\u00A0».',
        en: 'Follow the rest under “Sent”, “Used” and “Cancelled”.',
      },
      {
        fr: 'Si un code a circulé, renvoyez\u00A0: un nouveau code part, l’ancien est refusé aux portes.',
        en: 'If a code got around, send again: a new code is sent, the former one is refused at the doors.',
      },
      {
        fr: 'Donnez vos clés Apple Wallet et Google Wallet\u00A0: chaque personne ajoute son code à son téléphone.',
        en: 'Enter your Apple Wallet and Google Wallet keys: people save their code on their phone.',
      },
    ],
    notes: [
      {
        fr: 'Sans clé, les boutons n’apparaissent pas. Retirer les clés laisse valable ce qui est déjà sur les téléphones.',
        en: 'Without keys, the buttons do not appear. Removing the keys leaves what is already on phones valid.',
      },
    ],
  },
  {
    key: 'certificates',
    job: 'sign',
    title: { fr: 'Délivrer {certificate.les}', en: 'Issue {certificate.pl}' },
    intro: {
      fr: '{certificate.un:cap} prouve à un financeur les heures suivies. Le document vient d’une feuille verrouillée.',
      en: '{certificate.un:cap} proves the hours attended to a funder. The document comes from a locked sheet.',
    },
    steps: [
      {
        fr: 'Verrouillez la feuille {attendance.de} une fois les demi-journées signées.',
        en: 'Lock the {attendance} sheet once the half-days are signed.',
      },
      {
        fr: 'À l’étape «\u00A0Documents\u00A0» {event.du}, activez «\u00A0Produire au verrouillage\u00A0», ou cliquez ensuite sur «\u00A0Produire maintenant\u00A0».',
        en: 'On the “Documents” step of the {event}, switch on “Make when locked”, or click “Make now” afterwards.',
      },
      {
        fr: 'Depuis la liste, envoyez par mail ou téléchargez, un à un ou ensemble.',
        en: 'From the list, send by email or download, one by one or together.',
      },
      {
        fr: 'Surveillez les onglets «\u00A0Bientôt expirés\u00A0» et «\u00A0Expirés\u00A0».',
        en: 'Watch the “Expiring soon” and “Expired” tabs.',
      },
    ],
    notes: [
      {
        fr: 'Rouvrir une feuille retire ce qui en est issu\u00A0: les heures peuvent changer.',
        en: 'Reopening a sheet withdraws what came from it: the hours may change.',
      },
    ],
    offered: ({ has_certificate }) => has_certificate,
  },
  {
    key: 'materials',
    job: 'sign',
    title: { fr: 'Remettre des {support.pl}', en: 'Give out {support.pl}' },
    intro: {
      fr: 'Fichiers, guides et {video.pl} que les personnes lisent sur la page {event.du}, quand vous le décidez.',
      en: 'Files, guides and {video.pl} that people read on the page of the {event}, when you decide.',
    },
    steps: [
      {
        fr: 'Cliquez sur «\u00A0Remettre un document\u00A0», choisissez {event.le}, puis déposez le fichier.',
        en: 'Click “Give out a document”, choose the {event}, then upload the file.',
      },
      { fr: 'Dites qui le lit, et à partir de quand.', en: 'Say who reads it, and from when.' },
      {
        fr: 'Prévenez, depuis l’étape «\u00A0Documents\u00A0» {event.du}, les personnes qui peuvent le lire.',
        en: 'From the “Documents” step of the {event}, notify the people who may read it.',
      },
      {
        fr: '«\u00A0Modifier ou retirer\u00A0», sur la ligne d’un document, mène à cette même étape.',
        en: '“Edit or withdraw”, on the line of a document, leads to that same step.',
      },
    ],
    notes: [
      {
        fr: 'L’administration et les {partner.pl} voient aussitôt ce qui est remis, pour se préparer.',
        en: 'Administrators and {partner.pl} see what is given out at once, to prepare.',
      },
    ],
  },
]
