import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useText } from '../../../ui/i18n/language.tsx'
import { type RowAction, RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'

const shownCount = 2

/** The acts on a registration: the first two as buttons, the others in a menu that ends with a cancellation. */
export function PanelActs({ acts, name }: { acts: readonly RowAction[]; name: string }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [usual, rare] = [acts.filter(({ stand }) => stand !== 'rare'), acts.filter(({ stand }) => stand === 'rare')]
  const shown = usual.slice(0, shownCount)
  const others = [...usual.slice(shownCount), ...rare]
  return (
    <>
      {shown.map(({ label, stand, run }) => (
        <Button key={text(label)} size="sm" variant={stand === 'expected' ? 'primary' : 'default'} onClick={run}>
          {text(label)}
        </Button>
      ))}
      {others.length > 0 ? <RowMenuButton name={name} onOpen={setAnchor} /> : null}
      {anchor ? <RowMenu anchor={anchor} name={name} actions={others} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
