import { documentKind, isSensitive, recordKinds, requestedKinds } from '@kxo/domain/documents/kind'
import type { Language } from '@kxo/domain/kernel/language'
import { papersContract } from '@kxo/domain/papers/contract'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Pill, PillGroup, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useEventChoices } from '../../partners/index.ts'
import { askPaper } from '../api.ts'
import { usePersonChoices } from './use-person-choices.ts'

type Addressed = { asPartner?: boolean; people?: readonly Found[] }
type AskDialogProps = Addressed & { onClose: () => void }

/** Asks people for a paper: each gets a mail, and the request waits in their space. */
export function AskDialog({ asPartner = false, people = [], onClose }: AskDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={w.askTitle} width={600}>
      <AskForm asPartner={asPartner} people={people} onClose={onClose} />
    </Dialog>
  )
}

function AskForm({ asPartner, people, onClose }: Required<Addressed> & { onClose: () => void }) {
  const { say } = useLanguage()
  const kinds = asPartner ? recordKinds : requestedKinds
  const kind = asPartner ? 'insurance' : 'other'
  const form = useRecordForm({
    schema: papersContract.ask.body,
    values: { users: people.map(({ value }) => value), kind, name: nameOf(kind, say), as_partner: asPartner },
    save: askPaper,
    onSaved: ({ changed, left }) => {
      toast.success(say(w.asked, { n: changed }))
      for (const { reason } of left) toast.info(reason)
      onClose()
    },
  })
  return (
    <Form form={form} submit={w.ask}>
      <PeopleField chosen={people} asPartner={asPartner} />
      <KindFields kinds={kinds} />
      <TextareaField name="why" label={w.why} help={w.whyHelp} rows={2} />
      <DateField name="due_on" label={w.dueOn} />
    </Form>
  )
}

type Kind = (typeof requestedKinds)[number]
const nameOf = (kind: Kind, say: Language['say']): string => (kind === 'other' ? '' : say(documentKind.labelOf(kind)))

/** What is asked: its kind gives it a name until another is written. */
function KindFields({ kinds }: { kinds: readonly Kind[] }) {
  const { say } = useLanguage()
  const kind = useWatch({ name: 'kind' }) as Kind
  const { getValues, setValue } = useFormContext()
  const proposed = useRef(nameOf(kind, say))
  useEffect(() => {
    const name = nameOf(kind, say)
    if (getValues('name') === proposed.current && name !== proposed.current)
      setValue('name', name, { shouldDirty: true, shouldValidate: name !== '' })
    proposed.current = name
  }, [kind, say, getValues, setValue])
  const events = useEventChoices()
  return (
    <>
      <SelectField name="kind" label={w.kind} options={optionsOf({ ...documentKind, keys: kinds })} />
      <TextField name="name" label={w.name} />
      <LookupField
        name="event"
        label={w.event}
        required={isSensitive(kind)}
        {...(isSensitive(kind) && { help: w.sensitiveHelp })}
        {...events}
      />
    </>
  )
}

/** The people asked, one after the other. */
function PeopleField({ chosen, asPartner }: { chosen: readonly Found[]; asPartner: boolean }) {
  const { say } = useLanguage()
  const { change, input } = useField({ name: 'users', label: w.askOf, required: true })
  const [people, setPeople] = useState<readonly Found[]>(chosen)
  const choices = usePersonChoices(asPartner)
  const keep = (next: readonly Found[]): void => {
    setPeople(next)
    change(next.map(({ value }) => value))
  }
  return (
    <Stack gap={6}>
      <LookupSelect
        {...input}
        data-field={input.name}
        {...choices}
        value={null}
        shown={undefined}
        onChoose={(found) => found && !people.some(({ value }) => value === found.value) && keep([...people, found])}
      />
      {people.length > 0 ? (
        <PillGroup>
          {people.map((person) => (
            <Pill
              key={person.value}
              withRemoveButton
              removeButtonProps={{ 'aria-label': say(w.removePerson, { name: person.label }) }}
              onRemove={() => keep(people.filter(({ value }) => value !== person.value))}
            >
              {person.label}
            </Pill>
          ))}
        </PillGroup>
      ) : null}
    </Stack>
  )
}
