import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useViewer } from '../../../platform/viewer.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

/** The settings of one's own tenant, for its unrestricted administrators. */
export default function SettingsPage() {
  const { tenant } = useViewer()
  return (
    <>
      <PageTitle subtitle={tenant.label}>{w.title}</PageTitle>
      <SettingsSheet where={{ client: tenant.name }} />
    </>
  )
}
