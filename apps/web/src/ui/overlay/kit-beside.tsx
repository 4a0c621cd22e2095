import { Menu, type MenuProps, Popover, type PopoverProps } from '@mantine/core'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { type TextOrSentence, useText } from '../i18n/language.tsx'

/** What a menu or a panel opens beside: an element drawn elsewhere. */
function Target({ anchor, ref }: { anchor: HTMLElement; ref?: Ref<HTMLElement> }): null {
  useImperativeHandle(ref, () => anchor, [anchor])
  return null
}

/** Whether it is open, once it stands: the kit gives the focus back to what had it as something opens, not as it comes open. */
function useOpenedOnceDrawn(opened: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return opened && isDrawn
}

/** One act of a menu. A `disabled` one says why in `hint`. */
export type MenuAct = {
  label: TextOrSentence
  run: () => void
  tone?: 'danger'
  disabled?: boolean
  hint?: TextOrSentence
  icon?: ReactNode
}

type Place = { id?: string; anchor: HTMLElement | null; opened: boolean; onChange: (opened: boolean) => void }
type KitMenuProps = Place &
  Pick<MenuProps, 'withinPortal' | 'offset' | 'floatingStrategy'> & {
    /** What it is called, when that is not what its button says. */
    label?: string
    acts?: readonly MenuAct[]
    miw?: number
    /** After the acts, what is no act: choices, links. */
    children?: ReactNode
  }

export function KitMenu({ anchor, label, acts = [], miw, children, opened, ...menu }: KitMenuProps) {
  const text = useText()
  const isOpen = useOpenedOnceDrawn(opened)
  if (!anchor) return null
  // Drawn in the main landmark: outside any, assistive technology would not come across it.
  const main = anchor.closest('main')
  return (
    <Menu {...menu} {...(main && { portalProps: { target: main } })} opened={isOpen}>
      <Menu.Target>
        <Target anchor={anchor} />
      </Menu.Target>
      <Menu.Dropdown {...(label && { 'aria-label': label })} {...(miw && { miw })}>
        {acts.map(({ label: name, run, tone, disabled, hint, icon }) => (
          <Menu.Item
            key={text(name)}
            c={disabled ? 'dimmed' : tone === 'danger' ? 'red' : ''}
            leftSection={icon}
            closeMenuOnClick={!disabled}
            aria-disabled={disabled}
            title={hint ? text(hint) : undefined}
            onClick={() => (disabled ? undefined : run())}
          >
            {text(name)}
          </Menu.Item>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

type KitPanelProps = Place & Pick<PopoverProps, 'withinPortal' | 'width' | 'position'> & { label?: string; children: ReactNode }

export function KitPanel({ anchor, label, children, opened, ...panel }: KitPanelProps) {
  const isOpen = useOpenedOnceDrawn(opened)
  if (!anchor) return null
  return (
    <Popover {...panel} opened={isOpen}>
      <Popover.Target>
        <Target anchor={anchor} />
      </Popover.Target>
      <Popover.Dropdown {...(label && { 'aria-label': label })}>{children}</Popover.Dropdown>
    </Popover>
  )
}
