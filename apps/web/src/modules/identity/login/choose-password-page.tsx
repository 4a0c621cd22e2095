import { accountWords } from '@kxo/domain/identity/account-words'
import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { samePasswords } from '@kxo/domain/kernel/password-fields'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { isMissing } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import { PlainCheckboxField, PlainPasswordField } from '../../../ui/plain/plain-fields.tsx'
import { isWholeNeeded, logIn } from '../api.ts'
import { useDoneOnce } from '../use-done-once.ts'
import { Panel } from './panel.tsx'
import { choosePassword, passwordLinkQuery } from './ways-in.ts'

const schema = waysInContract.choosePassword.body.check(samePasswords('password', 'confirmation'))

/** A single-use link lets its holder choose a password and opens their session. */
export default function ChoosePasswordPage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const { unique = '' } = useParams({ strict: false }) as { unique?: string }
  const link = useQuery(passwordLinkQuery(unique))
  const once = useDoneOnce(kernelErrors.notFound.code)
  const form = useRecordForm({
    schema,
    values: { password: '', confirmation: '', news: false },
    guards: false,
    save: (body) =>
      once(
        () => choosePassword(unique, body),
        () => logIn(tenant.name, link.data?.mail ?? '', body.password),
      ).catch((error: unknown) => {
        // The password is kept; the second factor is asked at the login.
        if (!isWholeNeeded(error)) throw error
        toast.info(stepWords.passwordUnchanged)
      }),
    onSaved: () => void navigate({ to: login(tenant.name), replace: true }),
  })
  if (!link.data) {
    if (!isMissing(link.error)) return <Answered of={link} lines={4} page />
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
        <PlainPasswordField name="password" label={stepWords.newPassword} kind="new" required={false} />
        <PlainPasswordField name="confirmation" label={stepWords.confirmation} kind="confirmation" required={false} />
        {link.data.is_first ? <PlainCheckboxField name="news" label={say(accountWords.newsConsent, { client: tenant.label })} /> : null}
      </Form>
    </Panel>
  )
}
