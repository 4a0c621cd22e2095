import { actWords } from '@kxo/domain/events/acts/act-words'
import type { EventRecord } from '@kxo/domain/events/contract'
import { entryWords as w } from '@kxo/domain/events/entry/entry-words'
import { Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirmEvent } from '../api.ts'

const CancelDialog = lazy(() => import('../acts/cancel-dialog.tsx').then(({ CancelDialog }) => ({ default: CancelDialog })))

/** People are missing: it takes place all the same, or it is cancelled. */
export function MinimumDecision({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const [isCancelling, setCancelling] = useState(false)
  const confirming = useAction({
    mutationFn: () => confirmEvent(event.id, { version: event.version }),
    onSuccess: () => toast.success(w.confirmedNow),
  })
  return (
    <Group gap="sm" mt="sm">
      <Button size="sm" loading={confirming.isPending} onClick={() => confirming.mutate()}>
        {say(w.confirm)}
      </Button>
      <Button size="sm" variant="default" onClick={() => setCancelling(true)}>
        {say(actWords.cancelEvent)}
      </Button>
      {isCancelling ? (
        <Suspense fallback={null}>
          <CancelDialog event={event} onClose={() => setCancelling(false)} />
        </Suspense>
      ) : null}
    </Group>
  )
}
