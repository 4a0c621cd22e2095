import { catalogue } from '../../kernel/catalogue.ts'

/** How often whoever answers for events is written to about them. */
export const mailPace = catalogue({
  never: { code: 0, label: { fr: 'Jamais', en: 'Never' } },
  atOnce: { code: 1, label: { fr: 'Aussitôt, par quart d’heure', en: 'At once, a quarter of an hour at a time' } },
  daily: { code: 2, label: { fr: 'Une fois par jour, à 7 h 30', en: 'Once a day, at 7:30' } },
})

/** What happened to a registration of theirs; a paper somebody deposited. */
export const newsKinds = ['registered', 'cancelled', 'paid', 'deposited'] as const
export type NewsKind = (typeof newsKinds)[number]

/** Minutes between two mails that leave as things happen: what follows the first is told together. */
export const atOnceMinutes = 15
