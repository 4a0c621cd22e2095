import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const minute = 60
/** A closing days away is no time to count: seconds. */
const longestShown = 12 * 60 * minute
/** Minutes left that are announced. */
const announced = [1, 5]

/** Seconds left by the clock of the server, which is so far ahead of this one (milliseconds). */
function useSecondsLeft(ends_at: Date, clockAhead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((ends_at.getTime() - now - clockAhead) / 1000))
}

const two = (n: number): string => String(n).padStart(2, '0')
function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / minute)]
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

type TimeLeftProps = { ends_at: Date; clockAhead: number; onOver: () => void }

/** The time left, which may be hidden; it is announced when little is left, and what is left is sent when none is. */
export function TimeLeft({ ends_at, clockAhead, onOver }: TimeLeftProps) {
  const { say } = useLanguage()
  const left = useSecondsLeft(ends_at, clockAhead)
  const [isHidden, setHidden] = useState(false)
  const [notice, setNotice] = useState('')
  const stage = announced.find((minutes) => left <= minutes * minute)
  const announce = useEffectEvent(() => setNotice(say(w.minutesLeft, { n: Math.max(1, Math.ceil(left / minute)) })))
  useEffect(() => {
    if (stage !== undefined) announce()
  }, [stage])
  const isOver = left === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  if (left > longestShown) return null
  return (
    <div>
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed">
          {say(w.timeLeft)}
        </Text>
        {isHidden ? null : (
          <Text fw={650} className="figures" role="timer" aria-label={say(w.timeLeft)}>
            {clockOf(left)}
          </Text>
        )}
        <Button variant="subtle" size="sm" style={{ minBlockSize: 44 }} onClick={() => setHidden(!isHidden)}>
          {say(isHidden ? w.showTime : w.hideTime)}
        </Button>
      </Group>
      <Text size="sm" c="orange" fw={550} role="status">
        {notice}
      </Text>
    </div>
  )
}
