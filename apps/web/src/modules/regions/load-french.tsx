import { regionsWords as w } from '@kxo/domain/regions/words'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { loadFrenchRegions } from './api.ts'

/** Lays the 18 régions of France beside those already there. */
export function LoadFrench() {
  const { say } = useLanguage()
  const load = useMutation({
    mutationFn: () => loadFrenchRegions(),
    onSuccess: async ({ added }) => {
      toast.success(say(w.loaded, { n: added }))
    },
    onError: toast.failure,
  })
  return (
    <Button size="sm" variant="default" loading={load.isPending} onClick={() => load.mutate()}>
      {say(w.loadFrench)}
    </Button>
  )
}
