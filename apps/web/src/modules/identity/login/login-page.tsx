import { anyLogin, defaultLoginClient, home, type LoginStep, login, loginSteps, nextParameter } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { rememberTarget } from '../../../platform/remembered-target.ts'
import { useSession } from '../../../platform/session.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import type { AccountDraft } from './create-step.tsx'
import { LoginStepForm } from './login-step.tsx'
import { OtherSession } from './other-session.tsx'
import { Panel } from './panel.tsx'
import { PostLoginRedirect } from './post-login-redirect.tsx'
import { YourSpace } from './your-space.tsx'

const CodeStep = lazy(() => import('./code-step.tsx'))
const CreateStep = lazy(() => import('./create-step.tsx'))
const TotpStep = lazy(() => import('./totp-step.tsx'))
const ForgotStep = lazy(() => import('./forgot-step.tsx'))

const isStep = (step: string | undefined): step is LoginStep => (loginSteps as readonly (string | undefined)[]).includes(step)

/** Login of a tenant and its steps, each with its address (P02). */
export default function LoginPage() {
  const { tenant } = useViewer()
  const { client } = useParams({ strict: false }) as { client?: string }
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useAddress()
  const session = useSession()
  const [mail, setMail] = useState('')
  const [password, setPassword] = useState<string | null>(null)
  const [draft, setDraft] = useState<AccountDraft | null>(null)
  const signsUp = tenant.params.self_signup !== 'no'

  const settled = client === undefined ? null : client.toLowerCase()
  useEffect(() => {
    const next = search[nextParameter]
    if (next) rememberTarget(next, settled)
    const bare = pathname === home() || pathname === anyLogin()
    if (bare || settled !== client)
      void navigate({
        to: login(settled ?? defaultLoginClient),
        search: searchOf((was) => ({ ...was, next: undefined })),
        replace: true,
      })
  }, [client, settled, pathname, navigate, search])

  // The space this login is of: what surrounds it may already be that of the page it is left for.
  if (session && session.client === (settled ?? tenant.name)) return <PostLoginRedirect />
  if (session) return <OtherSession client={session.client} />
  const step = isStep(search['step']) ? search['step'] : null
  if (step === 'totp' && password !== null)
    return (
      <Suspense>
        <TotpStep mail={mail} password={password} onBack={() => setPassword(null)} />
      </Suspense>
    )
  if (step === 'forgot' || (step !== null && step !== 'totp' && signsUp))
    return (
      <Suspense>
        {step === 'forgot' ? (
          <ForgotStep mail={mail} />
        ) : step === 'code' && draft ? (
          <CodeStep draft={draft} onBack={() => setDraft(null)} />
        ) : (
          <CreateStep draft={draft} mail={mail} onReady={setDraft} />
        )}
      </Suspense>
    )
  return (
    <Panel title={w.loginTitle} subtitle={tenant.label} foot={tenant.name === defaultLoginClient ? <YourSpace /> : null}>
      <LoginStepForm
        mail={mail}
        onMail={setMail}
        signsUp={signsUp}
        onCodeNeeded={(typed) => {
          setPassword(typed)
          void navigate({ to: login(tenant.name), search: searchOf({ step: 'totp' }) })
        }}
      />
    </Panel>
  )
}
