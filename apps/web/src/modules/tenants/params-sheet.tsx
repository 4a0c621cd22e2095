import type { Output } from '@kxo/domain/kernel/contract'
import { isSuperAdministrator } from '@kxo/domain/kernel/permissions'
import { paramPlaces, paramsOn } from '@kxo/domain/tenants/param-places'
import { paramGroups } from '@kxo/domain/tenants/param-words'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { ParamSections } from './params-form.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from './settings-api.ts'
import { SheetFrame } from './sheet-frame.tsx'

const own = paramsOn('params').filter((name) => paramPlaces[name].by === 'tenant')
const menus = own.filter((name) => name.startsWith('hide_') || name === 'task_option')

export default function ParamsSheet({ where }: { where: Where }) {
  const answer = useQuery(sheetQuery(where, 'params'))
  return (
    <SheetFrame tab="params" answer={answer}>
      {(data) => <ParamsForm key={data.version} where={where} data={data} />}
    </SheetFrame>
  )
}

function ParamsForm({ where, data }: { where: Where; data: Output<typeof contract.params> }) {
  const { actor } = useViewer()
  const settled = useSettled(where)
  const { last_change: _, ...values } = data
  const form = useRecordForm({
    schema: contract.saveParams.body,
    values,
    save: (body) => saveSheet(where, 'saveParams', body),
    onSaved: settled,
  })
  return (
    <Form form={form} submit={w.save}>
      <ParamSections
        sections={[
          { title: paramGroups.access, names: own.filter((name) => !menus.includes(name)) },
          { title: paramGroups.menus, names: menus },
          {
            title: paramGroups.functions,
            help: isSuperAdministrator(actor) ? undefined : w.setByVendor,
            names: paramsOn('params').filter((name) => paramPlaces[name].by === 'vendor'),
          },
        ]}
      />
    </Form>
  )
}
