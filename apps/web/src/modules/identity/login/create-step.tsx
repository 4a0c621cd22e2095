import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LegalLink } from '../../../platform/legal-link.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { PlainCheckboxField, PlainPasswordField, PlainTextField } from '../../../ui/plain/plain-fields.tsx'
import { BackToLogin } from './back-to-login.tsx'
import style from './panel.module.css'
import { Panel } from './panel.tsx'
import { sendValidationCode } from './ways-in.ts'

const draftSchema = z.omit(waysInContract.createAccount.body, { code: true })
const formSchema = draftSchema.check(z.refine(({ terms }) => terms, { path: ['terms'], error: 'required' }))
/** An account not yet proven by its code; kept in memory only. */
export type AccountDraft = z.output<typeof draftSchema>

type CreateStepProps = { draft: AccountDraft | null; mail: string; onReady: (draft: AccountDraft) => void }

/** Who one is; a code then proves the address. */
export default function CreateStep({ draft, mail, onReady }: CreateStepProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const form = useRecordForm({
    schema: formSchema,
    values: draft ?? { first_name: '', last_name: '', mail, phone: '', company: '', password: '', terms: false },
    guards: false,
    save: (values) => sendValidationCode(values.mail),
    onSaved: (_, values) => {
      onReady(values)
      void navigate({ to: login(tenant.name), search: searchOf({ step: 'code' }) })
    },
  })
  return (
    <Panel title={stepWords.createTitle} subtitle={tenant.label}>
      <Form form={form} submit={stepWords.create} fullWidth>
        <FormRow>
          <PlainTextField name="first_name" label={stepWords.firstName} autoComplete="given-name" />
          <PlainTextField name="last_name" label={stepWords.lastName} autoComplete="family-name" />
        </FormRow>
        <PlainTextField name="mail" label={w.mail} type="email" autoComplete="email" />
        <PlainTextField type="tel" inputMode="tel" name="phone" label={stepWords.phone} />
        <PlainTextField
          name="company"
          label={stepWords.company}
          help={say(stepWords.companyHelp, { client: tenant.label })}
          autoComplete="organization"
        />
        <PlainPasswordField name="password" label={w.password} kind="new" />
        <div>
          <PlainCheckboxField name="terms" label={say(stepWords.acceptTerms, { client: tenant.label })} required />
          <LegalLink className={style['textButton']} label={stepWords.readTerms} />
        </div>
      </Form>
      <div className={style['links']}>
        <BackToLogin />
      </div>
    </Panel>
  )
}
