import { type BulkAct, type BulkSet, undoHours } from '@kxo/domain/events/bulk/bulk-acts'
import { eventBulkContract as contract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import type { AdminTab } from '@kxo/domain/events/paths'
import type { Input } from '@kxo/domain/kernel/contract'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { BulkPreview, LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import { BulkChoice } from './bulk-choice.tsx'

type BulkProps = { act: BulkAct; tab: AdminTab; selection: Selection; onDone: () => void; onClose: () => void }
type Body = Input<typeof contract.actOnMany>['body']

/** An act on several events: what it will do, told by the server before anything is written, then what it did, and its undoing. */
export default function BulkEventsDialog({ act, tab, selection, onDone, onClose }: BulkProps) {
  const { say } = useLanguage()
  const [set, setSet] = useState<BulkSet | null>(null)
  const which = selection.all
    ? { found: { q: selection.query.q, filters: selection.query.filters, tab } }
    : { ids: selection.ids.map(Number) }
  const body: Body = { act, ...which, ...(set && { set }) }
  const isReady = act !== 'edit' || set !== null
  const applying = useAction({ mutationFn: (body: Body) => call(contract.actOnMany, { body }) })
  const undoing = useAction({ mutationFn: (undo: string) => call(contract.undoMany, { body: { undo } }) })
  const done = applying.data
  const undone = undoing.data
  const { reset } = applying
  const choose = useCallback(
    (next: BulkSet | null) => {
      reset()
      setSet(next)
    },
    [reset],
  )
  const preview = useQuery(apiQuery(contract.previewMany, { body }, { enabled: isReady && applying.isIdle, staleTime: 0, gcTime: 0 }))
  const end = (): void => {
    if (done) onDone()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={end}
      cancel={!done}
      title={say(w.title, { act: say(w[act]), n: countOf(selection) })}
      width={600}
      acts={
        done ? (
          <>
            {done.undo && !undone ? (
              <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate(done.undo ?? '')}>
                {say(w.undo)}
              </Button>
            ) : null}
            <Button onClick={end}>{say(w.close)}</Button>
          </>
        ) : (
          <Button disabled={!isReady || !preview.data?.changed} loading={applying.isPending} onClick={() => applying.mutate(body)}>
            {say(w.apply)}
          </Button>
        )
      }
    >
      {done ? (
        <div role="status">
          <p>{undone ? say(w.undone, { n: undone.changed }) : say(w.done, { n: done.changed })}</p>
          <LeftOut left={undone ? undone.left : done.left} sentence={w.left} />
        </div>
      ) : (
        <Stack>
          {act === 'edit' ? <BulkChoice onChange={choose} /> : null}
          {isReady ? (
            <Answered of={preview} lines={3}>
              {(seen) => <BulkPreview preview={seen} will={w.will} left={w.left} />}
            </Answered>
          ) : null}
          <Text size="sm" c="dimmed">
            {say(w.undoable, { hours: undoHours })}
          </Text>
        </Stack>
      )}
    </Dialog>
  )
}
