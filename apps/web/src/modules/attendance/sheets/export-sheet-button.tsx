import { absenceWords } from '@kxo/domain/attendance/absences/absence-words'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { exportSheet } from '../api.ts'

/** Takes the sheet away as a workbook: one line a person and half-day. */
export function ExportSheetButton({ event }: { event: number }) {
  const { say } = useLanguage()
  const exporting = useAction({ mutationFn: () => exportSheet(event), onSuccess: ({ blob, name }) => saveFile(blob, name) })
  return (
    <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
      {say(absenceWords.exportSheet)}
    </Button>
  )
}
