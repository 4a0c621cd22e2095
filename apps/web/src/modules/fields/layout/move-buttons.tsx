import { fieldsWords as w } from '@kxo/domain/fields/words'
import { MoveButtons as Buttons } from '../../../ui/display/sortable-line.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Move = (() => void) | null

/** One place up, one place down, for a line of what is ordered by hand; no way past either end. */
export function MoveButtons({ label, up, down }: { label: string; up: Move; down: Move }) {
  const { say } = useLanguage()
  return <Buttons name={label} upLabel={say(w.moveUp, { label })} downLabel={say(w.moveDown, { label })} onUp={up} onDown={down} />
}
