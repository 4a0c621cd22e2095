import { registrationsContract as contract, type desks, type Registration } from '@kxo/domain/registrations/contract'
import { deskWords as d } from '@kxo/domain/registrations/desk-words'
import { registrationList } from '@kxo/domain/registrations/list'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { tableSource } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { receivedActs, teamActs } from '../deciding/decisions.ts'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { registrationCells } from './registration-cells.ts'

type Desk = (typeof desks)[number]
const shown = {
  team: ['last_name', 'event_title', 'start_date', 'created_at'],
  received: ['last_name', 'event_title', 'created_at', 'status', 'end_reason'],
} as const

/** What waits for a referent: the requests of their people, or the applications received on their company's offers. */
export function ReferentDesk({ desk }: { desk: Desk }) {
  const { say } = useLanguage()
  const { actsOn, dialog } = useDecisions(desk === 'team' ? teamActs : receivedActs)
  const columns = useColumns(registrationList, registrationCells, { only: shown[desk] })
  const saved = useSavedColumns(`${desk}_registrations`)
  return (
    <>
      {desk === 'team' ? <p>{say(d.requestsHelp)}</p> : null}
      <DataTable<Registration>
        caption={desk === 'team' ? w.tabRequests : w.registrations}
        source={tableSource(contract.list, { query: { desk } })}
        columns={columns}
        saved={saved}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name, event_title }) => `${first_name} ${last_name}, ${event_title}`}
        rowActions={actsOn}
        empty={{ sentence: desk === 'team' ? d.noRequest : d.noneReceived }}
      />
      {dialog}
    </>
  )
}
