import { consumersContract } from '@kxo/domain/consumers/contract'
import { endingLinks } from '@kxo/domain/consumers/ending-legal'
import type { ContractEnding } from '@kxo/domain/consumers/kind'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ReactNode, useState } from 'react'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { PlainTextareaField, PlainTextField } from '../../ui/plain/plain-fields.tsx'
import style from './consumers.module.css'
import { type Declared, EndingRecap } from './ending-recap.tsx'
import { Received } from './received.tsx'

type EndingProps = { kind: ContractEnding; help: Sentence; recap: Sentence; children?: ReactNode }

/** A declaration, read again before it is confirmed, then its receipt. */
export function Ending({ kind, help, recap, children }: EndingProps) {
  const { say } = useLanguage()
  const [checked, setChecked] = useState<Declared | null>(null)
  const [receivedAt, setReceivedAt] = useState<Date | null>(null)
  const form = useRecordForm({
    schema: consumersContract.declareEnding.body,
    values: { kind, name: '', contract: '', mail: '', reason: '' },
    // Nothing leaves before it is read again.
    save: (values) => Promise.resolve(values),
    onSaved: setChecked,
  })
  return (
    <section className={style['page']}>
      <PageTitle subtitle={checked ? null : say(help)}>{endingLinks[kind]}</PageTitle>
      {receivedAt && checked ? (
        <Received at={receivedAt} mail={checked.mail} />
      ) : checked ? (
        <EndingRecap declared={checked} said={recap} onChange={() => setChecked(null)} onReceived={setReceivedAt} />
      ) : (
        <>
          {children}
          <Form form={form} submit={w.goOn}>
            <PlainTextField name="name" label={w.name} autoComplete="name" maxLength={200} />
            <PlainTextField name="contract" label={w.contract} help={w.contractHelp} maxLength={100} />
            <PlainTextField name="mail" label={w.mail} help={w.mailHelp} type="email" autoComplete="email" />
            <PlainTextareaField name="reason" label={w.reason} rows={3} maxLength={2000} />
          </Form>
        </>
      )}
    </section>
  )
}
