import { fieldsWords as w } from '@kxo/domain/fields/words'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Move = (() => void) | null

/** One place up, one place down, for a line of what is ordered by hand; no way past either end. */
export function MoveButtons({ label, up, down }: { label: string; up: Move; down: Move }) {
  const { say } = useLanguage()
  return (
    <>
      <Button variant="subtle" size="sm" disabled={!up} aria-label={say(w.moveUp, { label })} onClick={() => up?.()}>
        ↑
      </Button>
      <Button variant="subtle" size="sm" disabled={!down} aria-label={say(w.moveDown, { label })} onClick={() => down?.()}>
        ↓
      </Button>
    </>
  )
}
