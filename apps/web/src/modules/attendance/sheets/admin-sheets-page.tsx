import type { SheetRow } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { CodeScreen } from '../collecting/code-screen.tsx'
import { SheetsList } from './sheets-list.tsx'
import { slotTimes } from './slot-times.ts'
import { TodaySheets } from './today-sheets.tsx'

/** Today's half-days as they are signed, then those of every event with what is signed and missing. */
export default function AdminSheetsPage() {
  const language = useLanguage()
  const [shown, setShown] = useState<SheetRow | null>(null)
  return (
    <>
      <PageTitle>{w.sheetsTitle}</PageTitle>
      <TodaySheets onCode={setShown} />
      {shown ? (
        <CodeScreen
          slot={shown.slot}
          title={shown.event_title}
          when={slotTimes(shown, language, 'short').half}
          onClose={() => setShown(null)}
        />
      ) : null}
      <SheetsList />
    </>
  )
}
