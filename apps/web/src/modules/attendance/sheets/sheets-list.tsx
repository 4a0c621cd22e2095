import { attendanceContract } from '@kxo/domain/attendance/contract'
import { adminCheckin, eventSignatures } from '@kxo/domain/attendance/paths'
import type { SheetRow } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { useNavigate } from '@tanstack/react-router'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { sheetStates as states } from './sheet-states.ts'
import { slotTimes } from './slot-times.ts'

/** Half-days with what is signed and missing: those of every event, or of one. */
export function SheetsList({ event }: { event?: number }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { say } = language
  const times = (row: SheetRow) => slotTimes(row, language, 'short')
  const columns: Column<SheetRow>[] = [
    ...(event === undefined
      ? [{ key: 'event_title', label: w.event, sortable: true, width: 230, cell: (row: SheetRow) => row.event_title }]
      : []),
    { key: 'start_at', label: w.date, sortable: true, filter: 'day', cell: (row) => times(row).day },
    { key: 'half', label: w.halfDay, width: 170, cell: (row) => `${times(row).half} ${times(row).hours}` },
    { key: 'state', label: w.state, cell: (row) => <Badge tone={states[row.state].tone}>{states[row.state].label}</Badge> },
    { key: 'place', label: w.place, cell: (row) => row.place, hidden: true },
    { key: 'partners', label: w.partners, cell: (row) => row.partners.join(', ') },
    { key: 'expected', label: w.expected, align: 'end', cell: (row) => row.expected },
    { key: 'signed', label: w.signedColumn, align: 'end', cell: (row) => row.signed },
    { key: 'absent', label: w.absentColumn, align: 'end', cell: (row) => row.absent },
    { key: 'partner_signed', label: w.partnerSigned, cell: (row) => say(row.partner_signed ? w.yes : w.no) },
  ]
  return (
    <DataTable
      caption={w.sheetsTitle}
      columns={columns}
      source={tableSource(attendanceContract.sheets, { query: { event } })}
      rowKey={(row) => row.slot}
      rowName={(row) => `${row.event_title}, ${times(row).day}`}
      rowHref={(row) => eventSignatures(row.event)}
      rowActions={(row) => [
        { label: w.openSheet, run: () => void navigate({ to: eventSignatures(row.event) }) },
        { label: w.checkinTitle, run: () => void navigate({ to: adminCheckin(row.event) }) },
      ]}
      saved={useSavedColumns(event === undefined ? 'admin_attendance' : 'event_attendance')}
      defaults={{ sort: event === undefined ? '-start_at' : 'start_at' }}
      empty={{ sentence: w.noSheet }}
    />
  )
}
