import type { OwnQuizPage } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { quizFacts } from './quiz-facts.ts'

type IntroductionProps = { quiz: OwnQuizPage; isBeginning: boolean; onBegin: () => void }

/** What is to be known before the first question. */
export function Introduction({ quiz, isBeginning, onBegin }: IntroductionProps) {
  const { say } = useLanguage()
  const { instructions, state, closes_at } = quiz
  return (
    <PanelSection gap="md">
      {instructions ? <Text className="pre-line anywhere">{instructions}</Text> : null}
      <div>
        <Text fw={550}>{quizFacts(quiz, say).join(' · ')}</Text>
        {closes_at ? <Text>{say(w.before, { at: closes_at })}</Text> : null}
        <Text c="dimmed">{say(w.savedAsYouGo)}</Text>
      </div>
      <Group>
        <Button style={{ minBlockSize: 44 }} loading={isBeginning} onClick={onBegin}>
          {say(state === 'started' ? w.resume : w.begin)}
        </Button>
      </Group>
    </PanelSection>
  )
}
