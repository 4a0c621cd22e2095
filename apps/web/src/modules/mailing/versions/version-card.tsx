import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Badge, Button, Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type VersionCardProps = {
  name: string
  of: { version: number; created_at: Date; by_name: string | null; reason: string }
  /** It is the one in use. */
  speaks?: boolean
  /** Nothing where there is nothing to compare. */
  acts: { onCompare: () => void; onTake: () => void; isCompared?: boolean } | null
  /** What it says. */
  children?: ReactNode
}

/** One wording among those a text had: which, when, by whom and why, to be compared with today's or taken back. */
export function VersionCard({ name, of: { version, created_at, by_name, reason }, speaks = false, acts, children }: VersionCardProps) {
  const { say } = useLanguage()
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {name}{' '}
          <Text span size="xs" c="dimmed">
            {say(mailingWords.at, { at: created_at })}
            {by_name ? ` · ${by_name}` : ''}
          </Text>
        </Text>
        {speaks ? (
          <Badge variant="light" tt="none">
            {say(w.speaks)}
          </Badge>
        ) : null}
        {acts ? (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" aria-expanded={acts.isCompared} onClick={acts.onCompare}>
              {say(w.compare, { version })}
            </Button>
            <Button size="compact-sm" variant="default" onClick={acts.onTake}>
              {say(w.takeBack, { version })}
            </Button>
          </Group>
        ) : null}
      </Group>
      {children}
      {reason ? (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      ) : null}
    </Card>
  )
}
