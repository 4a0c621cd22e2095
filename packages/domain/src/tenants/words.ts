import { words } from '../kernel/sentence.ts'

export const settingsWords = words({
  contrastTooLow: { fr: 'Contraste insuffisant\u00A0: {ratio}:1, il faut 4,5:1.', en: 'Not enough contrast: {ratio}:1, 4.5:1 is needed.' },
})
