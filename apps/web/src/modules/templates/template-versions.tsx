import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { locales } from '@kxo/domain/kernel/sentence'
import { withConditionsSaid } from '@kxo/domain/mailing/merging/shown-if'
import { templateWords as t } from '@kxo/domain/mailing/template-words'
import type { TemplateContent } from '@kxo/domain/templates/content'
import type { DocumentTemplateDetail, DocumentTemplateVersion } from '@kxo/domain/templates/contract'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ComparedText } from '../../ui/display/compared-text.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { VersionCard } from '../mailing/index.ts'

type Say = ReturnType<typeof useLanguage>['say']

/** All a version says, part by part; a language it does not speak says nothing. */
function partsOf(content: TemplateContent, say: Say): { title: string; text: string }[] {
  const yesNo = (is: boolean): string => say(is ? t.yes : t.no)
  const page = [
    `${say(e.logo)}: ${yesNo(content.has_logo)}`,
    `${say(e.side)}: ${content.margin_side}`,
    `${say(e.top)}: ${content.margin_top}`,
    `${say(e.bottom)}: ${content.margin_bottom}`,
    `${say(e.showsSignature)}: ${yesNo(content.shows_signature)}`,
    `${say(e.showsStamp)}: ${yesNo(content.shows_stamp)}`,
    `${say(e.partyFirst)}: ${yesNo(content.party_first)}`,
    `${say(e.signsApart)}: ${yesNo(content.signs_apart)}`,
  ]
  const texts = locales.flatMap((language) => {
    const words = content[language]
    const name = say(language === 'fr' ? t.french : t.english)
    const rich = (part: 'opening' | 'closing'): string => (words ? plainTextOf(withConditionsSaid(words[part], say)) : '')
    return [
      { title: `${say(e.header)} – ${name}`, text: words?.header ?? '' },
      { title: `${say(e.titleField)} – ${name}`, text: words?.title ?? '' },
      { title: `${say(e.opening)} – ${name}`, text: rich('opening') },
      { title: `${say(e.closing)} – ${name}`, text: rich('closing') },
      { title: `${say(e.footer)} – ${name}`, text: words?.footer ?? '' },
    ]
  })
  return [{ title: say(e.page), text: page.join('\n') }, ...texts]
}

type TemplateVersionsProps = {
  versions: readonly DocumentTemplateVersion[]
  current: DocumentTemplateDetail
  onTake: (version: DocumentTemplateVersion) => void
}

/** Former wordings: who wrote them, when and why, each beside today's when asked, ready to be taken back. */
export function TemplateVersions({ versions, current, onTake }: TemplateVersionsProps) {
  const { say } = useLanguage()
  const [compared, setCompared] = useState<DocumentTemplateVersion | null>(null)
  const now = partsOf(current.content, say)
  const differing = compared
    ? partsOf(compared.content, say)
        .map((part, at) => ({ ...part, now: now[at]?.text ?? '' }))
        .filter(({ text, now }) => text !== now)
    : []
  return (
    <Stack component="section" gap="xs" aria-label={say(t.versions)}>
      <Title order={2} size="h5">
        {say(t.versions)}
      </Title>
      {versions.map((version) => (
        <VersionCard
          key={version.version}
          name={say(e.versionOf, { version: version.version })}
          of={version}
          speaks={version.version === current.version}
          acts={version.version === current.version ? null : { onCompare: () => setCompared(version), onTake: () => onTake(version) }}
        />
      ))}
      {compared ? (
        <Dialog opened onClose={() => setCompared(null)} title={say(t.compareTitle, { version: compared.version })} width={800}>
          <Stack>
            {differing.map(({ title, text, now }) => (
              <ComparedText key={title} title={title} former={text} current={now} />
            ))}
            {differing.length === 0 ? <Text size="sm">{say(e.sameWords)}</Text> : null}
          </Stack>
        </Dialog>
      ) : null}
    </Stack>
  )
}
