import type { Import } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Box, Flex, ThemeIcon } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
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
    <nav aria-label={say(w.steps)}>
      <Flex component="ol" gap="xs" p={2}>
        {importSteps.map((step, index) => {
          const isDone = index < rank || isOver
          const isCurrent = step === current
          return (
            <Flex
              component="li"
              key={step}
              flex={{ base: isCurrent ? '1 1 auto' : '0 0 auto', sm: '1 0 auto' }}
              align="center"
              gap="xs"
              pt="xs"
              pb={10}
              px={{ base: 'xs', sm: 'sm' }}
              c={isCurrent || isDone ? 'var(--k-text)' : 'dimmed'}
              fw={isCurrent ? 600 : 400}
              className="nowrap"
              style={{ borderBlockEnd: `3px solid var(${isCurrent ? '--k-link' : isDone ? '--k-success' : '--k-line'})` }}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <ThemeIcon
                variant={isCurrent && !isDone ? 'filled' : 'outline'}
                color={isDone ? 'green' : isCurrent ? 'blue' : 'gray'}
                size={24}
                radius="xl"
                fz="xs"
                fw={600}
                aria-hidden="true"
              >
                {isDone ? <IconCheck size={14} stroke={3} /> : index + 1}
              </ThemeIcon>
              <Box component="span" {...(!isCurrent && { visibleFrom: 'sm' })}>
                {say(labels[step])}
              </Box>
            </Flex>
          )
        })}
      </Flex>
    </nav>
  )
}
