import { meansWords, payWords } from '@kxo/domain/tenants/settings/means-words'
import { mayChangeParam, type ParamName } from '@kxo/domain/tenants/settings/param-places'
import { paramWords, regionModes, signupModes } from '@kxo/domain/tenants/settings/param-words'
import { paymentMeans, trustedMeans } from '@kxo/domain/tenants/settings/params'
import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { CheckboxField, CheckboxGroupField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LinesField, TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormSection } from '../../../ui/form/form.tsx'
import type { TextOrSentence } from '../../../ui/i18n/language.tsx'
import { CancelScaleField } from '../cancel-scale-field.tsx'

const numbers: readonly ParamName[] = [
  'hold_minutes',
  'bill_term_days',
  'first_downpayment_rate',
  'first_downpayment_delay',
  'session_days',
  'keep_mails_months',
  'keep_notifications_months',
  'keep_connections_months',
  'keep_evidence_years',
  'waiting_offer_hours',
  'sign_open_minutes',
  'sign_close_hours',
  'document_deadline_hours',
  'proxy_max',
  'yearly_hours_goal',
]
const zones = (): { value: string; label: string }[] => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))
const optionsFrom = <K extends string>(words: Readonly<Record<K, TextOrSentence>>) =>
  (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }))

/** One parameter, drawn as what it is; locked for whoever may not change it. */
function Param({ name }: { name: ParamName }): ReactNode {
  const { actor } = useViewer()
  const props = { name, ...paramWords[name], required: false, disabled: !mayChangeParam(actor, name) }
  if (numbers.includes(name)) return <NumberField {...props} />
  if (name === 'embed_origins' || name === 'signup_domains') return <LinesField {...props} />
  if (name === 'cancel_scale') return <CancelScaleField {...props} />
  if (name === 'chatbot_url') return <TextField {...props} type="url" />
  if (name === 'trusted_means')
    return <CheckboxGroupField {...props} options={trustedMeans.map((value) => ({ value, label: meansWords[value] }))} />
  if (name === 'payment_means')
    return <CheckboxGroupField {...props} required options={paymentMeans.map((value) => ({ value, label: payWords[value] }))} />
  if (name === 'mail_sender_name' || name === 'mail_reply_to') return <TextField {...props} maxLength={254} />
  if (name === 'mail_footer') return <TextareaField {...props} rows={4} maxLength={1000} />
  if (name === 'region_response') return <SelectField {...props} options={optionsFrom(regionModes)} />
  if (name === 'self_signup') return <SelectField {...props} required options={optionsFrom(signupModes)} />
  if (name === 'time_zone') return <SelectField {...props} required options={zones()} />
  if (name === 'vat_training_exempt_from') return <DateField {...props} />
  return <CheckboxField {...props} />
}

/** Parameters under their headings. */
export const ParamSections = ({
  sections,
}: {
  sections: readonly { title: TextOrSentence; help?: TextOrSentence | undefined; names: readonly ParamName[] }[]
}) =>
  sections.map(({ title, help, names }, at) => (
    <FormSection key={at} title={title} {...(help ? { help } : {})}>
      <SimpleGrid minColWidth="min(300px, 100%)" autoFlow="auto-fit" spacing="lg" verticalSpacing="md" style={{ alignItems: 'start' }}>
        {names.map((name) => (
          <Param key={name} name={name} />
        ))}
      </SimpleGrid>
    </FormSection>
  ))
