import { Box, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { type TextOrSentence, useText } from '../../../ui/i18n/language.tsx'

/** One matter of an account: its title, its state and what can be done about it. */
export function Card({ title, mark, act, children }: { title: TextOrSentence; mark?: ReactNode; act?: ReactNode; children: ReactNode }) {
  const text = useText()
  return (
    <Panel component="section" gap={14} p="clamp(16px, 4vw, 24px)">
      <Group gap="8px 12px">
        <Title order={2} fz="lg" fw={600}>
          {text(title)}
        </Title>
        {mark}
        {act ? <Box ms="auto">{act}</Box> : null}
      </Group>
      {children}
    </Panel>
  )
}
