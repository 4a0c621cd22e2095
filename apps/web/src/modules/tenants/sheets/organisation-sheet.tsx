import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { RecordPartOf, useRecordParts } from '../../../platform/record-part.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import type { Where } from '../settings/settings-api.ts'
import { ParamSheet } from './param-sheet.tsx'

export default function OrganisationSheet({ where }: { where: Where }) {
  return (
    <ParamSheet
      where={where}
      tab="organisation"
      sections={[
        { title: paramGroups.times, names: ['time_zone', 'hold_minutes', 'waiting_offer_hours'] },
        { title: paramGroups.presence, names: ['sign_open_minutes', 'sign_close_hours', 'attendance_code', 'yearly_hours_goal'] },
        { title: paramGroups.signing, names: ['document_deadline_hours', 'signature_code'] },
        { title: paramGroups.votes, names: ['proxy_max'] },
      ]}
    >
      {() => ('client' in where ? <OwnParts /> : null)}
    </ParamSheet>
  )
}

/** What other modules ask of the organisation, in its own settings. */
function OwnParts() {
  const { tenant } = useViewer()
  const parts = useRecordParts('organisation')
  return parts.map((part) => <RecordPartOf key={part.key} part={part} id={tenant.id} />)
}
