import { words } from '@kxo/domain/kernel/sentence'

/** What is said above the pages a personal link opens. */
export const linkWords = words({
  hello: {
    fr: 'Bonjour {first_name}, vous êtes ici par votre lien personnel.',
    en: 'Hello {first_name}, you are here by your personal link.',
  },
})
