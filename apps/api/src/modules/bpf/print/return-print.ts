import type { TrainingReturn } from '@kxo/domain/bpf/contract'
import { framesOf } from '@kxo/domain/bpf/return-frames'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { formatDate } from '@kxo/domain/kernel/dates'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { labels } from '@kxo/domain/kernel/labels'
import type { Language } from '@kxo/domain/kernel/language'

type Line = { mark: string; label: string; values: readonly (number | string)[]; is?: 'total' | 'part' | 'missing' }
export type PrintedFrame = { title: string; isMoney: boolean; lines: Line[] }

/** Whole euros of cents (BPF-03). */
const euros = (cents: number | null): number | string => (cents === null ? '' : Math.round(cents / 100))

/** Every frame of the form, A to H, in its order and in words: what the page, the file and the paper say (BPF-10). */
export function printedFrames(declared: TrainingReturn, { say, locale }: Language): PrintedFrame[] {
  const { entity, figures } = declared
  const fact = (label: string, value: number | string): Line => ({ mark: '', label, values: [value] })
  const counted = framesOf(figures).map(({ title, isMoney, lines }) => ({
    title: say(title),
    isMoney,
    lines: lines.map((line) => ({ ...line, label: say(line.label) })),
  }))
  const [products, ...others] = counted
  return [
    {
      title: say(w.frameA),
      isMoney: true,
      lines: [
        fact(say(labels.name), entity.name),
        fact(say(w.activityNumber), entity.activity_number ?? ''),
        fact(say(w.siret), shownSiret(entity.siret)),
        fact(say(w.legalForm), entity.legal_form),
        fact(say(labels.address), entity.address),
        fact(say(labels.phone), declared.phone),
        fact(say(labels.emailAddress), declared.mail),
      ],
    },
    {
      title: say(w.frameB),
      isMoney: true,
      lines: [
        fact(say(w.exerciseLabel), `${formatDate(declared.from, locale)} – ${formatDate(declared.until, locale)}`),
        fact(say(w.remote), say(figures.is_remote ? labels.yes : labels.no)),
      ],
    },
    ...(products ? [{ ...products, lines: [...products.lines, fact(say(w.share), say(w.percent, { n: figures.share }))] }] : []),
    {
      title: say(w.frameD),
      isMoney: true,
      lines: [
        fact(say(w.charges), euros(declared.charges)),
        fact(say(w.trainerWages), euros(declared.trainer_wages)),
        fact(say(w.trainingPurchases), euros(declared.training_purchases)),
      ],
    },
    ...others,
    {
      title: say(w.frameH),
      isMoney: true,
      lines: [fact(say(w.signatory), declared.signatory), fact(say(w.signatoryTitle), declared.signatory_title)],
    },
  ]
}
