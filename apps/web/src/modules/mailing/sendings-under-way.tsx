import type { SendingUnderWay } from '@kxo/domain/mailing/contract'
import { withFieldNames } from '@kxo/domain/mailing/templates/template-filter'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'

/** Messages to many people that have not wholly left: how far each is, and its page to pause or stop it. */
export function SendingsUnderWay({ sendings }: { sendings: readonly SendingUnderWay[] }) {
  const { say } = useLanguage()
  if (sendings.length === 0) return null
  return (
    <Card withBorder component="section" aria-label={say(w.underWay)} mb="md">
      <Title order={2} size="h5" mb="sm">
        {say(w.underWay)}
      </Title>
      <Stack gap="sm">
        {sendings.map(({ subject, href, state, done, total, starts_at }) => (
          <div key={href}>
            <Group justify="space-between" gap="xs">
              <Link to={href}>{withFieldNames(subject, say)}</Link>
              <Text size="sm" c="dimmed">
                {[state, starts_at ? say(w.underWayFrom, { at: starts_at }) : say(w.underWayCount, { done, total })].join(' · ')}
              </Text>
            </Group>
            <Progress value={total === 0 ? 100 : (done / total) * 100} size="sm" mt={6} aria-label={withFieldNames(subject, say)} />
          </div>
        ))}
      </Stack>
    </Card>
  )
}
