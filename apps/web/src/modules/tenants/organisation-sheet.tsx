import type { Output } from '@kxo/domain/kernel/contract'
import { paramGroups } from '@kxo/domain/tenants/param-words'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useQuery } from '@tanstack/react-query'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { ParamSections } from './params-form.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from './settings-api.ts'
import { SheetFrame } from './sheet-frame.tsx'

export default function OrganisationSheet({ where }: { where: Where }) {
  const answer = useQuery(sheetQuery(where, 'organisation'))
  return (
    <SheetFrame tab="organisation" answer={answer}>
      {(data) => <OrganisationForm key={data.version} where={where} data={data} />}
    </SheetFrame>
  )
}

function OrganisationForm({ where, data }: { where: Where; data: Output<typeof contract.organisation> }) {
  const settled = useSettled(where)
  const { last_change: _, ...values } = data
  const form = useRecordForm({
    schema: contract.saveOrganisation.body,
    values,
    save: (body) => saveSheet(where, 'saveOrganisation', body),
    onSaved: settled,
  })
  return (
    <Form form={form} submit={w.save}>
      <ParamSections
        sections={[
          { title: paramGroups.times, names: ['time_zone', 'hold_minutes', 'waiting_offer_hours', 'document_deadline_hours'] },
          { title: paramGroups.presence, names: ['sign_open_minutes', 'sign_close_hours', 'yearly_hours_goal', 'attendance_code'] },
          { title: paramGroups.money, names: ['vat_training_exempt_from', 'proxy_max', 'trusted_means', 'signature_code'] },
          { title: paramGroups.security, names: ['admins_need_totp'] },
        ]}
      />
    </Form>
  )
}
