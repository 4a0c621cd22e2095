import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of many people registered one after the other. */
export const registerManyWords = words({
  title: {
    fr: 'Inscrire {n, plural, one {# personne} other {# personnes}} à {event.un}',
    en: 'Register {n, plural, one {# person} other {# people}} for {event.un}',
  },
  help: {
    fr: 'Chaque {registration} est vérifié{registration.e} à son tour\u00A0: les places, puis ce qui reste à remplir ou à payer.',
    en: 'Each {registration} is checked in turn: places, then what is left to fill in or pay.',
  },
  companyPays: {
    fr: 'Ce qui est à payer est au nom de {company.votre}.',
    en: 'Whatever is due is charged to your {company}.',
  },
  tooMany: { fr: 'Choisissez {most} personnes au plus à inscrire.', en: 'Choose at most {most} people to register.' },
  close: labels.close,
})
