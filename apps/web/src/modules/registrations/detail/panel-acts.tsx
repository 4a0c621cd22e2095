import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useText } from '../../../ui/i18n/language.tsx'
import { type RowAction, RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'

/** Acts that take a registration to its end: drawn as the one expected. */
const expected: readonly RowAction['label'][] = [w.validate, w.confirmNow]
const shownCount = 2

/** The acts on a registration: the first two as buttons, the others in a menu, where a cancellation always is. */
export function PanelActs({ acts, name }: { acts: readonly RowAction[]; name: string }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = acts.filter(({ label }) => label !== w.cancelTheirs).slice(0, shownCount)
  const others = acts.filter((act) => !shown.includes(act))
  return (
    <>
      {shown.map(({ label, run }) => (
        <Button key={text(label)} size="sm" variant={expected.includes(label) ? 'primary' : 'default'} onClick={run}>
          {text(label)}
        </Button>
      ))}
      {others.length > 0 ? <RowMenuButton name={name} onOpen={setAnchor} /> : null}
      {anchor ? <RowMenu anchor={anchor} name={name} actions={others} onClose={() => setAnchor(null)} /> : null}
    </>
  )
}
