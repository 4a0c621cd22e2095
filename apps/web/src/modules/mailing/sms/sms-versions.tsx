import type { SmsVersion } from '@kxo/domain/mailing/sms/sms-contract'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComparedText } from '../../../ui/display/compared-text.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { smsVersionsQuery } from './sms-api.ts'

type SmsVersionsProps = { id: number; current: string; onTake: (version: SmsVersion) => void }

/** The texts a template had: each beside today’s when asked, ready to be taken back. */
export function SmsVersions({ id, current, onTake }: SmsVersionsProps) {
  const { say } = useLanguage()
  const { data = [] } = useQuery(smsVersionsQuery(id))
  const [compared, setCompared] = useState<number | null>(null)
  if (data.length === 0) return null
  return (
    <Stack component="section" gap="xs" mt="lg" aria-label={say(w.versions)}>
      <Title order={3} size="h5">
        {say(w.versions)}
      </Title>
      {data.map((version) => (
        <Card key={version.id} withBorder padding="sm">
          <Group justify="space-between">
            <Text size="sm" fw={600}>
              {say(w.version, { version: version.version, language: say(version.language === 'fr' ? w.french : w.english) })}{' '}
              <Text span size="xs" c="dimmed">
                {say(mailingWords.at, { at: version.created_at })}
                {version.by_name ? ` · ${version.by_name}` : ''}
              </Text>
            </Text>
            {version.body === current ? null : (
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-expanded={compared === version.id}
                  onClick={() => setCompared((was) => (was === version.id ? null : version.id))}
                >
                  {say(w.compare, { version: version.version })}
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => onTake(version)}>
                  {say(w.takeBack, { version: version.version })}
                </Button>
              </Group>
            )}
          </Group>
          {compared === version.id ? (
            <ComparedText title={smsWords.text} former={version.body} current={current} />
          ) : (
            <Text size="sm" mt="xs">
              {version.body}
            </Text>
          )}
          {version.reason ? (
            <Text size="sm" c="dimmed">
              {version.reason}
            </Text>
          ) : null}
        </Card>
      ))}
    </Stack>
  )
}
