import { type SettingsTab, settingsTabs } from '@kxo/domain/tenants/permissions'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { type ComponentType, lazy, Suspense } from 'react'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import type { Where } from './settings-api.ts'

const sheets: Readonly<Record<SettingsTab, ComponentType<{ where: Where }>>> = {
  formula: lazy(() => import('../sheets/formula-sheet.tsx')),
  limits: lazy(() => import('../sheets/limits-sheet.tsx')),
  features: lazy(() => import('../sheets/features-sheet.tsx')),
  params: lazy(() => import('../sheets/params-sheet.tsx')),
  glossary: lazy(() => import('../sheets/glossary-sheet.tsx')),
  identity: lazy(() => import('../sheets/identity-sheet.tsx')),
  texts: lazy(() => import('../sheets/texts-sheet.tsx')),
  organisation: lazy(() => import('../sheets/organisation-sheet.tsx')),
  sending: lazy(() => import('../sheets/sending-sheet.tsx')),
  payment: lazy(() => import('../sheets/payment-sheet.tsx')),
  access: lazy(() => import('../sheets/access-sheet.tsx')),
  data: lazy(() => import('../sheets/data-sheet.tsx')),
}

/** A tenant's settings, a tab each (`?tab=`), each saved alone. */
export function SettingsSheet({ where }: { where: Where }) {
  const [search, change] = useAddress()
  const current = settingsTabs.find((tab) => tab === search['tab']) ?? 'formula'
  const Sheet = sheets[current]
  return (
    <>
      <Tabs
        label={w.sheets}
        tabs={settingsTabs.map((key) => ({ key, label: w[key] }))}
        current={current}
        onChange={(tab) => change({ tab })}
        panelId="settings"
      />
      <div id="settings" role="tabpanel">
        <Suspense fallback={<Loading lines={8} />}>
          <Sheet where={where} key={current} />
        </Suspense>
      </div>
    </>
  )
}
