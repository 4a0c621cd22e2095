import { words } from '@kxo/domain/kernel/sentence'

/** The legal notice shown when the tenant has written none; loaded with its dialog. */
export const legalWords = words({
  legalDefault: {
    fr: 'Ce service est édité par {client}, qui l’utilise pour organiser ce qu’il propose et répond de ses contenus.\n\nVos données servent à gérer votre compte et ce que vous demandez ici. Elles sont conservées le temps nécessaire à cette gestion et aux obligations comptables et de preuve. Vous pouvez demander à y accéder, à les corriger, à les effacer ou à les recevoir, et vous opposer à leur usage, en écrivant à {client}. Vous pouvez saisir la CNIL (www.cnil.fr).\n\nSeules des données indispensables au fonctionnement sont gardées dans votre navigateur : votre session, votre langue et les couleurs de l’espace. Aucun traceur publicitaire n’est déposé.',
    en: 'This service is published by {client}, who uses it to organise what it offers and is responsible for its content.\n\nYour data is used to manage your account and what you request here. It is kept for as long as this, and our accounting and evidence obligations, require. You may ask to access, correct, erase or receive it, and object to its use, by writing to {client}. You may also complain to the CNIL (www.cnil.fr).\n\nOnly data needed for the service to work is kept in your browser: your session, your language and the colours of the space. No advertising tracker is set.',
  },
  privacy: { fr: 'Confidentialité', en: 'Privacy' },
  cookies: { fr: 'Traceurs', en: 'Cookies' },
  internalRules: { fr: 'Règlement intérieur', en: 'Internal rules' },
  accessibility: { fr: 'Accessibilité', en: 'Accessibility' },
  accessibilityDefault: {
    fr: 'Accessibilité : conformité non évaluée.\n\nCe service est conçu pour s’utiliser au clavier, avec un lecteur d’écran et à un zoom de 200 %, selon le référentiel général d’amélioration de l’accessibilité. Aucun audit n’a encore mesuré sa conformité.\n\nSi un contenu ou une fonction vous reste inaccessible, écrivez à {client} : une autre solution vous sera proposée. Sans réponse, vous pouvez saisir le Défenseur des droits (www.defenseurdesdroits.fr).',
    en: 'Accessibility: compliance not assessed.\n\nThis service is designed to be used with the keyboard, with a screen reader and at 200% zoom, along the French accessibility guidelines (RGAA). No audit has measured its compliance yet.\n\nIf you cannot reach some content or a feature, write to {client}: another way will be offered. If you get no answer, you may contact the Défenseur des droits (www.defenseurdesdroits.fr).',
  },
  legalTitle: { fr: 'Mentions légales et confidentialité', en: 'Legal notice and privacy' },
})
