import { stepWords } from '@kxo/domain/identity/step-words'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useState } from 'react'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PlainTextField } from '../../../ui/plain/plain-fields.tsx'
import { BackToLogin } from './back-to-login.tsx'
import style from './panel.module.css'
import { Notice, Panel } from './panel.tsx'
import { requestPasswordReset } from './ways-in.ts'

/** Asks for a password link; the answer never tells whether the account exists. */
export default function ForgotStep({ mail }: { mail: string }) {
  const { say } = useLanguage()
  const [sent, setSent] = useState(false)
  const form = useRecordForm({
    schema: waysInContract.requestPasswordReset.body,
    values: { mail },
    guards: false,
    save: ({ mail: address }) => requestPasswordReset(address),
    onSaved: () => setSent(true),
  })
  return (
    <Panel title={stepWords.forgotTitle} subtitle={sent ? null : say(stepWords.forgotHelp)}>
      {sent ? (
        <Notice>
          <p>{say(stepWords.forgotDone)}</p>
          <p>{say(stepWords.forgotSpam)}</p>
        </Notice>
      ) : (
        <Form form={form} submit={stepWords.sendLink} fullWidth>
          <PlainTextField name="mail" label={w.mail} type="email" autoComplete="username" required={false} />
        </Form>
      )}
      <div className={style['links']}>
        <BackToLogin />
      </div>
    </Panel>
  )
}
