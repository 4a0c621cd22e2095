import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { extendHold } from '../api.ts'
import { usePlaceUntil } from './place-until.ts'

/** Milliseconds left, told again often enough for the minutes to be right. */
function useLeft(until: Date): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return until.getTime() - now
}

const minute = 60_000
const lastMinutes = 5 * minute

/** "Votre place est gardée jusqu’à 14 h 32", with more time asked once when little is left. */
export function HoldCountdown({ sheet, until, onOver }: { sheet: RegistrationSheet; until: Date; onOver: () => void }) {
  const { say } = useLanguage()
  const { isToday, sayUntil } = usePlaceUntil()
  const left = useLeft(until)
  const isOver = left <= 0
  const longer = useAction({
    mutationFn: () => extendHold(sheet.id),
    onSuccess: async () => {
      toast.success(w.holdExtended)
    },
  })
  // More time asked before the end is answered first.
  const isLost = isOver && !longer.isPending
  useEffect(() => {
    if (isLost) onOver()
  }, [isLost, onOver])
  return (
    <Flex
      component="p"
      wrap="wrap"
      align="center"
      rowGap={4}
      columnGap="sm"
      mb="lg"
      py={10}
      px={14}
      bd={`1px solid var(${left < lastMinutes ? '--k-warning' : '--k-line'})`}
      bdrs={8}
      bg="var(--k-tint)"
    >
      <span>{sayUntil(until, w.placeReservedUntil, w.placeReservedUntilDay)}</span>{' '}
      {isToday(until) ? (
        <Text span c="dimmed" inherit className="figures">
          {say(w.minutesLeft, { minutes: Math.max(0, Math.floor(left / minute)) })}
        </Text>
      ) : null}
      {sheet.may_extend && left < lastMinutes ? (
        <Button size="sm" variant="default" loading={longer.isPending} onClick={() => longer.mutate()}>
          {say(w.extendHold)}
        </Button>
      ) : null}
    </Flex>
  )
}
