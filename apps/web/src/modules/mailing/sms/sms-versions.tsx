import type { SmsVersion } from '@kxo/domain/mailing/sms/sms-contract'
import { smsWords } from '@kxo/domain/mailing/sms/sms-words'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComparedText } from '../../../ui/display/compared-text.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { VersionCard } from '../versions/version-card.tsx'
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
        <VersionCard
          key={version.id}
          name={say(w.version, { version: version.version, language: say(version.language === 'fr' ? w.french : w.english) })}
          of={version}
          acts={
            version.body === current
              ? null
              : {
                  isCompared: compared === version.id,
                  onCompare: () => setCompared((was) => (was === version.id ? null : version.id)),
                  onTake: () => onTake(version),
                }
          }
        >
          {compared === version.id ? (
            <ComparedText title={smsWords.text} former={version.body} current={current} />
          ) : (
            <Text size="sm" mt="xs">
              {version.body}
            </Text>
          )}
        </VersionCard>
      ))}
    </Stack>
  )
}
