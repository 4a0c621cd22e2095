import { accountWords as w } from '@kxo/domain/identity/account-words'
import { identityWords } from '@kxo/domain/identity/words'
import { requiredText } from '@kxo/domain/kernel/validation'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PlainCodeField } from '../../../ui/plain/plain-fields.tsx'
import { logIn } from '../api.ts'
import { BackToLogin } from './back-to-login.tsx'
import style from './panel.module.css'
import { Panel } from './panel.tsx'

const schema = z.object({ totp: requiredText(40) })

function FocusCode() {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('totp'), [setFocus])
  return null
}

/** The second step of a login: a code of the app, or a recovery code. */
export default function TotpStep({ mail, password, onBack }: { mail: string; password: string; onBack: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const form = useRecordForm({
    schema,
    values: { totp: '' },
    guards: false,
    save: ({ totp }) => logIn(tenant.name, mail, password, totp),
  })
  return (
    <Panel title={w.stepTitle} subtitle={say(w.stepHelp)}>
      <Form form={form} submit={identityWords.logIn} fullWidth>
        <PlainCodeField name="totp" label={w.stepCode} maxLength={40} />
        <FocusCode />
      </Form>
      <div className={style['links']}>
        <BackToLogin onBack={onBack} />
      </div>
    </Panel>
  )
}
