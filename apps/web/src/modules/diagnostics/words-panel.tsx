import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { type Concept, concepts } from '@kxo/domain/tenants/glossary/glossary'
import { exampleSentences } from '@kxo/domain/tenants/glossary/glossary-words'
import { Box, NativeSelect, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** The tenant's words in the sentences that make them agree (TYP-11). */
export function WordsPanel() {
  const { say } = useLanguage()
  const [concept, choose] = useState<Concept>('event')
  const called = (key: Concept): string => say({ fr: '{this:cap}', en: '{this:cap}' }, { this: key })
  return (
    <Stack component="section" gap="sm" mt="xl" aria-labelledby="diagnosis-words">
      <h2 id="diagnosis-words">{say(w.words)}</h2>
      <p>{say(w.wordsHelp)}</p>
      <Box maw={320}>
        <NativeSelect
          label={say(w.wordsOf)}
          value={concept}
          onChange={({ currentTarget }) => choose(concepts.find((known) => known === currentTarget.value) ?? 'event')}
          data={concepts.map((value) => ({ value, label: called(value) }))}
        />
      </Box>
      <SimpleGrid renderRoot={(root) => <ul {...root} />} minColWidth="min(288px, 100%)" spacing="lg" verticalSpacing={4}>
        {exampleSentences.map((sentence) => (
          <li key={sentence.fr}>{say(sentence, { this: concept })}</li>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
