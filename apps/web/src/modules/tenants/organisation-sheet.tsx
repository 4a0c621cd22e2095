import { paramGroups } from '@kxo/domain/tenants/param-words'
import { ParamSheet } from './param-sheet.tsx'
import type { Where } from './settings-api.ts'

export default function OrganisationSheet({ where }: { where: Where }) {
  return (
    <ParamSheet
      where={where}
      tab="organisation"
      sections={[
        { title: paramGroups.times, names: ['time_zone', 'hold_minutes'] },
        { title: paramGroups.presence, names: ['sign_open_minutes', 'sign_close_hours'] },
      ]}
    />
  )
}
