import { publicWords } from '@kxo/domain/events/catalogue/public-words'
import { fetchFile } from '../../platform/api-client.ts'
import { Button } from '../../ui/display/button.tsx'
import { saveFile } from '../../ui/display/save-file.ts'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** The half-days of one's registration, as a file for one's own calendar. */
export default function CalendarButton({ registration }: { registration: number }) {
  const { say } = useLanguage()
  const saving = useAction({
    // Pressed by few, on a page everybody opens.
    mutationFn: async () => {
      const { attendanceContract } = await import('@kxo/domain/attendance/contract')
      return fetchFile(attendanceContract.calendar, { params: { id: registration } })
    },
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  return (
    <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
      {say(publicWords.addToCalendar)}
    </Button>
  )
}
