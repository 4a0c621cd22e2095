import { ActionIcon, Menu } from '@mantine/core'
import { type Ref, useImperativeHandle } from 'react'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { listWords } from './list-words.ts'

/** An act on one row. A `disabled` act says why in `hint`. Where acts are drawn as buttons too, one `expected` leads and one `rare` stays in the menu. */
export type RowAction = {
  label: TextOrSentence
  run: () => void
  tone?: 'danger'
  stand?: 'expected' | 'rare'
  disabled?: boolean
  hint?: TextOrSentence
}

type RowMenuProps = { anchor: HTMLElement; name: string; actions: readonly RowAction[]; onClose: () => void }

/** What a menu opens beside: an element drawn elsewhere. */
function Beside({ anchor, ref }: { anchor: HTMLElement; ref?: Ref<HTMLElement> }): null {
  useImperativeHandle(ref, () => anchor, [anchor])
  return null
}

/** The one menu shared by all the rows of a list. */
export function RowMenu({ anchor, name, actions, onClose }: RowMenuProps) {
  const text = useText()
  // Drawn in the main landmark: outside any, assistive technology would not come across it.
  const main = anchor.closest('main')
  return (
    <Menu key={name} opened onClose={onClose} {...(main && { portalProps: { target: main } })}>
      <Menu.Target>
        <Beside anchor={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={name}>
        {actions.map((action) => (
          <Menu.Item
            key={text(action.label)}
            c={action.disabled ? 'dimmed' : action.tone === 'danger' ? 'red' : ''}
            closeMenuOnClick={!action.disabled}
            aria-disabled={action.disabled}
            title={action.hint ? text(action.hint) : undefined}
            onClick={() => (action.disabled ? undefined : action.run())}
          >
            {text(action.label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Opens the menu of a row, on a wide screen or a narrow one. */
export function RowMenuButton({ name, onOpen }: { name: string; onOpen: (anchor: HTMLElement) => void }) {
  const { say } = useLanguage()
  return (
    <ActionIcon
      size={32}
      fz="lg"
      aria-haspopup="menu"
      aria-label={say(listWords.rowActions, { name })}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      ⋮
    </ActionIcon>
  )
}
