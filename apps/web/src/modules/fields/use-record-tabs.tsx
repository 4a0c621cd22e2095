import type { Morph } from '@kxo/domain/fields/morph'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { shownTabsQuery } from './api.ts'
import { RecordFields } from './record-fields.tsx'

/** A tab of the tenant on a kind of records: `?tab=key`. */
type TenantTab = { key: string; label: string; Content: ComponentType<{ id: number }> }

/** The tabs the tenant added to a kind of records, those the viewer may see; empty while they load. */
export function useRecordTabs(morph: Morph): readonly TenantTab[] {
  const { tenant } = useViewer()
  const { data } = useQuery({ ...shownTabsQuery(tenant.name, morph), enabled: tenant.params.field_tabs })
  return useMemo(
    () =>
      (data ?? []).map(({ id: tab, label }) => ({
        key: `tab-${tab}`,
        label,
        Content: ({ id }: { id: number }) => <RecordFields morph={morph} id={id} tab={tab} />,
      })),
    [data, morph],
  )
}
