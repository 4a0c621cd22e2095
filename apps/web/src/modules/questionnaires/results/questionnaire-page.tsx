import { adminForm } from '@kxo/domain/forms/paths'
import { may as mayForms } from '@kxo/domain/forms/permissions'
import { adminQuestionnaireResponses, adminQuestionnaires } from '@kxo/domain/questionnaires/paths'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Group, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { QuestionAlerts } from '../alerts/question-alerts.tsx'
import { resultsQuery } from '../api.ts'
import { AnswerFigures } from './answer-figures.tsx'
import { Sendings } from './sendings.tsx'

/** A questionnaire: how it is answered wherever it is sent, and the events that send it. */
export default function QuestionnairePage() {
  const { id: text } = useParams({ strict: false }) as { id?: string }
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { data } = useSuspenseQuery(resultsQuery(recordIdIn(text), {}))
  const { id, name } = data
  return (
    <>
      <PageTitle
        above={[{ label: w.list, to: adminQuestionnaires() }]}
        act={
          <Group gap="xs">
            {mayForms.writeForms(actor) ? (
              <LinkButton variant="default" to={adminForm(id)}>
                {say(resultsWords.seeQuestions)}
              </LinkButton>
            ) : null}
            <LinkButton to={adminQuestionnaireResponses(id, name)}>{say(resultsWords.seeResponses)}</LinkButton>
          </Group>
        }
      >
        {name}
      </PageTitle>
      <Stack gap="xl">
        <AnswerFigures figures={data} hasDeclined />
        <Sendings id={id} name={name} />
        <QuestionAlerts id={id} />
      </Stack>
    </>
  )
}
