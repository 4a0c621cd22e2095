import type { Import } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { ThemeIcon } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../imports.module.css'
import { type ImportStep, importSteps } from './step-of.ts'

const labels: Record<ImportStep, { fr: string; en: string }> = {
  kind: w.stepKind,
  file: w.stepFile,
  columns: w.stepColumns,
  check: w.stepCheck,
  run: w.stepRun,
}

/** Where the person stands among the five steps. */
export function ImportSteps({ current, record }: { current: ImportStep; record?: Import }) {
  const { say } = useLanguage()
  const rank = importSteps.indexOf(current)
  const isOver = record?.status === 'done' || record?.status === 'undone'
  return (
    <nav aria-label={say(w.steps)} className={style['steps']}>
      <ol>
        {importSteps.map((step, index) => {
          const isDone = index < rank || isOver
          return (
            <li key={step} aria-current={step === current ? 'step' : undefined} data-done={isDone || undefined}>
              <ThemeIcon
                variant={step === current && !isDone ? 'filled' : 'outline'}
                color={isDone ? 'green' : step === current ? 'blue' : 'gray'}
                size={24}
                radius="xl"
                fz="xs"
                fw={600}
                aria-hidden="true"
              >
                {isDone ? <IconCheck size={14} stroke={3} /> : index + 1}
              </ThemeIcon>
              <span className={style['stepName']}>{say(labels[step])}</span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
