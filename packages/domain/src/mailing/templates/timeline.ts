import type { Sentence } from '../../kernel/sentence.ts'
import type { Anchor, Delay, Moment } from '../moments/moment.ts'

/** The life of a registration, as people live it. */
export const stages = {
  enrolling: { fr: 'Jusqu’à {registration.le} confirmé{registration.e}', en: 'Until the {registration} is confirmed' },
  before: { fr: 'Avant {event.le}', en: 'Before the {event}' },
  during: { fr: 'Pendant', en: 'During' },
  after: { fr: 'Après', en: 'Afterwards' },
} satisfies Record<string, Sentence>
export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as Stage[]

export type Step = { moment: Moment; stage: Stage; delay: Delay | undefined }

const families: readonly string[] = ['registration', 'event', 'attendance']
/** Documents that follow a registration, and where they come. */
const documents: Readonly<Record<string, Stage>> = { send_ticket: 'enrolling', send_attestation: 'after', send_certificate: 'after' }
const audiences: readonly string[] = ['person', 'payer', 'referent']

const duringHalfDays: readonly Anchor[] = ['slot_start', 'slot_end', 'remind_start', 'remind_end']

/** Where a delay stands among those of its stage: what comes so long before a day, that of a paper or the closing one, follows what comes with the registration. */
const rankOf = (delay: Delay | undefined, stage: Stage): number => {
  if (!delay) return 0
  return distanceOf(delay) + (stage === 'enrolling' && distanceOf(delay) < 0 ? 1_000_000 : 0)
}
const distanceOf = ({ days = 0, minutes = 0 }: Delay): number => days * 1440 + minutes

function stageOf(moment: Moment, delay: Delay | undefined): Stage {
  if (!delay) return documents[moment.name] ?? (moment.family === 'event' ? 'before' : 'enrolling')
  if (delay.anchor === 'end') return distanceOf(delay) > 0 ? 'after' : 'during'
  if (delay.anchor === 'start') return distanceOf(delay) < 0 ? 'before' : 'during'
  return duringHalfDays.includes(delay.anchor) ? 'during' : 'enrolling'
}

/** Each mail a person receives about a registration, where it comes in its life; `timingOf` gives a tenant's own delays. */
export function stepsOf(all: readonly Moment[], timingOf: (name: string) => readonly Delay[] | null | undefined): Step[] {
  return all
    .filter(({ family, name, to }) => (families.includes(family) || name in documents) && to.some((who) => audiences.includes(who)))
    .flatMap((moment): Step[] => {
      const delays = timingOf(moment.name) ?? moment.timing
      return delays
        ? delays.map((delay) => ({ moment, delay, stage: stageOf(moment, delay) }))
        : [{ moment, delay: undefined, stage: stageOf(moment, undefined) }]
    })
    .toSorted((a, b) => stageNames.indexOf(a.stage) - stageNames.indexOf(b.stage) || rankOf(a.delay, a.stage) - rankOf(b.delay, b.stage))
}
