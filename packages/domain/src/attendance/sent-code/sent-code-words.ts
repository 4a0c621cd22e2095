import { words } from '../../kernel/sentence.ts'

/** Sentences of the code sent to whoever signs. */
export const sentCodeWords = words({
  byMail: { fr: 'Recevoir un code par mail', en: 'Get a code by email' },
  bySms: { fr: 'Recevoir un code par SMS', en: 'Get a code by text message' },
  sentTo: { fr: 'Code envoyé à {to}. Il sert une fois, pendant 15 minutes.', en: 'Code sent to {to}. It works once, for 15 minutes.' },
  text: {
    fr: '{code} est votre code de signature chez {client}. Il sert une fois, pendant 15 minutes.',
    en: '{code} is your signing code at {client}. It works once, for 15 minutes.',
  },
  help: { fr: 'Les six chiffres reçus.', en: 'The six digits received.' },
  withMailCode: { fr: 'code reçu par mail', en: 'code received by email' },
  withSmsCode: { fr: 'code reçu par SMS', en: 'code received by text message' },
})
