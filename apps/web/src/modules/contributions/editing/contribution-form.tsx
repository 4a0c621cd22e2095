import { grantedProfiles } from '@kxo/domain/contacts/rules'
import { bandMode, contributionBasis, contributionPeriod } from '@kxo/domain/contributions/kinds'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { profileNames } from '@kxo/domain/identity/profile'
import { labels } from '@kxo/domain/kernel/labels'
import { formatRate } from '@kxo/domain/kernel/money'
import { vatRates, vatReason } from '@kxo/domain/kernel/vat'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { Columns } from '../../../ui/display/columns.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CheckboxField, CheckboxGroupField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { type TextOrSentence, useLanguage } from '../../../ui/i18n/language.tsx'
import { flagLabels, flagsOf } from '../../companies/index.ts'
import { regionChoicesQuery } from '../../regions/index.ts'
import { BandsFields } from './bands-fields.tsx'
import { Simulator } from './simulator.tsx'

type ContributionFormProps = { form: RecordForm; submit: TextOrSentence; usedVersion?: number | null }

/** A contribution, its bands, and what they come to as they are written. */
export function ContributionForm({ form, submit, usedVersion = null }: ContributionFormProps) {
  const { say } = useLanguage()
  return (
    <Columns widths="minmax(0, 1fr) minmax(280px, 340px)" gap="24px 32px">
      <Form form={form} submit={submit}>
        <FormSection title={w.period}>
          <TextField name="name" label={labels.name} maxLength={120} required />
          <PeriodFields form={form} />
        </FormSection>
        <FormSection title={w.price}>
          {usedVersion === null ? null : <Notice>{say(w.tariffUsed, { n: usedVersion })}</Notice>}
          <PriceFields form={form} />
        </FormSection>
        <FormSection title={w.bands}>
          <BandsFields form={form} />
        </FormSection>
        <Audience />
        <FormSection title={w.terms} help={w.termsHelp}>
          <TextareaField name="terms" label={w.terms} maxLength={4000} />
        </FormSection>
      </Form>
      <Stack pos="sticky" top={16} miw={0}>
        <Simulator form={form} />
      </Stack>
    </Columns>
  )
}

function PeriodFields({ form }: { form: RecordForm }) {
  const period = useWatch({ control: form.control, name: 'period' })
  return (
    <>
      <SelectField name="period" label={w.periodKind} options={optionsOf(contributionPeriod)} required />
      {period === 'fixed' ? (
        <>
          <FormRow>
            <DateField name="starts_on" label={w.startsOn} required />
            <DateField name="ends_on" label={w.endsOn} required />
          </FormRow>
          <CheckboxField name="is_prorated" label={w.prorated} help={w.proratedHelp} />
        </>
      ) : null}
    </>
  )
}

function PriceFields({ form }: { form: RecordForm }) {
  const { locale } = useLanguage()
  const rate = useWatch({ control: form.control, name: 'vat' })
  return (
    <>
      <MoneyField name="unit_price" label={w.unitPrice} help={w.unitPriceHelp} />
      <FormRow>
        <SelectField name="vat" label={w.vat} options={vatRates.map((value) => ({ value, label: formatRate(value, locale) }))} required />
        <TextField name="accounting" label={w.accounting} maxLength={30} required />
      </FormRow>
      {rate === 0 ? <SelectField name="vat_reason" label={w.vatReason} options={optionsOf(vatReason)} required /> : null}
      <FormRow>
        <SelectField name="basis" label={w.basis} options={optionsOf(contributionBasis)} required />
        <SelectField name="mode" label={w.mode} options={optionsOf(bandMode)} required />
      </FormRow>
      <NumberField name="maximum" label={w.maximum} help={w.maximumHelp} />
    </>
  )
}

function Audience() {
  const { tenant } = useViewer()
  const regions = useQuery({ ...regionChoicesQuery(), enabled: tenant.params.region_response !== '' }).data ?? []
  return (
    <FormSection title={w.audience} help={w.audienceHelp}>
      <CheckboxGroupField
        name="profiles"
        label={w.profiles}
        options={grantedProfiles.map((value) => ({ value, label: profileNames[value] }))}
      />
      <FormRow>
        <SelectField
          name="company_flag"
          label={w.companyFlag}
          options={flagsOf(tenant.params).map((value) => ({ value, label: flagLabels[value] }))}
        />
        {regions.length > 0 ? (
          <SelectField name="region" label={w.region} options={regions.map(({ id, name }) => ({ value: id, label: name }))} />
        ) : null}
      </FormRow>
    </FormSection>
  )
}
