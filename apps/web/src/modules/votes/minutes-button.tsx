import { votesWords as w } from '@kxo/domain/votes/words'
import { Button } from '../../ui/display/button.tsx'
import { saveFile } from '../../ui/display/save-file.ts'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { fetchMinutes } from './api.ts'

/** The minutes of what closed, as a PDF. */
export function MinutesButton({ id }: { id: number }) {
  const { say } = useLanguage()
  const fetching = useAction({ mutationFn: () => fetchMinutes(id), onSuccess: ({ blob, name }) => saveFile(blob, name) })
  return (
    <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()}>
      {say(w.minutes)}
    </Button>
  )
}
