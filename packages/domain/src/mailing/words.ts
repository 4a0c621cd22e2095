import { words } from '../kernel/sentence.ts'

export const mailingWords = words({
  greeting: { fr: 'Bonjour {name},', en: 'Hello {name},' },
  greetingNobody: { fr: 'Bonjour,', en: 'Hello,' },
  closing: { fr: 'L’équipe {client}', en: 'The {client} team' },
})
