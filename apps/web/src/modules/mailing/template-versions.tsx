import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MailTemplate } from '@kxo/domain/mailing/templates-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

type Version = MailTemplate['versions'][number]

/** Former texts, whole, each ready to be taken back. */
export function TemplateVersions({ versions, onTake }: { versions: readonly Version[]; onTake: (version: Version) => void }) {
  const { say } = useLanguage()
  return (
    <Stack component="section" gap="xs" aria-label={say(w.versions)}>
      <Title order={2} size="h5">
        {say(w.versions)}
      </Title>
      {versions.length === 0 ? <Text size="sm">{say(w.noVersion)}</Text> : null}
      {versions.map((version) => (
        <Card key={version.id} withBorder padding="sm">
          <Group justify="space-between">
            <Text size="sm" fw={600}>
              {say(w.version, { version: version.version, language: say(version.language === 'fr' ? w.french : w.english) })}{' '}
              <Text span size="xs" c="dimmed">
                {say(mailingWords.at, { at: version.created_at })}
              </Text>
            </Text>
            {version.is_active ? (
              <Badge variant="light" tt="none">
                {say(w.speaks)}
              </Badge>
            ) : (
              <Button size="compact-sm" variant="default" onClick={() => onTake(version)}>
                {say(w.takeBack, { version: version.version })}
              </Button>
            )}
          </Group>
          <Text size="sm" mt="xs">
            {version.subject}
          </Text>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
            {version.body}
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
