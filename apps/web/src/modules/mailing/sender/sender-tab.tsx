import { senderContract as contract } from '@kxo/domain/mailing/sender/sender-contract'
import { senderWords as w } from '@kxo/domain/mailing/sender/sender-words'
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery, queryKeyOf } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { DnsRecords } from './dns-records.tsx'

/** The address mails leave from, and what its domain must say in the DNS. */
export function SenderTab() {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...apiQuery(contract.senderDomain, {}),
    // The DNS is asked by a job: its answer comes a moment later.
    refetchInterval: ({ state }) => (state.data?.own && !state.data.own.checked_at ? 2000 : false),
  })
  const act = useAction({
    mutationFn: (work: () => Promise<unknown>) => work(),
    scope: { id: 'sender-domain' },
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const { own, usual } = data
  const check = () =>
    act.mutate(async () => {
      await call(contract.checkSender, {})
      toast.success(say(w.checking))
      setTimeout(() => void queries.invalidateQueries({ queryKey: queryKeyOf(contract.senderDomain, {}) }), 4000)
    })
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: w.remove, message: say(w.removeHelp), act: w.remove, tone: 'danger' }))) return
    act.mutate(async () => {
      await call(contract.removeSender, {})
      toast.success(say(w.removed))
    })
  }
  return (
    <Stack maw={980}>
      <Text>{say(w.help, { address: own?.is_active ? own.address : usual })}</Text>
      <AddressForm key={own?.address ?? ''} address={own?.address ?? ''} />
      {own ? (
        <>
          <Alert color={own.is_active ? 'green' : 'yellow'} variant="light">
            {say(own.is_active ? w.active : w.waiting, { address: own.address })}
          </Alert>
          <DnsRecords records={own.records} />
          <Group>
            <Button variant="default" loading={act.isPending} onClick={check}>
              {say(w.check)}
            </Button>
            <Button variant="subtle" color="red" onClick={() => void remove()}>
              {say(w.remove)}
            </Button>
            {own.checked_at ? (
              <Text size="sm" c="dimmed">
                {say(w.checkedAt, { at: own.checked_at })}
              </Text>
            ) : null}
          </Group>
        </>
      ) : null}
    </Stack>
  )
}

function AddressForm({ address }: { address: string }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState(address)
  const save = useAction({
    mutationFn: () => call(contract.setSender, { body: { address: typed } }),
    onSuccess: () => toast.success(say(w.saved)),
    showsFailure: true,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Group align="flex-start">
        <TextInput
          type="email"
          miw={320}
          label={say(w.address)}
          description={say(w.addressHelp)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          value={typed}
          error={save.error?.message}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" mt={25} loading={save.isPending} disabled={typed.trim() === '' || typed === address}>
          {say(w.save)}
        </Button>
      </Group>
    </form>
  )
}
