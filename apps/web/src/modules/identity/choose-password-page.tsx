import { identityContract } from '@kxo/domain/identity/contract'
import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { samePasswords } from '@kxo/domain/kernel/validation'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useViewer } from '../../app/viewer.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { choosePassword, passwordLinkQuery } from './api.ts'
import { Panel } from './panel.tsx'

const schema = identityContract.choosePassword.body.check(samePasswords('password', 'confirmation'))

/** A single-use link lets its holder choose a password and opens their session (screen P04). */
export default function ChoosePasswordPage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const { unique = '' } = useParams({ strict: false }) as { unique?: string }
  const link = useQuery(passwordLinkQuery(tenant.name, unique))
  const form = useRecordForm({
    schema,
    values: { password: '', confirmation: '' },
    guards: false,
    save: (body) => choosePassword(tenant.name, unique, body),
    onSaved: () => void navigate({ to: login(tenant.name), replace: true }),
  })
  if (link.isPending) return <Loading lines={4} />
  if (link.isError) {
    const dead = (link.error as { status?: number }).status !== undefined
    if (!dead) return <Failed error={link.error} onRetry={() => void link.refetch()} page />
    return (
      <Empty
        page
        sentence={stepWords.passwordLinkDead}
        help={stepWords.passwordLinkDeadHelp}
        act={
          <LinkButton to={login(tenant.name)} search={{ step: 'forgot' }}>
            {say(stepWords.passwordLinkNew)}
          </LinkButton>
        }
      />
    )
  }
  return (
    <Panel
      title={say(stepWords.chooseTitle, { first_name: link.data.first_name })}
      subtitle={say(stepWords.chooseHelp, { mail: link.data.mail })}
    >
      <Form form={form} submit={stepWords.saveAndLogIn} fullWidth>
        <input type="hidden" autoComplete="username" value={link.data.mail} />
        <PasswordField name="password" label={stepWords.newPassword} kind="new" required={false} />
        <PasswordField name="confirmation" label={stepWords.confirmation} kind="confirmation" required={false} />
      </Form>
    </Panel>
  )
}
