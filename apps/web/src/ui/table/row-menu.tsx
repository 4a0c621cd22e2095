import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { MenuItem, Panel } from '../overlay/floating.tsx'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'

/** An act on one row. A `disabled` act says why in `hint`. */
export type RowAction = { label: TextOrSentence; run: () => void; tone?: 'danger'; disabled?: boolean; hint?: TextOrSentence }

type RowMenuProps = { anchor: HTMLElement; name: string; actions: readonly RowAction[]; onClose: () => void }

/** The one menu shared by all the rows of a list. */
export function RowMenu({ anchor, name, actions, onClose }: RowMenuProps) {
  const text = useText()
  return (
    <Panel anchor={anchor} onClose={onClose} label={name} align="end" role="menu">
      {actions.map((action) => (
        <MenuItem
          key={text(action.label)}
          tone={action.tone}
          disabled={action.disabled}
          hint={action.hint ? text(action.hint) : undefined}
          onRun={() => {
            onClose()
            anchor.focus()
            action.run()
          }}
        >
          {text(action.label)}
        </MenuItem>
      ))}
    </Panel>
  )
}

/** Opens the menu of a row, on a wide screen or a narrow one. */
export function RowMenuButton({ name, onOpen }: { name: string; onOpen: (anchor: HTMLElement) => void }) {
  const { say } = useLanguage()
  return (
    <button
      type="button"
      className={style['menuButton']}
      aria-haspopup="menu"
      aria-label={say(listWords.rowActions, { name })}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      ⋮
    </button>
  )
}
