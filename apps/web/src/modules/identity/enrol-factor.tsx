import { accountContract } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { shouldShowError } from '../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The key by groups of four, as it is typed by hand. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Turns the second factor on: the code to scan, a first code that proves it, then the recovery codes. Without `onCancel` there is no way out. */
export function EnrolFactor({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const { tenant, user } = useViewer()
  const { say } = useLanguage()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const params = { client: tenant.name, id: user?.id ?? 0 }
  const enrolment = useQuery({
    queryKey: ['enrolment', params.client, params.id],
    queryFn: () => call(accountContract.enrolSecondFactor, { params }),
    // Each call makes a new secret: the one on screen must be the one that was scanned.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const form = useRecordForm({
    schema: accountContract.confirmSecondFactor.body,
    values: { code: '' },
    guards: false,
    save: (body) => call(accountContract.confirmSecondFactor, { params, body }),
    onSaved: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (shouldShowError(enrolment)) return <Failed error={enrolment.error} onRetry={() => void enrolment.refetch()} />
  if (!enrolment.data) return <Loading lines={4} height={320} />
  return (
    <div className={style['enrolment']}>
      <p className={style['text']}>{say(w.factorScan)}</p>
      <img
        className={style['qr']}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(enrolment.data.qr)}`}
        alt={say(w.factorScanAlt)}
        width={208}
        height={208}
      />
      <p className={style['text']}>
        {say(w.factorSecret)}
        <code className={style['secret']}>{grouped(enrolment.data.secret)}</code>
      </p>
      <Form
        form={form}
        submit={w.factorConfirm}
        fullWidth={!onCancel}
        secondary={
          onCancel ? (
            <Button variant="subtle" onClick={onCancel}>
              {say(w.cancel)}
            </Button>
          ) : null
        }
      >
        <TextField name="code" label={w.codeOfApp} autoComplete="one-time-code" inputMode="numeric" maxLength={6} required={false} />
      </Form>
    </div>
  )
}
