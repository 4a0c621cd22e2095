import { isSuperAdministrator } from '@kxo/domain/kernel/permissions'
import { paramPlaces, paramsOn } from '@kxo/domain/tenants/settings/param-places'
import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useViewer } from '../../../platform/viewer.ts'
import type { Where } from '../settings/settings-api.ts'
import { ParamSheet } from './param-sheet.tsx'

const own = paramsOn('params').filter((name) => paramPlaces[name].by === 'tenant')
const menus = own.filter((name) => name.startsWith('hide_') || name === 'task_option')

export default function ParamsSheet({ where }: { where: Where }) {
  const { actor } = useViewer()
  return (
    <ParamSheet
      where={where}
      tab="params"
      sections={[
        { title: paramGroups.visibility, names: own.filter((name) => !menus.includes(name)) },
        { title: paramGroups.menus, names: menus },
        {
          title: paramGroups.functions,
          help: isSuperAdministrator(actor) ? undefined : w.setByVendor,
          names: paramsOn('params').filter((name) => paramPlaces[name].by === 'vendor'),
        },
      ]}
    />
  )
}
