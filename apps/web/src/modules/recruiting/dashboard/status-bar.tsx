import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { OfferRow } from '@kxo/domain/recruiting/contract'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Progress, Stack, Text } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const colours: Record<Tone, string> = { neutral: 'gray', info: 'indigo', success: 'green', warning: 'orange', danger: 'red' }

/** How the applications of an offer stand: a bar in parts, and the same in words. */
export function StatusBar({ applications, counts }: Pick<OfferRow, 'applications' | 'counts'>) {
  const { say } = useLanguage()
  if (applications === 0) return emptyPlaceholder
  return (
    <Stack gap={4} miw={0}>
      <Progress.Root size={6} aria-hidden="true">
        {counts.map(({ status, count }) => (
          <Progress.Section key={status} value={(100 * count) / applications} color={colours[registrationStatus.toneOf(status)]} />
        ))}
      </Progress.Root>
      <Text size="xs" c="dimmed">
        {counts.map(({ status, count }) => say(w.countOf, { n: count, status: registrationStatus.labelOf(status) })).join(', ')}
      </Text>
    </Stack>
  )
}
