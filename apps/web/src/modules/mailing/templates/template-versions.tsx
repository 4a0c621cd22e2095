import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MailTemplate, TemplateText, TemplateVersion } from '@kxo/domain/mailing/templates-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type TemplateVersionsProps = { versions: readonly TemplateVersion[]; current: MailTemplate; onTake: (version: TemplateVersion) => void }

/** Former texts: who wrote them and when, each beside today's when asked, ready to be taken back. */
export function TemplateVersions({ versions, current, onTake }: TemplateVersionsProps) {
  const { say } = useLanguage()
  const [compared, setCompared] = useState<TemplateVersion | null>(null)
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
                {version.by_name ? ` · ${version.by_name}` : ''}
              </Text>
            </Text>
            {version.is_active ? (
              <Badge variant="light" tt="none">
                {say(w.speaks)}
              </Badge>
            ) : (
              <Group gap="xs">
                <Button size="compact-sm" variant="default" onClick={() => setCompared(version)}>
                  {say(w.compare, { version: version.version })}
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => onTake(version)}>
                  {say(w.takeBack, { version: version.version })}
                </Button>
              </Group>
            )}
          </Group>
          <Text size="sm" mt="xs">
            {version.subject}
          </Text>
        </Card>
      ))}
      <Dialog
        opened={compared !== null}
        onClose={() => setCompared(null)}
        title={say(w.compareTitle, { version: compared?.version ?? 0 })}
        width={800}
      >
        {compared ? (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Side name={say(w.versionShort, { version: compared.version })} text={compared} other={current[compared.language]} />
            <Side name={say(w.speaks)} text={current[compared.language]} other={compared} />
          </SimpleGrid>
        ) : null}
      </Dialog>
    </Stack>
  )
}

type Compared = Pick<TemplateText, 'subject' | 'preview_text' | 'body' | 'button'>
const linesOf = ({ subject, preview_text, body, button }: Compared): string[] =>
  [subject, preview_text, ...plainTextOf(body).split('\n'), button].filter((line) => line !== '')

/** One of two texts, with what only it says marked, by a sign as well as by colour. */
function Side({ name, text, other }: { name: string; text: Compared; other: Compared }) {
  const { say } = useLanguage()
  const theirs = new Set(linesOf(other))
  return (
    <Stack component="section" gap={4} aria-label={name}>
      <Text fw={600}>{name}</Text>
      {linesOf(text).map((line, at) =>
        theirs.has(line) ? (
          <Text key={at} size="sm">
            {line}
          </Text>
        ) : (
          <Text key={at} size="sm" component="mark" px={4} title={say(w.differs)}>
            {line}
          </Text>
        ),
      )}
    </Stack>
  )
}
