import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { Tabs } from './tabs.tsx'

type RecordTabsProps<K extends string> = {
  /** Their names, in their order; the first is where the record opens. */
  names: Readonly<Record<K, Sentence>>
  current: K
  /** Changes the address: what the list of one tab was asked goes with it. */
  onChange: (search: Readonly<Record<'tab' | 'page' | 'q' | 'filters' | 'sort', K | undefined>>) => void
  children: ReactNode
}

/** The tabs of a record over the panel of the one that is open. */
export function RecordTabs<K extends string>({ names, current, onChange, children }: RecordTabsProps<K>) {
  const { say } = useLanguage()
  const panelId = useId()
  const keys = Object.keys(names) as K[]
  const first = keys[0]!
  return (
    <>
      <Tabs
        label={names[first]}
        panelId={panelId}
        current={current}
        onChange={(key) =>
          onChange({ tab: key === first ? undefined : key, page: undefined, q: undefined, filters: undefined, sort: undefined })
        }
        tabs={keys.map((key) => ({ key, label: names[key] }))}
      />
      <div id={panelId} role="tabpanel" aria-label={say(names[current])}>
        {children}
      </div>
    </>
  )
}
