import { adminAttendance } from '@kxo/domain/attendance/paths'
import { invoicing, quoteInRegister } from '@kxo/domain/billing/paths'
import { adminContact } from '@kxo/domain/contacts/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import { adminMails } from '@kxo/domain/mailing/paths'
import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import type { FigureRow } from '@kxo/domain/reporting/contract'
import { reportingContract } from '@kxo/domain/reporting/contract'
import { type FigureKey, figureOf, type Subject } from '@kxo/domain/reporting/figures'
import { figureRowList } from '@kxo/domain/reporting/list'
import { adminDashboard } from '@kxo/domain/reporting/paths'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { adminToDo } from '@kxo/domain/tasks/paths'
import { tableSource } from '../../platform/api-query.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useFigureText } from './figure-text.ts'

/** The page of the record a row stands for. */
const addresses: Record<Subject, (row: FigureRow) => string | null> = {
  registration: ({ subject_id }) => (subject_id === null ? null : adminEvent(subject_id)),
  event: ({ id }) => adminEvent(id),
  slot: () => adminAttendance(),
  contact: ({ id }) => adminContact(id),
  bill: () => invoicing(),
  quote: ({ id }) => quoteInRegister(id),
  mail: () => adminMails(),
  document: () => null,
  task: ({ id }) => adminToDo(id),
  response: ({ subject_id }) => (subject_id === null ? null : adminQuestionnaireResponses(subject_id, 'reponses')),
}

/** The rows a figure is made of: the same query, page by page. */
export function FigureList({ figure, period }: { figure: FigureKey; period: string }) {
  const { say } = useLanguage()
  const { periodName, write } = useFigureText()
  const { unit, label, definition, subject } = figureOf(figure)
  const columns = useColumns(
    figureRowList,
    {
      value: ({ value, amount }) => {
        const figure = value ?? amount
        return figure === null ? emptyPlaceholder : write(unit, figure)
      },
    },
    { without: unit === 'count' || unit === 'score' ? ['value'] : [] },
  )
  const opens = addresses[subject]
  const link = subject === 'document' ? {} : { rowHref: (row: FigureRow) => opens(row) ?? adminDashboard() }
  const back = { period: period === 'all' ? undefined : period }
  return (
    <>
      <PageTitle
        above={[{ label: w.title, to: adminDashboard() }]}
        subtitle={say(definition)}
        act={
          <LinkButton to={adminDashboard()} search={back} variant="default">
            {say(w.backToDashboard)}
          </LinkButton>
        }
      >
        {say(w.behind, { figure: say(label), period: periodName(period) })}
      </PageTitle>
      <DataTable
        caption={label}
        columns={columns}
        source={tableSource(reportingContract.figure, { params: { figure }, query: { period } })}
        rowKey={(row) => row.id}
        rowName={(row) => row.label}
        {...link}
        defaults={{ sort: '-at' }}
        empty={{ sentence: w.nothingBehind }}
      />
    </>
  )
}
