import { identityContract } from '@kxo/domain/identity/contract'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useState } from 'react'
import { readSession } from '../../app/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { logIn } from './api.ts'

/** Log in again over the page: what is typed underneath stays, and the act is replayed. */
export function LoginDialog({ onDone }: { onDone: (back: boolean) => void }) {
  const { say } = useLanguage()
  const [ended] = useState(readSession)
  const form = useRecordForm({
    schema: identityContract.login.body,
    values: { identifier: ended?.user.mail ?? '', password: '' },
    guards: false,
    save: ({ identifier, password }) => logIn(ended?.client ?? '', identifier, password),
    onSaved: () => onDone(true),
  })
  return (
    <Dialog opened onClose={() => onDone(false)} title={w.sessionEnded} closeOnClickOutside={false}>
      <p>{say(w.sessionEndedHelp)}</p>
      <Form form={form} submit={w.logIn}>
        <TextField name="identifier" label={w.mail} type="email" autoComplete="username" disabled required={false} />
        <PasswordField name="password" label={w.password} required={false} />
      </Form>
    </Dialog>
  )
}
