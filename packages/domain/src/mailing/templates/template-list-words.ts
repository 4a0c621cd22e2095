import { words } from '../../kernel/sentence.ts'

/** Filters of the list of messages. */
export const templateListWords = words({
  anyLanguage: { fr: 'Toutes les langues', en: 'Every language' },
  ownFrench: { fr: 'Réécrits en français', en: 'Rewritten in French' },
  ownEnglish: { fr: 'Réécrits en anglais', en: 'Rewritten in English' },
  untranslated: { fr: 'Réécrits dans une seule langue', en: 'Rewritten in one language only' },
  anyChannel: { fr: 'Tous les canaux', en: 'Every channel' },
  channel: { fr: 'Canal', en: 'Channel' },
  bell: { fr: 'Notification dans l’espace', en: 'In-app notification' },
  push: { fr: 'Notification sur appareil', en: 'Push notification' },
})
