import type { ApplicationFigure } from '@kxo/domain/recruiting/figures'
import { applicationList } from '@kxo/domain/recruiting/list'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { useDecisions } from '../../registrations/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { applicationsSource } from '../api.ts'
import { useScore } from '../study/use-score.ts'
import { ShownOnly } from './shown-only.tsx'

type TableProps = {
  show: ApplicationFigure | undefined
  status: RegistrationStatus | undefined
  actsOn: ReturnType<typeof useDecisions>['actsOn']
  onStudy: (id: number) => void
}

/** The same applications as a list, or those a figure counts. */
export function ApplicationsTable({ show, status, actsOn, onStudy }: TableProps) {
  const scoreOf = useScore()
  const columns = useColumns(applicationList, {
    last_name: ({ first_name, last_name }) => `${last_name} ${first_name}`,
    score: ({ score }) => (score === null ? emptyPlaceholder : scoreOf(score)),
  })
  return (
    <DataTable
      caption={w.applications}
      columns={columns}
      source={applicationsSource({ show, status })}
      rowKey={({ id }) => id}
      rowName={({ first_name, last_name, event_title }) => `${first_name} ${last_name}, ${event_title}`}
      onOpen={({ id }) => onStudy(id)}
      rowActions={(row) => [{ label: w.study, run: () => onStudy(row.id) }, ...actsOn(row)]}
      saved={useSavedColumns('recruiter_applications')}
      toolbar={show || status ? <ShownOnly figure={show} status={status} /> : null}
      empty={{ sentence: w.noApplication, help: w.noApplicationHelp }}
    />
  )
}
