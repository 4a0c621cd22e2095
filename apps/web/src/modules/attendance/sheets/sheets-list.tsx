import { attendanceContract } from '@kxo/domain/attendance/contract'
import { sheetList } from '@kxo/domain/attendance/list'
import { adminCheckin, eventSignatures } from '@kxo/domain/attendance/paths'
import type { SheetRow } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { documentsWords } from '@kxo/domain/documents/words'
import { adminEvents } from '@kxo/domain/events/paths'
import { useNavigate } from '@tanstack/react-router'
import { downloadFile } from '../../../platform/download-file.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Selection } from '../../../ui/table/selection.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { idsOfSheets, latestFirst, sheetsSource } from '../api.ts'
import { sheetStates as states } from './sheet-states.ts'
import { slotTimes } from './slot-times.ts'

/** Half-days with what is signed and missing: those of every event, or of one. */
export function SheetsList({ event }: { event?: number }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const zipping = useAction({
    mutationFn: async (chosen: Selection) => {
      const slots = chosen.all ? await idsOfSheets(event, chosen.query) : chosen.ids.map(Number)
      await downloadFile(attendanceContract.archiveSheets, { body: { slots } })
    },
  })
  const times = (row: SheetRow) => slotTimes(row, language, 'short')
  const columns = useColumns(
    sheetList,
    {
      start_at: (row) => times(row).day,
      half: (row) => `${times(row).half} ${times(row).hours}`,
      state: (row) => <Badge tone={states[row.state].tone}>{states[row.state].label}</Badge>,
      partners: (row) => row.partners.join(', '),
    },
    { without: event === undefined ? [] : ['event_title'] },
  )
  return (
    <DataTable
      caption={w.sheetsTitle}
      columns={columns}
      source={sheetsSource(event)}
      rowKey={(row) => row.slot}
      rowName={(row) => `${row.event_title}, ${times(row).day}`}
      rowHref={(row) => eventSignatures(row.event)}
      rowActions={(row) => [
        { label: w.openSheet, run: () => void navigate({ to: eventSignatures(row.event) }) },
        { label: w.checkinTitle, run: () => void navigate({ to: adminCheckin(row.event) }) },
      ]}
      bulkActions={[{ label: documentsWords.downloadZip, disabled: zipping.isPending, run: (chosen) => zipping.mutate(chosen) }]}
      saved={useSavedColumns(event === undefined ? 'admin_attendance' : 'event_attendance')}
      defaults={event === undefined ? latestFirst : { sort: 'start_at' }}
      empty={
        event === undefined
          ? { sentence: w.noSheetYet, help: w.noSheetHelp, act: <LinkButton to={adminEvents()}>{language.say(w.toEvents)}</LinkButton> }
          : { sentence: w.noSheet }
      }
    />
  )
}
