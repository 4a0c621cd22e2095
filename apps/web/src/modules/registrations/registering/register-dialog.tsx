import { contactsContract } from '@kxo/domain/contacts/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { isRefusal } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NewContactFields } from '../../contacts/index.ts'
import { NativeWordings } from '../../fields/index.ts'
import { registerPerson, searchPeople } from '../admin-api.ts'

/** Registers a person, known or new; a place lost meanwhile keeps what was typed. */
export function RegisterDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const { say } = useLanguage()
  const [isNew, setNew] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const register = useAction({
    mutationFn: (user: number) => registerPerson(eventId, user, isSilent),
    onSuccess: async (registration) => {
      const status = say(registrationStatus.labelOf(registration.status))
      toast.success(say(w.registeredSomeone, { name: `${registration.first_name} ${registration.last_name}`, status }))
      onClose()
    },
    onError: (error) => {
      if (!isRefusal(error, registrationErrors.eventFull.code)) toast.failure(error)
    },
  })
  const isFull = isRefusal(register.error, registrationErrors.eventFull.code)
  return (
    <Dialog opened onClose={onClose} title={w.registerSomeone} width={800}>
      {isFull ? (
        <Text mb="md" py="sm" px="md" bd="1px solid var(--k-error)" bdrs={8} inherit role="alert">
          <Text component="strong" c="red" inherit>
            {say(w.full)}
          </Text>{' '}
          {say(w.fullSentence)}
        </Text>
      ) : null}
      <Group gap="xs" align="stretch" wrap="nowrap" mb="md" role="group" aria-label={say(w.choosePerson)}>
        <Button size="sm" variant={isNew ? 'default' : 'primary'} aria-pressed={!isNew} onClick={() => setNew(false)}>
          {say(w.someoneKnown)}
        </Button>
        <Button size="sm" variant={isNew ? 'primary' : 'default'} aria-pressed={isNew} onClick={() => setNew(true)}>
          {say(w.someoneNew)}
        </Button>
      </Group>
      {isNew ? (
        <NewPerson onCreated={(id) => register.mutateAsync(id)} />
      ) : (
        <KnownPerson busy={register.isPending} onChosen={(id) => register.mutate(id)} />
      )}
      <Flex component="label" gap="xs" align="center" mt="md">
        <input type="checkbox" checked={isSilent} onChange={(change) => setSilent(change.currentTarget.checked)} />
        {say(w.silent)}
      </Flex>
    </Dialog>
  )
}

function KnownPerson({ busy, onChosen }: { busy: boolean; onChosen: (id: number) => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const found = useQuery({
    queryKey: ['contacts', tenant.name, 'search', q],
    queryFn: ({ signal }) => searchPeople(q, signal),
    enabled: q.length > 1,
  })
  return (
    <>
      <TextInput
        label={say(w.choosePerson)}
        description={say(w.searchPerson)}
        type="search"
        value={typed}
        data-autofocus
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
      <Flex component="ul" direction="column" my="sm">
        {(found.data?.results ?? []).map((person) => (
          <Flex component="li" gap="sm" align="center" justify="space-between" py="xs" className="line-below" key={person.id}>
            <Flex component="span" direction="column" miw={0} className="anywhere">
              <strong>{`${person.first_name} ${person.last_name}`}</strong>
              <Text component="small" c="dimmed" inherit>
                {[person.mail, person.company_name].filter(Boolean).join(' · ')}
              </Text>
            </Flex>
            <Button
              size="sm"
              variant="default"
              disabled={busy}
              aria-label={`${say(w.register)} ${person.first_name} ${person.last_name}`}
              onClick={() => onChosen(person.id)}
            >
              {say(w.register)}
            </Button>
          </Flex>
        ))}
      </Flex>
    </>
  )
}

function NewPerson({ onCreated }: { onCreated: (id: number) => Promise<unknown> }) {
  const [created, setCreated] = useState<number | null>(null)
  const form = useRecordForm({
    schema: contactsContract.create.body,
    values: { first_name: '', last_name: '', mail: '', phone: '' },
    save: async (values) => {
      const id = created ?? (await call(contactsContract.create, { body: values })).id
      setCreated(id)
      await onCreated(id)
    },
  })
  return (
    <NativeWordings of="User">
      <Form form={form} submit={w.register}>
        <NewContactFields />
      </Form>
    </NativeWordings>
  )
}
