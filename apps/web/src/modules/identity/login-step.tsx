import { identityContract } from '@kxo/domain/identity/contract'
import { login } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useViewer } from '../../app/viewer.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Link } from '../../ui/link.tsx'
import { logIn } from './api.ts'
import style from './panel.module.css'

type LoginStepProps = { mail: string; onMail: (mail: string) => void; signsUp: boolean }

/** Mail and password; a refusal keeps the mail. */
export function LoginStepForm({ mail, onMail, signsUp }: LoginStepProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: identityContract.login.body,
    values: { identifier: mail, password: '' },
    guards: false,
    save: async ({ identifier, password }) => {
      onMail(identifier)
      return logIn(tenant.name, identifier, password)
    },
  })
  return (
    <>
      <Form form={form} submit={w.logIn} fullWidth>
        <TextField name="identifier" label={w.mail} type="email" autoComplete="username" required={false} />
        <PasswordField name="password" label={w.password} required={false} />
      </Form>
      <div className={style['links']}>
        <Link to={login(tenant.name)} search={{ step: 'forgot' }}>
          {say(w.forgot)}
        </Link>
        {signsUp ? (
          <Link to={login(tenant.name)} search={{ step: 'create' }}>
            {say(w.createLink)}
          </Link>
        ) : null}
      </div>
    </>
  )
}
