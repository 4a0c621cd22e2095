import type { FieldSheet } from '@kxo/domain/fields/contract'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { Flex, Text, Title } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The wordings a field has had, and how many answered each. */
export function Versions({ field }: { field: FieldSheet }) {
  const { say, locale, zone } = useLanguage()
  return (
    <Panel component="section" p="lg" gap="md">
      <Title order={2} mb="md" fz={18} fw={650}>
        {say(w.versions)}
      </Title>
      <Flex component="ol" direction="column">
        {field.versions.map(({ version, label, created_at, created_by, answers_count }) => (
          <Flex key={version} component="li" gap="sm" align="baseline" py="xs" className="line-below">
            <Flex component="span" direction="column" gap={2} flex="1 1 220px" miw={0}>
              <span>{label}</span>
              <Text span c="dimmed" fz="xs">
                {[say(w.version, { n: version }), formatDate(created_at, locale, { zone }), created_by].filter(Boolean).join(' · ')}
              </Text>
            </Flex>
            <Text span c="dimmed" fz="xs">
              {say(w.versionAnswers, { n: answers_count })}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}
