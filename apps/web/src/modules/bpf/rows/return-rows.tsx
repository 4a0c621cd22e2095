import type { ReturnRow, TrainingReturn } from '@kxo/domain/bpf/contract'
import { type LineCode, lineOfCode, missing } from '@kxo/domain/bpf/line-code'
import { adminReturn } from '@kxo/domain/bpf/paths'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { returnQuery, rowsSource } from '../api.ts'
import { lineName, missingIn, missingWords } from '../return/line-name.ts'
import { type ReturnScope, returnAddress, returnAt } from '../return-address.ts'
import { useClassing } from './use-classing.tsx'
import { useRowAddress } from './use-row-address.ts'
import { useRowColumns } from './use-row-columns.tsx'

/** What a line of the return counts, row by row, or what waits to be classed; classed there too. */
export function ReturnRows({ code }: { code: string }) {
  const [{ year, entity }] = useAddress(returnAddress)
  const scope = { year, entity }
  const line = lineOfCode(code)
  const answer = useQuery(returnQuery(scope))
  if (!line) return null
  return (
    <Answered of={answer} lines={12} page>
      {(declared) => <Rows key={code} declared={declared} scope={scope} code={code} line={line} />}
    </Answered>
  )
}

type RowsProps = { declared: TrainingReturn; scope: ReturnScope; code: string; line: LineCode }

function Rows({ declared, scope, code, line }: RowsProps) {
  const { say } = useLanguage()
  const { year, figures } = declared
  const lacking = missingIn(code)
  const { label, frame } = lineName(figures, code)
  const name = lacking ? say(missingWords[lacking], { n: declared.missing[lacking] }) : say(label)
  const columns = useRowColumns(line.frame)
  const addressOf = useRowAddress(line.frame)
  const saved = useSavedColumns(`bpf_${line.frame}`)
  const { acts, actsOn, dialog } = useClassing(scope, code, line)
  return (
    <>
      <PageTitle
        above={[{ label: w.title, to: returnAt(scope) }]}
        {...(frame && !lacking && { subtitle: say(frame) })}
        act={
          <LinkButton to={adminReturn()} search={scope} variant="default">
            {say(w.backToReturn)}
          </LinkButton>
        }
      >
        {say(w.behind, { line: name, exercise: say(w.exercise, { year }) })}
      </PageTitle>
      <DataTable<ReturnRow>
        caption={name}
        columns={columns}
        source={rowsSource(scope, code)}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowHref={addressOf}
        bulkActions={acts}
        {...(actsOn && { rowActions: actsOn })}
        saved={saved}
        empty={{ sentence: line.key !== missing ? w.noRows : lacking === 'sheets' ? w.nothingMissing : w.allClassed }}
      />
      {dialog}
    </>
  )
}

const nameOf = ({ label, detail }: ReturnRow): string => [label, detail].filter(Boolean).join(' – ')
