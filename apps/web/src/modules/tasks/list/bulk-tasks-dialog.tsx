import type { BulkTaskAct } from '@kxo/domain/tasks/bulk-contract'
import { bulkTasksWords as w } from '@kxo/domain/tasks/bulk-words'
import { tasksWords } from '@kxo/domain/tasks/words'
import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { BulkPreview, LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import { actOnTasks, idsOfTasks, responsiblesQuery, tasksKey, type Which } from '../api.ts'

type BulkTasksProps = { act: BulkTaskAct; selection: Selection; which: Which; onDone: () => void; onClose: () => void }
const schema = z.object({ todo_user_id: z.optional(z.nullable(z.int())), days: z.nullable(z.int().check(z.gte(1), z.lte(365))) })
const titles = { done: w.doneTitle, cancelled: w.cancelledTitle, give: w.giveTitle, postpone: w.postponeTitle }
const never = async (): Promise<void> => {}

/** An act on several tasks: what it will do, told by the server before anything is written, then what it did. */
export default function BulkTasksDialog({ act, selection, which, onDone, onClose }: BulkTasksProps) {
  const { say } = useLanguage()
  const { data: people = [] } = useQuery({ ...responsiblesQuery(), enabled: act === 'give' })
  const form = useRecordForm({ schema, values: { todo_user_id: null, days: 7 }, guards: false, save: never })
  const [to, days] = [form.watch('todo_user_id'), form.watch('days')]
  const request = {
    act,
    ...(act === 'give' && typeof to === 'number' && { todo_user_id: to }),
    ...(act === 'postpone' && typeof days === 'number' && { days }),
  }
  const isReady =
    (act !== 'give' || typeof to === 'number') && (act !== 'postpone' || (typeof days === 'number' && days >= 1 && days <= 365))
  const applying = useAction({ mutationFn: (ids: number[]) => actOnTasks(ids, request) })
  const done = applying.data
  const { reset } = applying
  const words = JSON.stringify(request)
  // Once asked for it may be done: what it would change says nothing more, until something else is asked.
  useEffect(() => reset(), [words, reset])
  const preview = useQuery({
    queryKey: [...tasksKey, 'many', request, selection],
    queryFn: async ({ signal }) => {
      const ids = selection.all ? await idsOfTasks(selection.query, which, signal) : selection.ids.map(Number)
      return { ids, outcome: await actOnTasks(ids, { ...request, is_preview: true }) }
    },
    // A POST, though it changes nothing: what refreshes the screen must not ask it again, without end.
    meta: { writes: true },
    enabled: isReady && applying.isIdle,
    staleTime: 0,
    gcTime: 0,
  })
  const end = (): void => {
    if (done) onDone()
    onClose()
  }
  const isFinal = act === 'done' || act === 'cancelled'
  return (
    <Dialog
      opened
      onClose={end}
      title={say(titles[act], { n: countOf(selection) })}
      acts={
        done ? (
          <Button onClick={end}>{say(w.close)}</Button>
        ) : (
          <>
            <Button variant="default" onClick={end}>
              {say(w.dismiss)}
            </Button>
            <Button
              {...(act === 'cancelled' ? { variant: 'danger' as const } : {})}
              disabled={!isReady || !preview.data?.outcome.changed}
              loading={applying.isPending}
              onClick={() => preview.data && applying.mutate(preview.data.ids)}
            >
              {say(w.apply)}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <>
          <p role="status">{say(w.changed, { n: done.changed })}</p>
          <LeftOut left={done.left} sentence={w.left} />
        </>
      ) : (
        <Stack gap="sm">
          {act === 'give' || act === 'postpone' ? (
            <Form form={form}>
              {act === 'give' ? (
                <SelectField
                  name="todo_user_id"
                  label={tasksWords.responsible}
                  required
                  options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
                />
              ) : (
                <NumberField name="days" label={w.days} required />
              )}
            </Form>
          ) : null}
          <Answered of={preview} lines={isReady ? 2 : 0}>
            {(read) => <BulkPreview preview={{ ...read.outcome, first: [] }} will={w.will} left={w.left} />}
          </Answered>
          {isFinal ? (
            <Text c="dimmed" inherit>
              {say(w.final)}
            </Text>
          ) : null}
        </Stack>
      )}
    </Dialog>
  )
}
