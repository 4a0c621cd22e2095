import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { PanelRow } from '../../../ui/display/panel.tsx'

type HandoutLineProps = {
  handout: { name: string; category: DocumentCategory }
  /** Where it stands: beside its name and its kind. */
  mark: ReactNode
  /** What else is said of it, in their order; those that say nothing are left out. */
  facts: readonly (string | null)[]
  /** The width its text asks for before its acts go below. */
  textWidth?: number
  children: ReactNode
}

/** A document given out, in a list of them: its name, what it is, and what can be done with it. */
export const HandoutLine = ({ handout: { name, category }, mark, facts, textWidth = 200, children }: HandoutLineProps) => (
  <PanelRow>
    <div style={{ flex: `1 1 ${textWidth}px`, minWidth: 0 }}>
      <Group gap={6}>
        {name}
        <Badge>{documentCategory.labelOf(category)}</Badge>
        {mark}
      </Group>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </div>
    {children}
  </PanelRow>
)
