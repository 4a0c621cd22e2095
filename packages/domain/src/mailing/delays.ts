import type { Sentence } from '../kernel/sentence.ts'
import { anchors, type Delay } from './moments/moment.ts'

/** Reminders leave between these hours of the event’s clock; what answers an act leaves at once. */
export const sendingHours = { opens: '07:30', closes: '20:00' } as const
/** What could not leave in time is sent up to this late, then no more: a reminder of yesterday serves nobody. */
export const latestHours = 24

/** Names a delay inside an occurrence: another delay is another mail. */
export const delayKey = ({ anchor, days = 0, minutes = 0 }: Delay): string =>
  `${anchor}${days < 0 ? '' : '+'}${days}d${minutes ? `${minutes}m` : ''}`

const sides = { before: { fr: 'avant', en: 'before' }, after: { fr: 'après', en: 'after' } }

/** A delay as people say it. */
export function delaySentence({ anchor, days = 0, minutes = 0, at }: Delay): {
  sentence: Sentence
  values: Record<string, Sentence | string | number>
} {
  const count = Math.abs(days || minutes)
  const unit = days ? 'days' : minutes % 60 === 0 && minutes ? 'hours' : 'minutes'
  const shown = unit === 'hours' ? count / 60 : count
  const when = days || minutes ? ((days || minutes) < 0 ? sides.before : sides.after) : undefined
  const units = {
    days: { fr: '{count, plural, one {# jour} other {# jours}}', en: '{count, plural, one {# day} other {# days}}' },
    hours: { fr: '{count, plural, one {# heure} other {# heures}}', en: '{count, plural, one {# hour} other {# hours}}' },
    minutes: { fr: '{count, plural, one {# minute} other {# minutes}}', en: '{count, plural, one {# minute} other {# minutes}}' },
  }[unit]
  const { fr, en } = when
    ? { fr: `${units.fr} {side} {anchor}{at}`, en: `${units.en} {side} {anchor}{at}` }
    : { fr: 'Quand vient {anchor}{at}', en: 'When {anchor} comes{at}' }
  return {
    sentence: { fr, en },
    values: { count: shown, anchor: anchors[anchor], ...(when && { side: when }), at: at ? { fr: `, à ${at}`, en: `, at ${at}` } : '' },
  }
}
