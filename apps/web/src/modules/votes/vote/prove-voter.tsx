import { votesContract } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { proveVoter, sendVoteCode } from '../api.ts'

/** Behind a personal link, the code that tells the person from whoever was forwarded it. */
export function ProveVoter({ id, mail }: { id: number; mail: string }) {
  const { say } = useLanguage()
  const [isSent, setSent] = useState(false)
  const sending = useAction({
    mutationFn: () => sendVoteCode(id),
    onSuccess: () => {
      setSent(true)
      toast.success(say(w.codeSent, { mail }))
    },
  })
  const form = useRecordForm({
    schema: votesContract.proveVoter.body,
    values: { code: '' },
    guards: false,
    save: ({ code }) => proveVoter(id, code),
    onSaved: () => toast.success(w.proved),
  })
  return (
    <Panel component="section" p="md" gap="sm" aria-labelledby="prove-voter">
      <Title order={2} size="h4" id="prove-voter">
        {say(w.proveTitle)}
      </Title>
      <Text>{say(isSent ? w.codeSent : w.proveHelp, { mail })}</Text>
      {isSent ? (
        <Form form={form} submit={w.prove}>
          <TextField name="code" label={w.code} autoComplete="one-time-code" inputMode="numeric" maxLength={6} required />
        </Form>
      ) : null}
      <Group>
        <Button variant={isSent ? 'subtle' : 'primary'} loading={sending.isPending} onClick={() => sending.mutate()}>
          {say(isSent ? w.sendAgain : w.sendCode)}
        </Button>
      </Group>
    </Panel>
  )
}
