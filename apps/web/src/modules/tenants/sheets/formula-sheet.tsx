import { login } from '@kxo/domain/identity/paths'
import type { Output } from '@kxo/domain/kernel/contract'
import { formatDate } from '@kxo/domain/kernel/dates'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { kindLabels } from '@kxo/domain/tenants/kind'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import { paymentPeriods } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { FactPanel } from '../../../ui/display/fact-panel.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { AskVendor } from '../tenants/ask-vendor-dialog.tsx'
import { SheetFrame } from './sheet-frame.tsx'

type Formula = Output<typeof contract.formula>

export default function FormulaSheet({ where }: { where: Where }) {
  return (
    <SheetFrame tab="formula" of={sheetQuery(where, 'formula')}>
      {(data, locked) => (
        <>
          <p>
            <Badge tone={data.is_up_to_date ? 'success' : 'warning'}>{data.is_up_to_date ? w.upToDate : w.overdue}</Badge>
          </p>
          {locked ? <Facts formula={data} /> : <FormulaForm where={where} data={data} />}
          {'client' in where ? (
            <Group gap={10} align="stretch">
              <AskVendor client={where.client} about="formula" />
              <AskVendor client={where.client} about="termination" />
            </Group>
          ) : null}
          <Terms client={data.name} />
        </>
      )}
    </SheetFrame>
  )
}

function Facts({ formula }: { formula: Formula }) {
  const { say, locale, zone } = useLanguage()
  const { renews_on, last_paid_period } = formula
  const facts = [
    [w.formulaName, formula.formula || say(w.noFormula)],
    [w.kind, say(kindLabels[formula.kind])],
    [w.duration, say(w.months, { n: formula.formula_months })],
    [w.renewsOn, renews_on ? formatDate(renews_on, locale, { zone }) : say(w.none)],
    [w.paymentPeriod, say(w[formula.payment_period])],
    [w.lastPaid, last_paid_period ?? say(w.none)],
    [w.address, login(formula.name)],
  ] as const
  return <FactPanel facts={facts.map(([label, value]) => [say(label), value])} />
}

function FormulaForm({ where, data }: { where: Where; data: Formula }) {
  const settled = useSettled()
  const { version, formula, formula_months, renews_on, payment_period, last_paid_period } = data
  const form = useRecordForm({
    schema: contract.saveFormula.body,
    values: { version, formula, formula_months, renews_on, payment_period, last_paid_period },
    save: (body) => saveSheet(where, 'saveFormula', body),
    onSaved: settled,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="formula" label={w.formulaName} required={false} />
        <NumberField name="formula_months" label={w.formulaMonths} />
      </FormRow>
      <FormRow>
        <DateField name="renews_on" label={w.renewsOn} />
        <SelectField name="payment_period" label={w.paymentPeriod} options={paymentPeriods.map((value) => ({ value, label: w[value] }))} />
      </FormRow>
      <TextField name="last_paid_period" label={w.lastPaid} />
    </Form>
  )
}

function Terms({ client }: { client: string }) {
  const { say } = useLanguage()
  const terms = useQuery(
    apiQuery(
      tenantsContract.clientField,
      { params: { client }, query: { name: 'conditions_logiciel' } },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
  )
  return (
    <Panel component="details" display="block">
      <Box component="summary" py="sm" px="md" fw={600} style={{ cursor: 'pointer' }}>
        {say(w.terms)}
      </Box>
      <Text pb="md" px="md" lh={1.6} inherit className="pre-line">
        {terms.data?.responses.value}
      </Text>
    </Panel>
  )
}
