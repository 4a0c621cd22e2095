import { words } from '../../kernel/sentence.ts'

export const chatbotWords = words({
  assistant: { fr: 'Assistant de discussion', en: 'Chat assistant' },
  close: { fr: 'Fermer l’assistant', en: 'Close the assistant' },
})
