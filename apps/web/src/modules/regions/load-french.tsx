import { regionsWords as w } from '@kxo/domain/regions/words'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { loadFrenchRegions } from './api.ts'

/** Lays the 18 régions of France beside those already there. */
export function LoadFrench() {
  const { say } = useLanguage()
  const load = useAction({
    mutationFn: () => loadFrenchRegions(),
    onSuccess: async ({ added }) => {
      toast.success(say(w.loaded, { n: added }))
    },
  })
  return (
    <Button size="sm" variant="default" loading={load.isPending} onClick={() => load.mutate()}>
      {say(w.loadFrench)}
    </Button>
  )
}
