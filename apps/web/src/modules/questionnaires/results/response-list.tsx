import { alertWords } from '@kxo/domain/questionnaires/alerts/alert-words'
import type { QuestionnaireResults, ResponseRow } from '@kxo/domain/questionnaires/contract'
import { responseList } from '@kxo/domain/questionnaires/list'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { responsesSource, type Scope } from '../api.ts'
import { useShownFigures } from './use-shown-figures.ts'

type ResponseListProps = { results: Pick<QuestionnaireResults, 'id' | 'answered'>; scope: Scope; onOpen: (id: number) => void }

/** The responses one by one; each opens with its questions. */
export function ResponseList({ results: { id, answered }, scope, onOpen }: ResponseListProps) {
  const { say } = useLanguage()
  const { percent } = useShownFigures()
  const nameOf = ({ person }: ResponseRow): string => person ?? say(w.anonymous)
  const columns = useColumns(responseList, {
    person: nameOf,
    satisfaction: ({ satisfaction }) => percent(satisfaction),
    recommendation: ({ recommendation }) => (recommendation === null ? emptyPlaceholder : say(w.outOfTen, { n: recommendation })),
    is_alert: ({ is_alert }) => (is_alert ? <Badge tone="danger">{alertWords.lowScore}</Badge> : emptyPlaceholder),
  })
  return (
    <DataTable
      caption={w.answered}
      columns={columns}
      source={responsesSource(id, scope)}
      rowKey={(row) => row.id}
      rowName={nameOf}
      onOpen={(row) => onOpen(row.id)}
      saved={useSavedColumns('responses')}
      // Anonymous responses are not listed while they are too few.
      empty={{ sentence: answered === 0 ? resultsWords.noResponse : resultsWords.hidden }}
    />
  )
}
