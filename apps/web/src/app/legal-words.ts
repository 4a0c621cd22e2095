import { words } from '@kxo/domain/kernel/sentence'

/** The legal notice shown when the tenant has written none; loaded with its dialog. */
export const legalWords = words({
  legalDefault: {
    fr: 'Ce service est édité par {client}, qui l’utilise pour organiser ce qu’il propose et répond de ses contenus.\n\nVos données servent à gérer votre compte et ce que vous demandez ici. Elles sont conservées le temps nécessaire à cette gestion et aux obligations comptables et de preuve. Vous pouvez demander à y accéder, à les corriger, à les effacer ou à les recevoir, et vous opposer à leur usage, en écrivant à {client}. Vous pouvez saisir la CNIL (www.cnil.fr).\n\nSeules des données indispensables au fonctionnement sont gardées dans votre navigateur : votre session, votre langue et les couleurs de l’espace. Aucun traceur publicitaire n’est déposé.',
    en: 'This service is published by {client}, who uses it to organise what it offers and answers for its contents.\n\nYour data serves to manage your account and what you ask for here. It is kept as long as this and the accounting and evidence duties require. You may ask to access, correct, erase or receive it, and object to its use, by writing to {client}. You may refer to the CNIL (www.cnil.fr).\n\nOnly data needed for the service to work is kept in your browser: your session, your language and the colours of the space. No advertising tracker is set.',
  },
  privacy: { fr: 'Confidentialité', en: 'Privacy' },
  cookies: { fr: 'Traceurs', en: 'Cookies' },
  accessibility: { fr: 'Accessibilité', en: 'Accessibility' },
  legalTitle: { fr: 'Mentions légales et confidentialité', en: 'Legal notice and privacy' },
})
