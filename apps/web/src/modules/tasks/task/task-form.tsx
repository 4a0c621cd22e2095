import { adminCompany } from '@kxo/domain/companies/paths'
import { adminContact } from '@kxo/domain/contacts/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { type Task, TaskFields } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { earliestDueDate, lastDueDay, nextMonday, tomorrow } from '@kxo/domain/tasks/rules'
import { taskStatus } from '@kxo/domain/tasks/status'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { Flex, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { RichTextField } from '../../../ui/fields/rich-text-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { askToLeave } from '../../../ui/form/leave-guard.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { findCompanies, findContacts, findEvents, responsiblesQuery, saveTask } from '../api.ts'
import { Lateness } from './due.tsx'
import type { TaskSubject } from './task-subject.ts'
import { useCloseTask } from './use-close-task.ts'
import { useRemoveNote } from './use-remove-note.ts'

type TaskFormProps = {
  task: Task | null
  about?: TaskSubject
  /** The task a new one begins as. */
  copied?: Task
  onDone: () => void
  onCopy: (task: Task) => void
}

/** The fields of a task. Who may not edit reads them: nothing to save, no act. */
export default function TaskForm({ task, about, copied, onDone, onCopy }: TaskFormProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const close = useCloseTask()
  const remove = useRemoveNote()
  const edits = task ? may.edit(actor, task) : may.create(actor)
  const known = task ?? copied
  const form = useRecordForm({
    schema: TaskFields,
    values: {
      label: known?.label ?? about?.label ?? '',
      user_id: known?.user_id ?? (about?.field === 'user_id' ? about.id : null),
      company_id: known?.company_id ?? (about?.field === 'company_id' ? about.id : null),
      event_id: known?.event_id ?? (about?.field === 'event_id' ? about.id : null),
      todo_user_id: known?.todo_user_id ?? actor.user_id ?? undefined,
      todo_date: task?.todo_date ?? null,
      detail: known?.detail ?? about?.detail ?? null,
      version: task?.version,
    },
    guards: edits,
    save: (fields) => saveTask(task?.id ?? null, fields),
    onSaved: () => {
      toast.success(task ? w.modified : w.added)
      onDone()
    },
  })
  const shut = async (status: 'done' | 'cancelled'): Promise<void> => {
    if (task && (await mayLoseWhatIsTyped(form)) && (await close(task, status))) onDone()
  }
  const isOpen = task?.status === 'todo'
  const named = (field: TaskSubject['field'], chosen: ReturnType<typeof chosenOf>) =>
    about?.field === field ? { value: about.id, label: about.name } : chosen
  return (
    <Form
      form={form}
      {...(edits && { submit: w.save })}
      secondary={
        <>
          {isOpen ? (
            <>
              <Button variant="default" onClick={() => void shut('done')}>
                {say(w.markDone)}
              </Button>
              <Button variant="subtle" onClick={() => void shut('cancelled')}>
                {say(w.cancelTask)}
              </Button>
            </>
          ) : null}
          {task && !isOpen ? (
            <Button variant="default" onClick={() => onCopy(task)}>
              {say(w.copy)}
            </Button>
          ) : null}
          {task && may.removeNote(actor, task) ? (
            <Button variant="subtle" onClick={() => void remove(task).then((isGone) => isGone && onDone())}>
              {say(w.removeNote)}
            </Button>
          ) : null}
        </>
      }
    >
      {task ? <State task={task} /> : null}
      <TextField name="label" label={w.label} maxLength={255} disabled={!edits} {...(edits && { help: w.labelHelp })} />
      <FormRow>
        <Subject address={task?.user_id && actor.is_admin ? adminContact(task.user_id) : null} name={task?.user_name}>
          <LookupField
            name="user_id"
            label={w.contact}
            queryKey={['task-contacts']}
            find={findContacts}
            chosen={named('user_id', chosenOf(known?.user_id, known?.user_name))}
            placeholder={w.noContact}
            disabled={!edits}
          />
        </Subject>
        <Subject address={task?.event_id && actor.is_admin ? adminEvent(task.event_id) : null} name={task?.event_title}>
          <LookupField
            name="event_id"
            label={w.event}
            queryKey={['task-events']}
            find={findEvents}
            chosen={named('event_id', chosenOf(known?.event_id, known?.event_title))}
            placeholder={w.noEvent}
            disabled={!edits}
          />
        </Subject>
      </FormRow>
      <Subject address={task?.company_id && actor.is_admin ? adminCompany(task.company_id) : null} name={task?.company_name}>
        <LookupField
          name="company_id"
          label={w.company}
          queryKey={['task-companies']}
          find={findCompanies}
          chosen={named('company_id', chosenOf(known?.company_id, known?.company_name))}
          placeholder={w.noCompany}
          disabled={!edits}
        />
      </Subject>
      <FormRow>
        <Responsible task={known ?? null} edits={edits} />
        <DueDate form={form} edits={edits} />
      </FormRow>
      {edits ? (
        <RichTextField name="detail" label={w.detail} />
      ) : (
        <div>
          <Text mb={6} fz="sm" fw={550}>
            {say(w.detail)}
          </Text>
          {task?.detail ? (
            <RichText document={task.detail} />
          ) : (
            <Text c="dimmed" inherit>
              {say(w.noDetail)}
            </Text>
          )}
        </div>
      )}
    </Form>
  )
}

/** Closing a task saves nothing of what is being typed: whoever typed is asked. */
const mayLoseWhatIsTyped = async ({ formState }: RecordForm): Promise<boolean> => !formState.isDirty || askToLeave()

const chosenOf = (id: number | null | undefined, name: string | null | undefined) => (id ? { value: id, label: name ?? '' } : null)

/** A field, and the record it names one click away. */
function Subject({ address, name, children }: { address: string | null; name: string | null | undefined; children: React.ReactNode }) {
  return (
    <div>
      {children}
      {address && name ? (
        <Text mt={4} fz="sm">
          <Link to={address}>{name}</Link>
        </Text>
      ) : null}
    </div>
  )
}

function State({ task }: { task: Task }) {
  const { say } = useLanguage()
  const { status, closed_at, closed_by_name } = task
  return (
    <Flex component="p" gap="sm" align="center" wrap="wrap">
      {closed_at && closed_by_name ? (
        say(w.closedBy, { status: taskStatus.labelOf(status), name: closed_by_name, at: closed_at })
      ) : (
        <StatusBadge of={taskStatus} is={status} />
      )}
      <Lateness task={task} />
    </Flex>
  )
}

function Responsible({ task, edits }: { task: Task | null; edits: boolean }) {
  const { user } = useViewer()
  const { data = [] } = useQuery({ ...responsiblesQuery(), enabled: edits })
  const own = task
    ? { id: task.todo_user_id, full_name: task.todo_user_name }
    : user && { id: user.id, full_name: `${user.first_name} ${user.last_name}` }
  const people = own && !data.some(({ id }) => id === own.id) ? [own, ...data] : data
  return (
    <SelectField
      name="todo_user_id"
      label={w.responsible}
      required
      options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
      disabled={!edits}
    />
  )
}

function DueDate({ form, edits }: { form: RecordForm; edits: boolean }) {
  const { say, zone } = useLanguage()
  const propose = (date: Date): void => form.setValue('todo_date', date, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const min = dayInZone(earliestDueDate(useNow()), zone)
  return (
    <div>
      <DateTimeField
        name="todo_date"
        label={w.dueDate}
        disabled={!edits}
        min={min}
        max={lastDueDay}
        {...(edits && { help: w.dueDateHelp })}
      />
      {edits ? (
        <Group gap={4} align="stretch" mt={4}>
          <Button size="sm" variant="subtle" onClick={() => propose(tomorrow(new Date(), zone))}>
            {say(w.inOneDay)}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => propose(nextMonday(new Date(), zone))}>
            {say(w.onMonday)}
          </Button>
        </Group>
      ) : null}
    </div>
  )
}
