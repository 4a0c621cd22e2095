import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type FrameSectionProps = { id: string; title: Sentence; act?: ReactNode; children: ReactNode }

/** A part of the return under its title, with what may be done of it. */
export function FrameSection({ id, title, act, children }: FrameSectionProps) {
  const { say } = useLanguage()
  return (
    <PanelSection gap="xs" miw={0} aria-labelledby={id}>
      <Group gap="xs" justify="space-between" wrap="nowrap" mih={34}>
        <Title id={id} order={2} size="h4">
          {say(title)}
        </Title>
        {act}
      </Group>
      {children}
    </PanelSection>
  )
}
