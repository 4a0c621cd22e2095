import { accountContract } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { PlainPasswordField, PlainTextField } from '../../../ui/plain/plain-fields.tsx'
import style from './account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The key by groups of four, as it is typed by hand. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

type Enrolment = { secret: string; uri: string; qr: string }
type EnrolProps = { onDone: () => void; onCancel?: () => void }

/** Turns the second factor on: the password, the code to scan, a first code that proves it, then the recovery codes. Without `onCancel` there is no way out. */
export function EnrolFactor({ onDone, onCancel }: EnrolProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const cancel = onCancel ? { onCancel } : {}
  return enrolment ? <ScanCode enrolment={enrolment} onDone={onDone} {...cancel} /> : <AskPassword onEnrolled={setEnrolment} {...cancel} />
}

function AskPassword({ onEnrolled, onCancel }: { onEnrolled: (enrolment: Enrolment) => void; onCancel?: () => void }) {
  const { tenant, user } = useViewer()
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: accountContract.enrolSecondFactor.body,
    values: { password: '' },
    guards: false,
    save: (body) => call(accountContract.enrolSecondFactor, { params: { client: tenant.name, id: user?.id ?? 0 }, body }),
    onSaved: onEnrolled,
  })
  return (
    <Form form={form} submit={w.factorContinue} fullWidth={!onCancel} secondary={onCancel ? <Cancel onClick={onCancel} /> : null}>
      <p className={style['text']}>{say(w.factorPassword)}</p>
      <PlainPasswordField name="password" label={w.currentPassword} required={false} />
    </Form>
  )
}

function Cancel({ onClick }: { onClick: () => void }) {
  const { say } = useLanguage()
  return (
    <Button variant="subtle" onClick={onClick}>
      {say(w.cancel)}
    </Button>
  )
}

function ScanCode({ enrolment, onDone, onCancel }: EnrolProps & { enrolment: Enrolment }) {
  const { tenant, user } = useViewer()
  const { say } = useLanguage()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const params = { client: tenant.name, id: user?.id ?? 0 }
  const form = useRecordForm({
    schema: accountContract.confirmSecondFactor.body,
    values: { code: '' },
    guards: false,
    save: (body) => call(accountContract.confirmSecondFactor, { params, body }),
    onSaved: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <div className={style['enrolment']}>
      <p className={style['text']}>{say(w.factorScan)}</p>
      <img
        className={style['qr']}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(enrolment.qr)}`}
        alt={say(w.factorScanAlt)}
        width={208}
        height={208}
      />
      <p className={style['text']}>
        {say(w.factorSecret)}
        <code className={style['secret']}>{grouped(enrolment.secret)}</code>
      </p>
      <Form form={form} submit={w.factorConfirm} fullWidth={!onCancel} secondary={onCancel ? <Cancel onClick={onCancel} /> : null}>
        <PlainTextField name="code" label={w.codeOfApp} autoComplete="one-time-code" inputMode="numeric" maxLength={6} required={false} />
      </Form>
    </div>
  )
}
