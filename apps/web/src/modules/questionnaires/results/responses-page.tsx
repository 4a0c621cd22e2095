import type { QuestionnaireResults } from '@kxo/domain/questionnaires/contract'
import { adminQuestionnaire, adminQuestionnaires } from '@kxo/domain/questionnaires/paths'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Box, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { recordIdIn } from '../../../platform/record-id.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { resultsQuery, type Scope } from '../api.ts'
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
  const current = search['tab'] === 'responses' ? 'responses' : 'results'
  const { id, name, answered, events } = results
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
        <ResponseFilters events={events} scope={scope} />
        <Box miw={0}>
          <Tabs
            label={title}
            tabs={[
              { key: 'results', label: resultsWords.results },
              { key: 'responses', label: w.answered, count: answered },
            ]}
            current={current}
            panelId="responses-panel"
            onChange={(key) => change({ tab: key === 'responses' ? key : undefined, page: undefined }, { replace: false })}
          />
          <div id="responses-panel" role="tabpanel" aria-busy={isComing}>
            {current === 'responses' ? (
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
