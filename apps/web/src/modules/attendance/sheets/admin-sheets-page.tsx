import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { SheetsList } from './sheets-list.tsx'

/** Half-days of every event with what is signed and missing. */
export default function AdminSheetsPage() {
  return (
    <>
      <PageTitle>{w.sheetsTitle}</PageTitle>
      <SheetsList />
    </>
  )
}
