import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { RetentionReport } from '../settings/retention-report.tsx'
import type { Where } from '../settings/settings-api.ts'
import { TenantExport } from '../settings/tenant-export.tsx'
import { ParamSheet } from './param-sheet.tsx'

export default function DataSheet({ where }: { where: Where }) {
  return (
    <ParamSheet
      where={where}
      tab="data"
      sections={[
        {
          title: paramGroups.retention,
          help: w.retentionHelp,
          names: ['keep_mails_months', 'keep_notifications_months', 'keep_connections_months', 'keep_evidence_years'],
        },
      ]}
    >
      {() => (
        <>
          <RetentionReport where={where} />
          <TenantExport where={where} />
        </>
      )}
    </ParamSheet>
  )
}
