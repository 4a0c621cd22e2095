import { requestedPapersContract } from '@kxo/domain/events/papers/requested-papers-contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { detailWords } from '@kxo/domain/registrations/detail/detail-words'
import { registrationList } from '@kxo/domain/registrations/list'
import { paperStates } from '@kxo/domain/registrations/papers/paper-facts'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import type { RegistrationPaper } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { useBulkRegistrations } from '../bulk/use-bulk-registrations.tsx'
import { offeredActs } from '../deciding/decisions.ts'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { RegistrationPanel } from '../detail/registration-panel.tsx'
import { registrationCells } from '../lists/registration-cells.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { RefuseDialog } from './checked-papers.tsx'
import { PaperBadge } from './paper-badge.tsx'
import { decidePaper, openPaper, renewPaper } from './papers-api.ts'

const states = { any: w.anyState, awaited: w.lackingState, toCheck: w.toCheckState, refused: w.refusedState }
type Deciding = { registration: number; paper: PaperColumn }
type PaperColumn = Pick<RegistrationPaper, 'id' | 'name' | 'is_required'>

/** Who gave what: people down, papers across; each is accepted, refused or asked for again from here. */
export default function PapersTab({ event: { id } }: { event: { id: number } }) {
  const { say } = useLanguage()
  const { data: papers } = useSuspenseQuery(apiQuery(requestedPapersContract.requestedPapers, { params: { id } }))
  if (papers.length === 0)
    return <Empty sentence={w.noneAsked} act={<LinkButton to={adminEventStep(id, 'documents')}>{say(w.toStep)}</LinkButton>} />
  return <PapersTable event={id} papers={papers} />
}

function PapersTable({ event, papers }: { event: number; papers: readonly PaperColumn[] }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const saved = useSavedColumns('registration_papers')
  const [search, change] = useAddress()
  const [refused, setRefused] = useState<Deciding | null>(null)
  const [accepted, setAccepted] = useState<Deciding | null>(null)
  const opened = Number(search['registration']) || null
  const open = (id: number | null) => change({ registration: id === null ? undefined : String(id) }, { replace: false })
  const state = paperStates.find((known) => known === search['papers']) ?? 'any'
  const mayFollow = may.follow(actor)
  const bulk = useBulkRegistrations(event, undefined, ['remind'])
  const decisions = useDecisions(offeredActs)
  const people = useColumns(registrationList, registrationCells, { only: ['last_name', 'company_name', 'status'] })
  const cellOf = (row: Registration, paper: PaperColumn) => row.given_papers?.find((cell) => cell.paper === paper.id)
  const columns = papers.map((paper) => ({
    key: `paper_${paper.id}`,
    label: paper.name,
    isWhole: true as const,
    width: 160,
    cell: (row: Registration) => {
      const cell = cellOf(row, paper)
      return <PaperBadge status={cell?.status ?? null} is_required={paper.is_required} />
    },
  }))
  const actsOn = (row: Registration, paper: PaperColumn): RowAction[] => {
    const cell = cellOf(row, paper)
    const { name } = paper
    if (!cell) return []
    const read = { label: say(w.downloadOf, { name }), run: () => void runAction(() => openPaper(row.id, paper.id)) }
    if (cell.is_earlier && mayFollow)
      return [
        read,
        { label: say(w.renewOf, { name }), run: () => void runAction(() => renewPaper(row.id, paper.id), say(w.renewed, { name })) },
      ]
    if (cell.status !== 'toValidate' || !mayFollow) return [read]
    return [
      read,
      {
        label: say(w.acceptOf, { name }),
        run: () => void runAction(() => decidePaper(row.id, paper.id, { is_accepted: true }), say(w.nowAccepted, { name })),
      },
      { label: say(w.acceptUntilOf, { name }), run: () => setAccepted({ registration: row.id, paper }) },
      { label: say(w.refuseOf, { name }), tone: 'danger', run: () => setRefused({ registration: row.id, paper }) },
    ]
  }
  return (
    <>
      <Group gap="xs" align="stretch" mb="sm" role="group" aria-label={say(w.matrix)}>
        {(['any', ...paperStates] as const).map((known) => (
          <ToggleChip
            key={known}
            isOn={known === state}
            onClick={() => change({ papers: known === 'any' ? undefined : known, page: undefined })}
          >
            {say(states[known])}
          </ToggleChip>
        ))}
      </Group>
      <DataTable<Registration>
        caption={w.matrix}
        source={tableSource(contract.list, { query: { event, papers: state } })}
        saved={saved}
        columns={[...people, ...columns]}
        rowKey={(row) => row.id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        onOpen={(row) => open(row.id)}
        rowActions={(row) => [{ label: detailWords.open, run: () => open(row.id) }, ...papers.flatMap((paper) => actsOn(row, paper))]}
        bulkActions={mayFollow ? bulk.acts : []}
        empty={{ sentence: w.nobody }}
      />
      {bulk.dialog}
      {decisions.dialog}
      {opened ? <RegistrationPanel id={opened} actsOn={decisions.actsOn} mayWrite={mayFollow} onClose={() => open(null)} /> : null}
      {refused ? <RefuseDialog {...refused} onClose={() => setRefused(null)} /> : null}
      {accepted ? <AcceptDialog {...accepted} onClose={() => setAccepted(null)} /> : null}
    </>
  )
}
