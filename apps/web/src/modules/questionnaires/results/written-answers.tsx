import type { QuestionResult } from '@kxo/domain/questionnaires/contract'
import { resultsWords as w } from '@kxo/domain/questionnaires/words'
import { Box, Stack, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerRead } from '../../forms/index.ts'

/** What people wrote to a question, and how much more of it there is to read. */
export function WrittenAnswers({ question: { field, texts, answers } }: { question: QuestionResult }) {
  const { say } = useLanguage()
  const more = answers - texts.length
  return (
    <>
      <Stack
        component="ul"
        gap="xs"
        mah={420}
        p={0}
        m={0}
        style={{ overflowY: 'auto', listStyle: 'none' }}
        tabIndex={0}
        aria-label={say(w.texts)}
      >
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts never move, and several may be the same
          <li key={index}>
            <Box component="blockquote" m={0} py={4} px="sm" style={{ borderInlineStart: '3px solid var(--k-line)' }}>
              <AnswerRead input={field.input_type} value={text} />
            </Box>
          </li>
        ))}
      </Stack>
      {more > 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.moreTexts, { n: more })}
        </Text>
      ) : null}
    </>
  )
}
