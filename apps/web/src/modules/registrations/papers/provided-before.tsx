import { dayInZone, defaultZone, formatDate } from '@kxo/domain/kernel/dates'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import type { RegistrationPaper } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type ProvidedBeforeProps = { paper: Pick<RegistrationPaper, 'deposited_at' | 'valid_until' | 'provided_for'>; zone?: string }

/** When a paper that serves again was provided, for what, and until when it is valid; until when, for one deposited here. */
export function ProvidedBefore({ paper: { deposited_at, valid_until, provided_for }, zone = defaultZone }: ProvidedBeforeProps) {
  const { say, locale } = useLanguage()
  const until = valid_until === null ? null : formatDate(valid_until, locale)
  if (provided_for === null || deposited_at === null) return until === null ? null : <Text {...quiet}>{say(w.validUntil, { until })}</Text>
  const day = formatDate(dayInZone(deposited_at, zone), locale)
  return (
    <Text {...quiet}>
      {until === null ? say(w.providedBefore, { day }) : say(w.providedUntil, { day, until })} {say(w.providedFor, { title: provided_for })}
    </Text>
  )
}

const quiet = { size: 'sm', c: 'dimmed' } as const
