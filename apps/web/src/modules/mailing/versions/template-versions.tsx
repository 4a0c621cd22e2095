import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { withConditionsSaid } from '@kxo/domain/mailing/merging/shown-if'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MailTemplate, TemplateText, TemplateVersion } from '@kxo/domain/mailing/templates-contract'
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ComparedText } from '../../../ui/display/compared-text.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { VersionCard } from './version-card.tsx'

type Say = ReturnType<typeof useLanguage>['say']
const partsOf = ({ subject, preview_text, body, button }: Pick<TemplateText, 'subject' | 'preview_text' | 'body' | 'button'>, say: Say) => [
  { title: w.subject, text: subject },
  { title: w.previewText, text: preview_text },
  { title: w.body, text: plainTextOf(withConditionsSaid(body, say)) },
  { title: w.button, text: button },
]

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
        <VersionCard
          key={version.id}
          name={say(w.version, { version: version.version, language: say(version.language === 'fr' ? w.french : w.english) })}
          of={version}
          speaks={version.is_active}
          acts={version.is_active ? null : { onCompare: () => setCompared(version), onTake: () => onTake(version) }}
        >
          <Text size="sm" mt="xs">
            {version.subject}
          </Text>
        </VersionCard>
      ))}
      <Dialog
        opened={compared !== null}
        onClose={() => setCompared(null)}
        title={say(w.compareTitle, { version: compared?.version ?? 0 })}
        width={800}
      >
        {compared ? (
          <Stack>
            {partsOf(compared, say).map(({ title, text }, at) => (
              <ComparedText key={title.en} title={title} former={text} current={partsOf(current[compared.language], say)[at]?.text ?? ''} />
            ))}
          </Stack>
        ) : null}
      </Dialog>
    </Stack>
  )
}
