import { accountContract } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { stepWords } from '@kxo/domain/identity/step-words'
import { Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { reloadSession } from '../api.ts'
import { Card } from './card.tsx'

/** The new address, and the password that requested for it: both go again with the code. */
type Requested = { mail: string; password: string }

/** The address one signs in with: a code sent to the new one proves it. */
export function AddressCard({ id }: { id: number }) {
  const { user } = useViewer()
  const { say } = useLanguage()
  const [requested, setRequested] = useState<Requested | null>(null)
  return (
    <Card title={w.addressTitle}>
      <Text c="dimmed">
        <strong>{user?.mail}</strong>
        <br />
        {requested ? say(stepWords.codeHelp, { mail: requested.mail }) : say(w.addressHelp)}
      </Text>
      {requested === null ? (
        <NewAddress id={id} onRequested={setRequested} />
      ) : (
        <Proof id={id} requested={requested} onDone={() => setRequested(null)} />
      )}
    </Card>
  )
}

const proofSchema = z.required(accountContract.changeMail.body)

function NewAddress({ id, onRequested }: { id: number; onRequested: (requested: Requested) => void }) {
  const form = useRecordForm({
    schema: accountContract.changeMail.body,
    values: { mail: '', password: '' },
    guards: false,
    save: ({ mail, password }) => call(accountContract.changeMail, { params: { id }, body: { mail, password } }),
    onSaved: (_, { mail, password }) => onRequested({ mail, password }),
  })
  return (
    <Form form={form} submit={w.addressSend}>
      <TextField name="mail" label={w.addressNew} type="email" autoComplete="email" required={false} />
      <PasswordField name="password" label={w.currentPassword} required={false} />
    </Form>
  )
}

function Proof({ id, requested, onDone }: { id: number; requested: Requested; onDone: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: proofSchema,
    values: { ...requested, code: '' },
    guards: false,
    save: (body) => call(accountContract.changeMail, { params: { id }, body }),
    onSaved: async () => {
      toast.success(w.addressSaved)
      onDone()
      // The address has changed whatever is read of it next.
      await reloadSession().catch(() => undefined)
    },
  })
  return (
    <Form
      form={form}
      submit={w.addressUse}
      secondary={
        <Button variant="subtle" onClick={onDone}>
          {say(w.cancel)}
        </Button>
      }
    >
      <TextField name="code" label={stepWords.code} autoComplete="one-time-code" inputMode="numeric" maxLength={6} required={false} />
    </Form>
  )
}
