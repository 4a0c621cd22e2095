import type { Answers, ShownQuestion } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { ActionIcon, Flex, Progress, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { isAnswered } from './is-answered.ts'

type AttemptProgressProps = { questions: readonly ShownQuestion[]; answers: Answers }

/** How many questions are answered. */
export function AttemptProgress({ questions, answers }: AttemptProgressProps) {
  const { say } = useLanguage()
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length
  return (
    <div>
      <Text size="sm" c="dimmed" className="figures">
        {say(w.answeredOf, { n: answered, total: questions.length })}
      </Text>
      {/* The words above it say the same. */}
      <Progress mt={4} value={(answered / questions.length) * 100} aria-hidden />
    </div>
  )
}

/** Each question by its number, to go to it; those answered are filled. */
export function QuestionJumps({ questions, answers, onGo }: AttemptProgressProps & { onGo: (at: number) => void }) {
  const { say } = useLanguage()
  return (
    <Flex component="nav" wrap="wrap" gap={6} p={2} aria-label={say(w.goToQuestion)} style={{ overflowY: 'auto' }}>
      {questions.map(({ id }, at) => {
        const hasAnswer = isAnswered(answers[id])
        return (
          <ActionIcon
            key={id}
            size={44}
            variant={hasAnswer ? 'light' : 'default'}
            color="blue"
            aria-label={`${say(w.question, { n: at + 1 })}, ${say(hasAnswer ? w.withAnswer : w.noAnswer)}`}
            onClick={() => onGo(at)}
          >
            {at + 1}
          </ActionIcon>
        )
      })}
    </Flex>
  )
}
