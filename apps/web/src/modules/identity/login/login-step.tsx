import { identityContract } from '@kxo/domain/identity/contract'
import { login } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { issuesOf, sayIssue } from '@kxo/domain/kernel/validation'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isOffline } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { PlainInput } from '../../../ui/plain/plain-input.tsx'
import { PlainPasswordInput } from '../../../ui/plain/plain-password-input.tsx'
import { isPendingAccount, isWholeNeeded, logIn } from '../api.ts'
import { loginDependencies } from '../dependencies.ts'
import style from './panel.module.css'

type LoginStepProps = { mail: string; onMail: (mail: string) => void; signsUp: boolean; onCodeNeeded: (password: string) => void }

/** Mail and password, without the form library: this is the first thing a visitor downloads. A refusal keeps the mail. */
export function LoginStepForm({ mail, onMail, signsUp, onCodeNeeded }: LoginStepProps) {
  const { tenant } = useViewer()
  const language = useLanguage()
  const text = useText()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const alert = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [asksHelp, setAsksHelp] = useState(false)
  const { catalogue, Contact } = loginDependencies() ?? {}

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setRefusal(null)
    const checked = z.safeEncode(identityContract.login.body, { identifier: mail, password })
    const wrong = checked.success
      ? {}
      : Object.fromEntries(issuesOf(checked.error).map((issue) => [issue.field, sayIssue(language, issue)]))
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    try {
      await logIn(tenant.name, mail, password)
    } catch (error) {
      if (isWholeNeeded(error)) return onCodeNeeded(password)
      setRefusal(error)
      // Whoever is not let in by the right password is told whom to ask.
      if (isPendingAccount(error)) setAsksHelp(true)
      toast.failure(error)
      setBusy(false)
      requestAnimationFrame(() => alert.current?.focus())
    }
  }

  return (
    <>
      <form ref={form} className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
        {refusal ? (
          <p ref={alert} className={style['refusal']} role="alert" tabIndex={-1}>
            {text(isOffline(refusal) ? w.offline : failureOf(refusal).sentence)}
          </p>
        ) : null}
        <PlainInput
          name="identifier"
          label={language.say(w.mail)}
          type="email"
          autoComplete="username"
          value={mail}
          error={errors['identifier']}
          onChange={(event) => onMail(event.currentTarget.value)}
        />
        <PlainPasswordInput
          name="password"
          label={language.say(w.password)}
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={busy}>
          {language.say(w.logIn)}
        </Button>
      </form>
      <div className={style['links']}>
        <Link to={login(tenant.name)} search={{ step: 'forgot' }}>
          {language.say(w.forgot)}
        </Link>
        {signsUp ? (
          <Link to={login(tenant.name)} search={{ step: 'create' }}>
            {language.say(w.createLink)}
          </Link>
        ) : null}
        {catalogue && tenant.features.includes('catalog') ? (
          <Link to={catalogue(tenant.name)} reloadDocument>
            {language.say(w.seeCatalogue)}
          </Link>
        ) : null}
        {Contact && !asksHelp ? (
          <button type="button" className={style['textButton']} onClick={() => setAsksHelp(true)}>
            {language.say(w.needHelp)}
          </button>
        ) : null}
      </div>
      {Contact && asksHelp ? (
        <Suspense>
          <Contact />
        </Suspense>
      ) : null}
    </>
  )
}
