import { historyWords as w } from '@kxo/domain/history/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { ReactNode } from 'react'
import { useAddress } from '../../ui/navigation/address.ts'
import { Tabs } from '../../ui/navigation/tabs.tsx'

export type Shown = { key: string; label: Sentence; content: () => ReactNode }

/** Tabs whose current one the address holds; each has its own list, which starts afresh. */
export function Tabbed({ shown }: { shown: readonly [Shown, ...Shown[]] }) {
  const [search, change] = useAddress()
  const current = shown.find(({ key }) => key === search['tab']) ?? shown[0]
  return (
    <>
      <Tabs
        label={w.tabs}
        tabs={shown}
        current={current.key}
        onChange={(tab) =>
          change({ tab: tab === shown[0].key ? undefined : tab, page: undefined, q: undefined, sort: undefined, filters: undefined })
        }
        panelId="history"
      />
      <div id="history" role="tabpanel" key={current.key}>
        {current.content()}
      </div>
    </>
  )
}
