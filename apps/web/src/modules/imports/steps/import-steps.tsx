import type { Import } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { StepBar } from '../../../ui/navigation/step-bar.tsx'
import { type ImportStep, importSteps } from './step-of.ts'

const labels: Record<ImportStep, { fr: string; en: string }> = {
  kind: w.stepKind,
  file: w.stepFile,
  columns: w.stepColumns,
  check: w.stepCheck,
  run: w.stepRun,
}
const steps = importSteps.map((key) => ({ key, label: labels[key] }))

/** Where the person stands among the five steps. */
export const ImportSteps = ({ current, record }: { current: ImportStep; record?: Import }) => (
  <StepBar label={w.steps} steps={steps} current={current} isOver={record?.status === 'done' || record?.status === 'undone'} />
)
