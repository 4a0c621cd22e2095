import { ActionIcon } from '@mantine/core'
import { useLanguage } from '../i18n/language.tsx'
import { askBesideQuietly, MenuBeside } from '../overlay/beside.tsx'
import type { MenuAct } from '../overlay/kit-beside.tsx'
import { listWords } from './list-words.ts'

/** An act on one row. Where acts are drawn as buttons too, one `expected` leads and one `rare` stays in the menu. */
export type RowAction = MenuAct & { stand?: 'expected' | 'rare' }

type RowMenuProps = { anchor: HTMLElement; name: string; actions: readonly RowAction[]; onClose: () => void }

/** The one menu shared by all the rows of a list. */
export const RowMenu = ({ anchor, name, actions, onClose }: RowMenuProps) => (
  <MenuBeside key={name} anchor={anchor} label={name} acts={actions} opened onChange={(opened) => (opened ? undefined : onClose())} />
)

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
