import { makeLanguage } from '@kxo/domain/kernel/language'
import { type Concept, glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { exampleSentences, glossaryWords as g } from '@kxo/domain/tenants/glossary/glossary-words'
import type { Word } from '@kxo/domain/tenants/settings/settings-fields'
import { Box, Flex, SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A word in the sentences that make it agree, in both languages, redrawn while it is typed (TYP-11). */
export function ExampleSentences({ words, concept }: { words: Record<string, Word>; concept: Concept }) {
  const { say } = useLanguage()
  const spoken = useMemo(() => {
    const glossary = glossaryOf(words)
    return (['fr', 'en'] as const).map((locale) => ({ locale, language: makeLanguage({ locale, glossary }) }))
  }, [words])
  return (
    <Box component="section" py={14} px="md" bd="1px solid var(--k-line)" bdrs={12} bg="var(--k-subtle)" aria-label={say(g.examples)}>
      <h3>{say(g.examples)}</h3>
      <SimpleGrid minColWidth="min(220px, 100%)" autoFlow="auto-fit" spacing="lg" verticalSpacing="xs">
        {spoken.map(({ locale, language }) => (
          <Flex component="ul" lh={1.75} direction="column" key={locale} lang={locale}>
            {exampleSentences.map((sentence) => (
              <li key={sentence.fr}>{language.say(sentence, { this: concept })}</li>
            ))}
          </Flex>
        ))}
      </SimpleGrid>
    </Box>
  )
}
