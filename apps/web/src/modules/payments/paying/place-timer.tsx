import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { usePlaceUntil } from '../../registrations/index.ts'

const minute = 60_000

/** Milliseconds left, told again often enough for the minutes to be right. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whether the place of an order not paid yet was given back. */
export function usePlaceIsOver({ is_order, hold_expires_at, registration_status }: PaymentSummary): boolean {
  const now = useNow()
  if (!is_order) return false
  return (
    registration_status === 'cancelled' || (registration_status === 'toPay' && hold_expires_at !== null && hold_expires_at.getTime() <= now)
  )
}

/** Until when the place is held while its person pays. */
export function PlaceTimer({ until }: { until: Date }) {
  const { say } = useLanguage()
  const { isToday, sayUntil } = usePlaceUntil()
  const left = Math.max(0, Math.floor((until.getTime() - useNow()) / minute))
  return (
    <Alert color={left < 5 ? 'orange' : 'indigo'} role="note" mb="lg">
      {sayUntil(until, registrationWords.placeReservedUntil, registrationWords.placeReservedUntilDay)}{' '}
      {isToday(until) ? say(w.minutesLeft, { minutes: left }) : null}
    </Alert>
  )
}
