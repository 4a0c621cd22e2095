import type { Answer } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { ActionIcon, Flex, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'

type OrderFieldProps = { items: readonly string[]; answer: Answer | undefined; labelledBy: string; onAnswer: (answer: Answer) => void }

const ways = [
  { way: -1, label: w.moveUp, Icon: IconArrowUp },
  { way: 1, label: w.moveDown, Icon: IconArrowDown },
] as const

/** Items put in order with buttons; as they came, they are no answer until moved or left so on purpose. */
export function OrderField({ items, answer, labelledBy, onAnswer }: OrderFieldProps) {
  const { say } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const [whereMoved, setWhereMoved] = useState('')
  // The button that moved an item keeps the focus; at the end of the list, the other one has it.
  const moved = useRef<{ place: number; way: number } | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { place, way } = moved.current
    const button = (of: number) => list.current?.querySelector<HTMLButtonElement>(`[data-move="${place} ${of}"]:not(:disabled)`)
    ;(button(way) ?? button(-way))?.focus()
    moved.current = null
  })
  const isTouched = typeof answer === 'object' && answer.length === items.length
  const order = isTouched ? answer : items.map((_, place) => place)
  const move = (at: number, way: number): void => {
    const next = [...order]
    const [place, other] = [order[at] ?? 0, order[at + way] ?? 0]
    next[at] = other
    next[at + way] = place
    moved.current = { place, way }
    setWhereMoved(say(uiWords.factOf, { label: items[place] ?? '', value: say(w.yourOrder, { n: at + way + 1 }) }))
    onAnswer(next)
  }
  return (
    <>
      <div ref={list}>
        <Stack component="ol" gap="xs" m={0} p={0} aria-labelledby={labelledBy} style={{ listStyle: 'none' }}>
          {order.map((place, at) => (
            <Flex key={place} component="li" align="center" gap="xs" ps="sm" bd="1px solid var(--k-line)" bdrs={9}>
              <Text span c="dimmed" inherit className="figures">
                {`${at + 1}.`}
              </Text>
              <Text span flex={1} py={6} inherit className="anywhere">
                {items[place]}
              </Text>
              {ways.map(({ way, label, Icon }) => (
                <ActionIcon
                  key={way}
                  size={44}
                  disabled={order[at + way] === undefined}
                  aria-label={say(uiWords.factOf, { label: say(label), value: items[place] ?? '' })}
                  data-move={`${place} ${way}`}
                  onClick={() => move(at, way)}
                >
                  <Icon size={18} />
                </ActionIcon>
              ))}
            </Flex>
          ))}
        </Stack>
      </div>
      <span className="visually-hidden" role="status">
        {whereMoved}
      </span>
      {isTouched ? null : (
        <Flex>
          <Button variant="default" style={{ minBlockSize: 44 }} onClick={() => onAnswer(order)}>
            {say(w.keepOrder)}
          </Button>
        </Flex>
      )}
    </>
  )
}
