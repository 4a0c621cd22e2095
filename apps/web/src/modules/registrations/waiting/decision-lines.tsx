import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { WaitingDecisionLine } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingDecision } from '@kxo/domain/registrations/waiting/waiting-status'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { List, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What was decided of a request, each with its reason. */
export function DecisionLines({ lines }: { lines: readonly WaitingDecisionLine[] }) {
  const { say, locale, zone } = useLanguage()
  return (
    <List size="sm" aria-label={say(w.decisions)}>
      {lines.map(({ at, kind, name, places, needs, reason, by_name }, index) => (
        <List.Item key={`${at.getTime()} ${index}`}>
          {[
            say(waitingDecision.labelOf(kind)),
            kind === 'skipped' ? say(w.skippedFor, { needs: needs ?? 0, places: places ?? 0 }) : name,
            reason,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          <Text span size="xs" c="dimmed">
            {[formatDateTime(at, locale, { zone }), by_name].filter(Boolean).join(' · ')}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
