import { regionsWords as w } from '@kxo/domain/regions/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { loadFrenchRegions, regionsKey } from './api.ts'

/** Lays the 18 régions of France beside those already there. */
export function LoadFrench() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const load = useMutation({
    mutationFn: () => loadFrenchRegions(tenant.name),
    onSuccess: async ({ added }) => {
      toast.success(say(w.loaded, { n: added }))
      await queries.invalidateQueries({ queryKey: regionsKey })
    },
    onError: toast.failure,
  })
  return (
    <Button size="sm" variant="default" loading={load.isPending} onClick={() => load.mutate()}>
      {say(w.loadFrench)}
    </Button>
  )
}
