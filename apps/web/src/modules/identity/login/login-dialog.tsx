import { accountWords } from '@kxo/domain/identity/account-words'
import { identityContract } from '@kxo/domain/identity/contract'
import { stepWords } from '@kxo/domain/identity/step-words'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useState } from 'react'
import { readSession } from '../../../platform/session.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { isWholeNeeded, logIn } from '../api.ts'

/** Log in again over the page: what is typed underneath stays, and the act is replayed. */
export function LoginDialog({ onDone }: { onDone: (back: boolean) => void }) {
  const { say } = useLanguage()
  const [ended] = useState(readSession)
  const [asksCode, setAsksCode] = useState(false)
  const form = useRecordForm({
    schema: identityContract.login.body,
    values: { identifier: ended?.user.mail ?? '', password: '', totp: '' },
    guards: false,
    save: ({ identifier, password, totp }) =>
      logIn(ended?.client ?? '', identifier, password, totp || undefined).catch((error: unknown) => {
        if (isWholeNeeded(error)) setAsksCode(true)
        throw error
      }),
    onSaved: () => onDone(true),
  })
  return (
    <Dialog opened onClose={() => onDone(false)} title={stepWords.sessionEnded} closeOnClickOutside={false}>
      <p>{say(stepWords.sessionEndedHelp)}</p>
      <Form form={form} submit={w.logIn}>
        <TextField name="identifier" label={w.mail} type="email" autoComplete="username" disabled required={false} />
        <PasswordField name="password" label={w.password} required={false} />
        {asksCode ? <TextField name="totp" label={accountWords.stepCode} autoComplete="one-time-code" required={false} /> : null}
      </Form>
    </Dialog>
  )
}
