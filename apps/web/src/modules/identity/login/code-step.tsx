import { accountWords } from '@kxo/domain/identity/account-words'
import { identityErrors } from '@kxo/domain/identity/errors'
import { stepWords } from '@kxo/domain/identity/step-words'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { isRefusal } from '../../../platform/api-error.ts'
import { keepSession } from '../../../platform/session.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PlainCodeField } from '../../../ui/plain/plain-fields.tsx'
import { logIn } from '../api.ts'
import { useDoneOnce } from '../use-done-once.ts'
import { BackToLogin } from './back-to-login.tsx'
import type { AccountDraft } from './create-step.tsx'
import style from './panel.module.css'
import { Notice, Panel } from './panel.tsx'
import { sendValidationCode } from './ways-in.ts'

const codeSchema = z.pick(waysInContract.createAccount.body, { code: true })
/** The server sends one code a minute at most. */
const betweenCodes = 60

/** Seconds left before `start` can be asked again. */
function useWait(): [number, () => void] {
  const [left, setLeft] = useState(betweenCodes)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(betweenCodes)]
}

/** The six digits received by mail: the account is created and its session opens. */
export default function CodeStep({ draft, onBack }: { draft: AccountDraft; onBack: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [left, wait] = useWait()
  const [awaits, setAwaits] = useState(false)
  const once = useDoneOnce(identityErrors.wrongValidationCode.code)
  const form = useRecordForm({
    schema: codeSchema,
    values: { code: '' },
    guards: false,
    save: async ({ code }) =>
      once(
        async () => keepSession(await call(waysInContract.createAccount, { body: { ...draft, code } })),
        () => logIn(tenant.name, draft.mail, draft.password),
      ).catch((error: unknown) => {
        // The account is made; the session opens once somebody has validated it.
        if (!isRefusal(error, identityErrors.awaitingValidation.code)) throw error
        setAwaits(true)
      }),
  })
  const resend = (): void => {
    wait()
    sendValidationCode(draft.mail)
      .then(() => toast.success(stepWords.resendDone))
      .catch(toast.failure)
  }
  if (awaits)
    return (
      <Panel title={accountWords.awaitingTitle}>
        <Notice>
          <p>{say(stepWords.createdAwaiting, { client: tenant.label })}</p>
        </Notice>
        <div className={style['links']}>
          <BackToLogin onBack={onBack} />
        </div>
      </Panel>
    )
  return (
    <Panel title={stepWords.codeTitle} subtitle={say(stepWords.codeHelp, { mail: draft.mail })}>
      <Form form={form} submit={w.continue} fullWidth>
        <PlainCodeField name="code" label={stepWords.code} inputMode="numeric" maxLength={6} />
      </Form>
      <div className={style['links']}>
        <button type="button" className={style['textButton']} disabled={left > 0} onClick={resend}>
          {left > 0 ? say(stepWords.resendSoon, { seconds: left }) : say(stepWords.resend)}
        </button>
        <BackToLogin onBack={onBack} />
      </div>
    </Panel>
  )
}
