import { eventsWords as w } from '@kxo/domain/events/words'
import { UnstyledButton } from '@mantine/core'
import { useResizeObserver } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { MenuBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { tabsThatFit } from './tabs-that-fit.ts'

type Tab = { key: string; label: TextOrSentence; icon?: ReactNode }
type TabBarProps = { tabs: readonly Tab[]; current: string; to: string; label: TextOrSentence }

/** Width of the button of the rest, its gap included. */
const more = 96
const gap = 2

/** Tabs of a page on one line, each an address (`?tab=`); those that do not fit are in a menu at its end. */
export function TabBar({ tabs, current, to, label }: TabBarProps) {
  const text = useText()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [frame, { width: line }] = useResizeObserver<HTMLElement>()
  const list = useRef<HTMLUListElement>(null)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const names = tabs.map(({ key, label: name }) => `${key} ${text(name)}`).join('\n')
  const [measured, setMeasured] = useState('')
  const isMeasured = measured === names
  const { button, place } = useBeside('menu', useState(false))
  // Every tab is drawn once to be measured, before anything is painted.
  useLayoutEffect(() => {
    if (isMeasured || !list.current) return
    const drawn = [...list.current.children].flatMap((item) =>
      item instanceof HTMLElement && item.dataset['tab'] ? [[item.dataset['tab'], item.offsetWidth + gap] as const] : [],
    )
    setWidths(Object.fromEntries(drawn))
    setMeasured(names)
  }, [isMeasured, names])
  const { shown, rest } = isMeasured
    ? tabsThatFit(tabs, { widthOf: (key) => widths[key] ?? 0, line, more, current })
    : { shown: tabs, rest: [] }
  const addressOf = ({ key }: Tab) => ({ tab: key === tabs[0]?.key ? undefined : key })
  return (
    <nav ref={frame} aria-label={text(label)}>
      <ul ref={list} className="link-tabs line-below" style={{ flexWrap: 'nowrap', overflow: 'hidden' }}>
        {shown.map((tab) => (
          <li key={tab.key} data-tab={tab.key}>
            <Link to={to} isExact search={addressOf(tab)} className="link-tab" aria-current={tab.key === current ? 'page' : undefined}>
              {tab.icon}
              {text(tab.label)}
            </Link>
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li>
            <UnstyledButton {...button} className="link-tab" aria-label={say(w.moreTabs)}>
              {say(w.moreTabsShort)}
              <IconChevronDown size={16} aria-hidden="true" />
            </UnstyledButton>
            <MenuBeside
              {...place}
              withinPortal={false}
              floatingStrategy="fixed"
              acts={rest.map((tab) => ({
                label: tab.label,
                icon: tab.icon,
                run: () => void navigate({ to, search: searchOf(() => addressOf(tab)) }),
              }))}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}
