import type { BulkTaskAct } from '@kxo/domain/tasks/bulk-contract'
import { bulkTasksWords as w } from '@kxo/domain/tasks/bulk-words'
import { tasksWords } from '@kxo/domain/tasks/words'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkAct } from '../../../ui/overlay/use-bulk-act.ts'
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
  const { done, reset, bulk } = useBulkAct({
    queryKey: [...tasksKey, 'many', request, selection],
    ids: (signal) => (selection.all ? idsOfTasks(selection.query, which, signal) : selection.ids.map(Number)),
    ask: async (ids) => ({ ...(await actOnTasks(ids, { ...request, is_preview: true })), first: [] }),
    act: (ids) => actOnTasks(ids, request),
    isReady,
  })
  const words = JSON.stringify(request)
  // Once asked for it may be done: what it would change says nothing more, until something else is asked.
  useEffect(() => reset(), [words, reset])
  return (
    <BulkDialog
      title={say(titles[act], { n: countOf(selection) })}
      {...bulk}
      will={w.will}
      left={w.left}
      isReady={isReady}
      apply={w.apply}
      isDanger={act === 'cancelled'}
      report={done && { said: say(w.changed, { n: done.changed }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
      note={
        act === 'done' || act === 'cancelled' ? (
          <Text c="dimmed" inherit>
            {say(w.final)}
          </Text>
        ) : null
      }
    >
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
    </BulkDialog>
  )
}
