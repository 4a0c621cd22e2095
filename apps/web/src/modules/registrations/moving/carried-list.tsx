import type { Carried } from '@kxo/domain/registrations/moving/move-contract'
import { moveWords as w } from '@kxo/domain/registrations/moving/move-words'
import { List, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const reasons = {
  activity: { absent: w.noTwin, full: w.activityFull, closed: w.noTwin },
  option: { absent: w.noTwin, full: w.optionFull, closed: w.optionClosed },
  paper: { absent: w.noTwin, full: w.noTwin, closed: w.noTwin },
  promo: { absent: w.promoNotThere, full: w.promoFull, closed: w.promoNotThere },
} as const

/** What goes along to another date, and what does not, with the reason of each. */
export function CarriedList({ carried }: { carried: readonly Carried[] }) {
  const { say } = useLanguage()
  const nameOf = ({ kind, name, quantity }: Carried): string =>
    kind === 'promo' ? say(w.promoNamed, { name }) : quantity > 1 ? say(w.quantity, { name, n: quantity }) : name
  const textOf = (line: Carried): string =>
    line.outcome === 'follows' ? nameOf(line) : say(w.stays, { name: nameOf(line), reason: say(reasons[line.kind][line.outcome]) })
  const lists = [
    { title: w.follows, lines: carried.filter(({ outcome }) => outcome === 'follows') },
    { title: w.staysBehind, lines: carried.filter(({ outcome }) => outcome !== 'follows') },
  ]
  return lists
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (
      <div key={title.fr}>
        <Text size="sm" fw={600}>
          {say(title)}
        </Text>
        <List size="sm" aria-label={say(title)}>
          {lines.map((line) => (
            <List.Item key={`${line.kind} ${line.name}`}>{textOf(line)}</List.Item>
          ))}
        </List>
      </div>
    ))
}
