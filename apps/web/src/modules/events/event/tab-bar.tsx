import { type ReactNode, useRef } from 'react'
import { type TextOrSentence, useText } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { useCurrentShown } from '../../../ui/navigation/use-current-shown.ts'

/** Tabs of a page, each an address (`?tab=`). */
export function TabBar({
  tabs,
  current,
  to,
  label,
}: {
  tabs: readonly { key: string; label: TextOrSentence; icon?: ReactNode }[]
  current: string
  to: string
  label: TextOrSentence
}) {
  const text = useText()
  const row = useRef<HTMLUListElement>(null)
  useCurrentShown(row, current)
  return (
    <nav aria-label={text(label)}>
      <ul ref={row} className="link-tabs line-below">
        {tabs.map((tab, index) => (
          <li key={tab.key}>
            <Link
              to={to}
              isExact
              search={{ tab: index === 0 ? undefined : tab.key }}
              className="link-tab"
              aria-current={tab.key === current ? 'page' : undefined}
            >
              {tab.icon}
              {text(tab.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
