import { delegationWords as w } from '@kxo/domain/events/delegation/delegation-words'
import { stepWords } from '@kxo/domain/events/delegation/step-words'
import { Text, Title } from '@mantine/core'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { StepFoot, type StepProps } from '../steps/step-form.tsx'

/** #32.11: says that quizzes wait for their engine. */
export function QuizStep(step: StepProps) {
  const { say } = useLanguage()
  return (
    <>
      <PanelSection>
        <Title order={2} mb="xs" fz={18} fw={650}>
          {say(stepWords.quiz)}
        </Title>
        <Text c="dimmed">{say(w.quizMissing)}</Text>
      </PanelSection>
      <StepFoot step={step} />
    </>
  )
}
