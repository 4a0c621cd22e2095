import { ActionIcon } from '@mantine/core'
import { type TextOrSentence, useLanguage } from '../i18n/language.tsx'
import { askBesideQuietly, MenuBeside } from '../overlay/beside.tsx'
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

/** The one menu shared by all the rows of a list. */
export function RowMenu({ anchor, name, actions, onClose }: RowMenuProps) {
  // Drawn in the main landmark: outside any, assistive technology would not come across it.
  const main = anchor.closest('main')
  return (
    <MenuBeside
      key={name}
      anchor={anchor}
      label={name}
      acts={actions}
      opened
      onChange={(opened) => (opened ? undefined : onClose())}
      {...(main && { portalProps: { target: main } })}
    />
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
      onPointerEnter={askBesideQuietly}
      onFocus={askBesideQuietly}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      ⋮
    </ActionIcon>
  )
}
