import { fiscalStarts } from '@kxo/domain/billing/entity-rules'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useCountries } from '../../tenants/index.ts'

/** « 1er avril »: a day of any year. */
const yearDay = (day: string, locale: Locale): string => {
  const text = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2027-${day}T00:00:00Z`),
  )
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text
}

/** Everything an issuer's documents bear. */
export function EntityFields({ iban, fiscalYearStart }: { iban: string | null; fiscalYearStart: string | null }) {
  const { say, locale } = useLanguage()
  const starts = fiscalYearStart && !fiscalStarts.includes(fiscalYearStart) ? [...fiscalStarts, fiscalYearStart] : fiscalStarts
  const countries = useCountries()
  return (
    <>
      <FormSection title={w.identity}>
        <FormRow>
          <TextField name="name" label={w.name} />
          <TextField name="legal_name" label={w.legalName} />
        </FormRow>
        <FormRow>
          <TextField name="siret" label={w.siret} inputMode="numeric" />
          <TextField name="vat_number" label={w.vatNumber} />
        </FormRow>
        <FormRow>
          <TextField name="legal_form" label={w.legalForm} />
          <TextField name="share_capital" label={w.shareCapital} />
        </FormRow>
        <FormRow>
          <TextField name="registry" label={w.registry} />
        </FormRow>
        <FormRow>
          <TextField name="representative" label={w.representative} />
          <TextField name="representative_title" label={w.representativeTitle} />
        </FormRow>
      </FormSection>
      <FormSection title={w.seat}>
        <TextField name="address" label={w.address} />
        <FormRow>
          <TextField name="code_postal" label={w.postalCode} inputMode="numeric" />
          <TextField name="town" label={w.town} />
        </FormRow>
        <SelectField name="country" label={w.country} options={countries} required />
      </FormSection>
      <FormSection title={w.declaration}>
        <FormRow>
          <TextField name="activity_number" label={w.activityNumber} />
          <TextField name="activity_region" label={w.activityRegion} />
        </FormRow>
      </FormSection>
      <FormSection title={w.certificate} help={w.certificateHelp}>
        <FormRow>
          <TextField name="qualiopi_number" label={w.qualiopiNumber} />
          <TextField name="qualiopi_scope" label={w.qualiopiScope} />
        </FormRow>
        <FormRow>
          <DateField name="qualiopi_issued_on" label={w.qualiopiIssued} />
          <DateField name="qualiopi_valid_until" label={w.qualiopiUntil} />
        </FormRow>
      </FormSection>
      <FormSection title={w.bank}>
        <FormRow>
          <TextField name="iban" label={w.iban} autoComplete="off" {...(iban ? { help: say(w.ibanHint, { iban }) } : {})} />
          <TextField name="bic" label={w.bic} autoComplete="off" />
        </FormRow>
      </FormSection>
      <FormSection title={w.vat}>
        <SelectField
          name="vat_due"
          label={w.vatDue}
          required
          options={[
            { value: 'payment', label: w.onPayment },
            { value: 'invoice', label: w.onInvoice },
          ]}
        />
        <CheckboxField name="is_vat_franchise" label={w.franchise} />
        <SelectField
          name="fiscal_year_start"
          label={w.fiscalYear}
          help={w.fiscalYearHelp}
          required
          options={starts.map((value) => ({ value, label: yearDay(value, locale) }))}
        />
      </FormSection>
      <FormSection title={w.numbering} help={w.prefixHelp}>
        <FormRow>
          <TextField name="bill_prefix" label={w.billPrefix} maxLength={8} />
          <TextField name="credit_prefix" label={w.creditPrefix} maxLength={8} />
        </FormRow>
      </FormSection>
      <FormSection title={w.printed}>
        <TextareaField name="mediator" label={w.mediator} rows={2} maxLength={500} />
        <TextareaField name="bill_footer" label={w.billFooter} rows={2} maxLength={1000} />
        <TextField name="electronic_address" label={w.electronicAddress} help={w.electronicHelp} />
      </FormSection>
    </>
  )
}
