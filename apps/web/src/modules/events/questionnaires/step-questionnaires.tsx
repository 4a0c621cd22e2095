import { delegationWords as w } from '@kxo/domain/events/delegation/delegation-words'
import { adminForm, adminForms } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { List, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { formsOfQuery } from '../../forms/index.ts'
import { StepFoot, type StepProps } from '../steps/step-form.tsx'

/** #32.10: the questionnaires of the tenant; sending one from an event waits for their engine. */
export function QuestionnairesStep(step: StepProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  return (
    <>
      <PanelSection>
        <Title order={2} mb="xs" fz={18} fw={650}>
          {say(w.questionnairesTitle)}
        </Title>
        {may.readForms(actor) ? <Questionnaires /> : null}
        <Text c="dimmed" fz="sm" mt="md">
          {say(w.questionnairesMissing)}
        </Text>
      </PanelSection>
      <StepFoot step={step} />
    </>
  )
}

const Questionnaires = bounded(
  function Questionnaires() {
    const { say } = useLanguage()
    const { results } = useSuspenseQuery(formsOfQuery('questionnaire')).data
    return (
      <Stack gap="sm" align="start">
        {results.length === 0 ? (
          <Text>{say(w.noQuestionnaire)}</Text>
        ) : (
          <List>
            {results.map(({ id, name }) => (
              <List.Item key={id}>
                <Link to={adminForm(id)}>{name}</Link>
              </List.Item>
            ))}
          </List>
        )}
        <LinkButton variant="default" size="sm" to={adminForms()}>
          {say(w.openForms)}
        </LinkButton>
      </Stack>
    )
  },
  { lines: 2 },
)
