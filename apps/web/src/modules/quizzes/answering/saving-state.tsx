import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Box, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Saving } from './use-saved-answers.ts'

/** Whether the answers are saved, in a few words; only what fails is announced. */
export function SavingState({ state, isNotSent = false }: { state: Saving; isNotSent?: boolean }) {
  const { say } = useLanguage()
  const failure = isNotSent ? w.notSent : state === 'failed' ? w.notSaved : null
  return (
    <Box mih={22}>
      {failure === null && state !== 'idle' ? (
        <Text size="sm" c="dimmed">
          {say(state === 'saving' ? w.saving : w.answerSaved)}
        </Text>
      ) : null}
      <Text size="sm" c="orange" fw={550} role="status">
        {failure && say(failure)}
      </Text>
    </Box>
  )
}
