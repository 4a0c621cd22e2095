import type { Due } from '@kxo/domain/registrations/dues/dues-contract'
import { dueActs, duesWords as w } from '@kxo/domain/registrations/dues/dues-words'
import { Anchor, Group, Text } from '@mantine/core'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Link } from '../../../ui/navigation/link.tsx'

/** Something to sign, to pay or to answer: what it is, until when, and the act. */
export function DueLine({ due: { kind, name, event_title, until, path } }: { due: Due }) {
  const { say } = useLanguage()
  const now = useNow()
  const isLate = until !== null && until < now
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <div>
          <Anchor component={Link} to={path} className="anywhere">
            {name}
          </Anchor>
          <Text size="sm" c={isLate ? 'orange' : 'dimmed'}>
            {[event_title, until ? say(isLate ? w.wasDue : w.until, { until }) : ''].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <LinkButton to={path} size="sm" variant="default" aria-label={`${say(dueActs[kind])}, ${name}`}>
          {say(dueActs[kind])}
        </LinkButton>
      </Group>
    </li>
  )
}
