import type { CompanyLookup } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { type ReactNode, useContext } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldWordings } from '../../../ui/form/field-wordings.ts'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { FunderField } from './funder-field.tsx'
import { proposalsOf } from './proposals-of.ts'
import { VatField } from './vat-field.tsx'

/** What a number tells beside the name, each to confirm or change; a field the form asks anyway is not asked twice. */
export function ProposedFields({ found }: { found: CompanyLookup }) {
  const { say } = useLanguage()
  const vat = useContext(FieldWordings)['vat_number']
  const { vat_number, legal_form, naf, collective_agreement, funder } = proposalsOf(found)
  const inputs: (ReactNode | false)[] = [
    vat_number !== '' && !vat?.is_hidden && !vat?.is_required && <VatField key="vat" />,
    legal_form !== '' && <TextField key="form" name="legal_form" label={w.legalForm} />,
    naf !== '' && <TextField key="naf" name="naf" label={w.naf} help={w.nafHelp} />,
    collective_agreement !== '' && (
      <TextField key="idcc" name="collective_agreement" label={w.collectiveAgreement} help={w.idccHelp} inputMode="numeric" />
    ),
    funder !== '' && <FunderField key="funder" funder={funder} />,
  ].filter(Boolean)
  if (inputs.length === 0) return null
  return (
    <Panel component="fieldset" display="block" pt={4} pb={14} px={14}>
      <legend>{say(w.toConfirm)}</legend>
      <FormRow>{inputs}</FormRow>
    </Panel>
  )
}
