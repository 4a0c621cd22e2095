import { Tabs as KitTabs, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { type TextOrSentence, useText } from '../i18n/language.tsx'
import { useCurrentShown } from './use-current-shown.ts'

export type Tab<K extends string> = { key: K; label: TextOrSentence; count?: number | undefined; icon?: ReactNode }

type TabsProps<K extends string> = {
  /** Accessible name of the row of tabs. */
  label: TextOrSentence
  tabs: readonly Tab<K>[]
  current: K
  onChange: (key: K) => void
  /** The panel they change. */
  panelId: string
}

/** The kit's row of tabs; the page keeps the current one in its address and draws its panel itself. */
export function Tabs<K extends string>({ label, tabs, current, onChange, panelId }: TabsProps<K>) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  useCurrentShown(row, current)
  return (
    <KitTabs value={current} onChange={(key) => onChange(key as K)} mb="md">
      <KitTabs.List ref={row} aria-label={text(label)}>
        {tabs.map(({ key, label: name, count, icon }) => (
          <KitTabs.Tab
            key={key}
            value={key}
            aria-controls={panelId}
            leftSection={icon}
            rightSection={
              count ? (
                <Text span miw={20} px={6} bdrs={999} bg="var(--k-subtle)" c="var(--k-text)" fz="xs" ta="center" className="figures">
                  {count}
                </Text>
              ) : null
            }
          >
            {text(name)}
          </KitTabs.Tab>
        ))}
      </KitTabs.List>
    </KitTabs>
  )
}
