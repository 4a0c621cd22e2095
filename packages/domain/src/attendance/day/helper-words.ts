import { words } from '../../kernel/sentence.ts'

/** Sentences of links that open the check-in of one event. */
export const helperWords = words({
  title: { fr: 'Aides à l’entrée', en: 'Door helpers' },
  help: {
    fr: 'Chaque aide reçoit un lien, sans compte. Il n’ouvre que le contrôle d’accès ici, jusqu’à la fin\u202F; vous le retirez quand vous voulez.',
    en: 'Each helper receives a link, without an account. It only opens the check-in here, until the end; revoke it whenever you want.',
  },
  name: { fr: 'Nom de l’aide', en: 'Helper’s name' },
  add: { fr: 'Créer un lien', en: 'Create a link' },
  ready: {
    fr: 'Montrez ce code à {name} ou envoyez-lui le lien. Il n’est affiché qu’une fois et vaut jusqu’au {at, date, long} à {at, time}.',
    en: 'Show this code to {name} or send them the link. It is shown only once and is valid until {at, date, long} at {at, time}.',
  },
  picture: { fr: 'Code qui ouvre le contrôle d’accès', en: 'Code that opens the check-in' },
  copy: { fr: 'Copier le lien', en: 'Copy the link' },
  copied: { fr: 'Lien copié.', en: 'Link copied.' },
  none: { fr: 'Aucun lien donné pour l’instant.', en: 'No link given yet.' },
  until: { fr: 'jusqu’au {at, date, short} à {at, time}', en: 'until {at, date, short} at {at, time}' },
  seen: { fr: 'vu le {at, date, short} à {at, time}', en: 'seen on {at, date, short} at {at, time}' },
  neverSeen: { fr: 'jamais ouvert', en: 'never opened' },
  passages: { fr: '{n, plural, one {# passage} other {# passages}}', en: '{n, plural, one {# passage} other {# passages}}' },
  over: { fr: 'Expiré', en: 'Expired' },
  revoked: { fr: 'Retiré', en: 'Revoked' },
  revoke: { fr: 'Retirer', en: 'Revoke' },
  revokeTitle: { fr: 'Retirer ce lien\u202F?', en: 'Revoke this link?' },
  revokeText: {
    fr: '{name} ne pourra plus contrôler les entrées. Les passages gardés hors ligne sur son appareil et pas encore envoyés seront refusés.',
    en: '{name} will no longer be able to check people in. Passages kept offline on their device and not yet sent will be refused.',
  },
})
