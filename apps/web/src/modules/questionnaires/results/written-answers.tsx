import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import type { QuestionResult } from '@kxo/domain/questionnaires/contract'
import { resultsWords as w } from '@kxo/domain/questionnaires/words'
import { Box, Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerRead } from '../../forms/index.ts'
import { TreatMenu } from '../plan/treat-menu.tsx'

/** What people wrote to a question, and how much more of it there is to read. */
export function WrittenAnswers({ form, question: { field, texts, answers } }: { form: number; question: QuestionResult }) {
  const { say, locale } = useLanguage()
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
        {texts.map(({ text, response }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts never move, and several may be the same
          <li key={index}>
            <Group gap="xs" wrap="nowrap" justify="space-between" align="start">
              <Box
                component="blockquote"
                m={0}
                py={4}
                px="sm"
                miw={0}
                className="anywhere"
                style={{ borderInlineStart: '3px solid var(--k-line)' }}
              >
                <AnswerRead input={field.input_type} value={text} />
              </Box>
              {response === null ? null : (
                <TreatMenu about={{ form, response, question: field.name, asked: inLanguage(field, locale).label, said: text }} />
              )}
            </Group>
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
