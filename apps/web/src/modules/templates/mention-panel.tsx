import type { TemplateCategory } from '@kxo/domain/templates/category'
import type { TemplateSetting } from '@kxo/domain/templates/contract'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
import { factsOf, mentionsOf } from '@kxo/domain/templates/mentions'
import { Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Badge } from '../../ui/display/badge.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import type { Draft } from './draft.ts'

type MentionPanelProps = { category: TemplateCategory; draft: Draft; issuers: TemplateSetting['issuers'] }

/** What the law wants of the document, said while its template is written: there, or missing and by whom it is to be said. */
export function MentionPanel({ category, draft, issuers }: MentionPanelProps) {
  const { say } = useLanguage()
  const mentions = mentionsOf(category, draft.content, factsOf(issuers, draft.entity_id))
  const count = mentions.filter(({ isThere }) => !isThere).length
  const who = { block: say(e.byBlock), issuer: say(e.byIssuer), template: say(e.byTemplate) }
  return (
    <Stack component="section" aria-label={say(e.mentions)} gap="xs">
      <Title order={2} size="h5">
        {say(e.mentions)}
      </Title>
      <div role="status">
        <Badge tone={count === 0 ? 'success' : 'warning'}>{count === 0 ? e.allThere : say(e.missingCount, { count })}</Badge>
      </div>
      {mentions.map(({ label, by, isThere }) => (
        <Group key={label.en} gap="xs" wrap="nowrap" align="flex-start">
          {isThere ? (
            <IconCheck size={18} color="var(--mantine-color-green-8)" aria-label={say(e.there)} role="img" style={{ flexShrink: 0 }} />
          ) : (
            <IconAlertTriangle
              size={18}
              color="var(--mantine-color-orange-9)"
              aria-label={say(e.absent)}
              role="img"
              style={{ flexShrink: 0 }}
            />
          )}
          <Text size="sm">
            {say(label)}{' '}
            <Text span inherit c="dimmed">
              {isThere && by !== 'block' ? '' : `– ${who[by]}`}
            </Text>
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
