import { labels } from '../../kernel/labels.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'
import { smsWords } from '../sms/sms-words.ts'

/** Why a notification did not leave, when the reason is ours. */
export const pushReasons = {
  no_device: { fr: 'Appareil retiré', en: 'Device removed' },
  gone: { fr: 'Appareil qui ne reçoit plus', en: 'Device no longer reachable' },
  feature_off: { fr: 'Notifications désactivées', en: 'Notifications switched off' },
} satisfies Record<string, Sentence>
export type PushReason = keyof typeof pushReasons

export const pushWords = words({
  title: { fr: 'Notifications', en: 'Notifications' },
  /** What a person sets for themselves. */
  here: { fr: 'Sur cet appareil', en: 'On this device' },
  hereHelp: {
    fr: 'Un message court s’affiche même quand votre espace est fermé. Il cesse quand vous vous déconnectez.',
    en: 'A short message appears even when your space is closed. It stops when you sign out.',
  },
  isOn: { fr: 'Activées', en: 'On' },
  isOff: { fr: 'Désactivées', en: 'Off' },
  activate: { fr: 'Activer', en: 'Turn on' },
  stop: { fr: 'Arrêter', en: 'Stop' },
  activated: { fr: 'Cet appareil reçoit vos notifications.', en: 'This device receives your notifications.' },
  stopped: { fr: 'Cet appareil ne reçoit plus de notifications.', en: 'This device no longer receives notifications.' },
  lacking: {
    fr: 'Ce navigateur ne reçoit pas de notifications. Ouvrez votre espace avec une version récente de Chrome, Edge, Firefox ou Safari, hors navigation privée.',
    en: 'This browser receives no notifications. Open your space with a recent version of Chrome, Edge, Firefox or Safari, outside private browsing.',
  },
  lackingOnApple: {
    fr: 'Sur iPhone et iPad, ajoutez d’abord votre espace à l’écran d’accueil (Partager, puis «\u00A0Sur l’écran d’accueil\u00A0»), et ouvrez-le de là.',
    en: 'On iPhone and iPad, first add your space to the home screen (Share, then “Add to Home Screen”), and open it from there.',
  },
  denied: {
    fr: 'Ce navigateur refuse les notifications de ce site. Autorisez-les dans les réglages du site, à gauche de l’adresse, puis rechargez la page.',
    en: 'This browser blocks notifications from this site. Allow them in the site settings, beside the address, then reload the page.',
  },
  unreachable: {
    fr: 'Le service de notifications du navigateur ne répond pas. Réessayez plus tard.',
    en: 'The browser’s notification service does not answer. Try again later.',
  },
  others: { fr: 'Autres appareils', en: 'Other devices' },
  unknownDevice: { fr: 'Appareil inconnu', en: 'Unknown device' },
  since: { fr: 'depuis le {at, date, long}', en: 'since {at, date, long}' },
  removeNamed: { fr: 'Arrêter sur {device}', en: 'Stop on {device}' },
  messages: { fr: 'Messages reçus', en: 'Messages received' },
  messagesHelp: {
    fr: 'Le même choix vaut pour tous vos appareils. Les mails ne changent pas.',
    en: 'The same choice applies to all your devices. Emails do not change.',
  },
  noMoment: { fr: 'Aucun message n’est proposé en notification.', en: 'No message is offered as a notification.' },
  /** What an administrator reads of what left. */
  tab: { fr: 'Notifications', en: 'Notifications' },
  person: smsWords.person,
  device: { fr: 'Appareil', en: 'Device' },
  moment: { fr: 'Moment', en: 'Moment' },
  text: { fr: 'Texte', en: 'Text' },
  status: labels.status,
  reason: { fr: 'Cause du rejet', en: 'Why it was rejected' },
  date: labels.date,
  leaves: smsWords.leaves,
  sentAt: { fr: 'Envoyée le', en: 'Sent on' },
  none: { fr: 'Aucune notification pour ces critères.', en: 'No notification for these criteria.' },
  noneHelp: {
    fr: 'Chaque notification écrite pour l’appareil d’une personne paraît ici, envoyée ou non.',
    en: 'Every notification written for a person’s device appears here, sent or not.',
  },
})
