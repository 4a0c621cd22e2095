import { comparisonWords } from '@kxo/domain/questionnaires/comparison/comparison'
import type { QuestionnaireResults } from '@kxo/domain/questionnaires/contract'
import { adminQuestionnaire, adminQuestionnaireResponses, adminQuestionnaires } from '@kxo/domain/questionnaires/paths'
import { may } from '@kxo/domain/questionnaires/permissions'
import { planWords } from '@kxo/domain/questionnaires/plan/plan-words'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Box, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { resultsQuery, type Scope } from '../api.ts'
import { ActionList } from '../plan/action-list.tsx'
import { Comparison } from './comparison.tsx'
import { noList } from './no-list.ts'
import { QuestionResults } from './question-results.tsx'
import { ResponseDialog } from './response-dialog.tsx'
import { ResponseFilters } from './response-filters.tsx'
import { ResponseList } from './response-list.tsx'
import { scopeIn } from './responses-scope.ts'

/** A18: what was answered to a questionnaire, in figures and word for word. */
export default function ResponsesPage() {
  const { id: text } = useParams({ strict: false }) as { id?: string }
  const id = recordIdIn(text)
  const [search, change] = useAddress()
  const scope = scopeIn(search)
  // A filter that changes leaves the page in its place while the next figures come.
  const answer = useQuery({ ...resultsQuery(id, scope), placeholderData: keepPreviousData })
  const opened = recordIdIn(search['response'])
  return (
    <>
      <Answered of={answer} lines={12} page>
        {(results) => <Responses results={results} scope={scope} isComing={answer.isPlaceholderData} />}
      </Answered>
      {opened === 0 ? null : <ResponseDialog id={id} response={opened} onClose={() => change({ response: undefined })} />}
    </>
  )
}

type ResponsesProps = { results: QuestionnaireResults; scope: Scope; isComing: boolean }

function Responses({ results, scope, isComing }: ResponsesProps) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const { actor } = useViewer()
  const tabs = [
    { key: 'results', label: resultsWords.results },
    { key: 'responses', label: w.answered, count: results.answered },
    { key: 'comparison', label: comparisonWords.tab },
    ...(may.readPlan(actor) ? [{ key: 'plan', label: planWords.plan }] : []),
  ]
  const current = tabs.find(({ key }) => key === search['tab'])?.key ?? 'results'
  const { id, name, events } = results
  const title = say(resultsWords.responsesTitle, { name })
  return (
    <>
      <PageTitle
        above={[
          { label: w.list, to: adminQuestionnaires() },
          { label: name, to: adminQuestionnaire(id) },
        ]}
      >
        {title}
      </PageTitle>
      <Stack gap="md">
        {current === 'plan' ? null : <ResponseFilters events={events} scope={scope} />}
        <Box miw={0}>
          <Tabs
            label={title}
            tabs={tabs}
            current={current}
            panelId="responses-panel"
            onChange={(key) => change({ ...noList, tab: key === 'results' ? undefined : key }, { replace: false })}
          />
          <div id="responses-panel" role="tabpanel" aria-busy={isComing}>
            {current === 'plan' ? (
              <ActionList form={id} />
            ) : current === 'comparison' ? (
              <Comparison id={id} path={adminQuestionnaireResponses(id, name)} scope={scope} />
            ) : current === 'responses' ? (
              <ResponseList results={results} scope={scope} onOpen={(id) => change({ response: String(id) }, { replace: false })} />
            ) : (
              <Box opacity={isComing ? 0.6 : 1}>
                <QuestionResults results={results} />
              </Box>
            )}
          </div>
        </Box>
      </Stack>
    </>
  )
}
