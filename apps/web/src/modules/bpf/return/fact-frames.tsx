import type { TrainingReturn } from '@kxo/domain/bpf/contract'
import type { FrameLine } from '@kxo/domain/bpf/return-frames'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { labels } from '@kxo/domain/kernel/labels'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ReactNode, useId } from 'react'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { FramePanel } from './frame-panel.tsx'
import { FrameSection } from './frame-section.tsx'
import { EditAct } from './write-dialog.tsx'

type FrameProps = { declared: TrainingReturn }
type FactFrameProps = { title: Sentence; facts: readonly (readonly [Sentence, string | null])[]; act?: ReactNode }

function FactFrame({ title, facts, act }: FactFrameProps) {
  const { say } = useLanguage()
  return (
    <FrameSection id={useId()} title={title} act={act}>
      <FactList
        widths="minmax(0, 2fr) minmax(0, 3fr)"
        facts={facts.map(([label, value]) => [say(label), value || emptyPlaceholder] as const)}
      />
    </FrameSection>
  )
}

/** A: who declares. */
export const IdentityFrame = ({ declared: { entity } }: FrameProps) => (
  <FactFrame
    title={w.frameA}
    facts={[
      [labels.name, entity.name],
      [w.activityNumber, entity.activity_number],
      [w.siret, shownSiret(entity.siret)],
      [w.legalForm, entity.legal_form],
      [labels.address, entity.address],
    ]}
  />
)

/** B: of what, and how it taught. */
export function GeneralFrame({ declared: { from, until, figures } }: FrameProps) {
  const { say } = useLanguage()
  return (
    <FactFrame
      title={w.frameB}
      facts={[
        [w.exerciseLabel, say(w.period, { from, until })],
        [w.remote, say(figures.is_remote ? labels.yes : labels.no)],
      ]}
    />
  )
}

/** D: what it spent, which is typed. */
export function ExpensesFrame({ declared }: FrameProps) {
  const { charges, trainer_wages, training_purchases } = declared
  const line = (label: Sentence, cents: number | null): FrameLine => ({
    mark: '',
    label,
    values: cents === null ? [] : [Math.round(cents / 100)],
  })
  const lines: FrameLine[] = [
    line(w.charges, charges),
    { ...line(w.trainerWages, trainer_wages), is: 'part' },
    { ...line(w.trainingPurchases, training_purchases), is: 'part' },
  ]
  return <FramePanel frame={{ key: 'D', title: w.frameD, isMoney: true, lines }} act={<EditAct declared={declared} part="charges" />} />
}

/** H: who signs it. */
export const ManagerFrame = ({ declared }: FrameProps) => (
  <FactFrame
    title={w.frameH}
    act={<EditAct declared={declared} part="signatory" />}
    facts={[
      [w.signatory, declared.signatory],
      [w.signatoryTitle, declared.signatory_title],
      [labels.phone, declared.phone],
      [labels.emailAddress, declared.mail],
    ]}
  />
)
