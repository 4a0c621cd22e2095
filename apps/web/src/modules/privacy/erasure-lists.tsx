import type { ErasureReport } from '@kxo/domain/privacy/contract'
import { erasedWords, retainedWords, retentionReasons, privacyWords as w } from '@kxo/domain/privacy/words'
import { Flex, SimpleGrid, Text, Title } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** What is erased on one side; on the other what is kept, why and until when. */
export function ErasureLists({ report: { erased, kept } }: { report: ErasureReport }) {
  const { say } = useLanguage()
  return (
    <SimpleGrid minColWidth="min(300px, 100%)" autoFlow="auto-fit" spacing="xl" verticalSpacing="md">
      <div>
        <Title order={3} mb={6} fz="sm" fw={600}>
          {say(w.willErase)}
        </Title>
        <Flex component="ul" direction="column" gap={6} ps={18} fz="md">
          {erased.map(({ kind, n }) => (
            <li key={kind}>{say(erasedWords[kind], { n })}</li>
          ))}
        </Flex>
      </div>
      <div>
        <Title order={3} mb={6} fz="sm" fw={600}>
          {say(w.willKeep)}
        </Title>
        {kept.length === 0 ? (
          <Text c="dimmed" fz="sm">
            {say(w.nothingRemains)}
          </Text>
        ) : null}
        <Flex component="ul" direction="column" gap={6} ps={18} fz="md">
          {kept.map(({ kind, n, until }) => (
            <li key={kind}>
              {say(retainedWords[kind], { n })}, <strong>{until === null ? say(w.unlimited) : say(w.until, { until })}</strong>
              <Text span display="block" c="dimmed" fz="xs">
                {say(retentionReasons[kind])}
              </Text>
            </li>
          ))}
        </Flex>
      </div>
    </SimpleGrid>
  )
}
