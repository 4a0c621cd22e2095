import type { Morph } from '@kxo/domain/fields/morph'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { shownTabsQuery } from '../api.ts'
import { TabDrawing } from '../layout/tab-icon.tsx'
import { RecordFields } from './record-fields.tsx'

/** A tab of the tenant on a record: `?tab=key`. */
type TenantTab = { key: string; label: string; icon: ReactNode; Content: ComponentType<{ id: number }> }

/** The tabs the tenant added to a record, those its viewer may see and whose condition it meets; empty while they load. */
export function useRecordTabs(morph: Morph, id: number, isRequested = true): readonly TenantTab[] {
  const { tenant } = useViewer()
  const { data } = useQuery({ ...shownTabsQuery(morph, id), enabled: tenant.params.field_tabs && isRequested })
  return useMemo(
    () =>
      (data ?? []).map(({ id: tab, label, icon, is_required_to_close }) => ({
        key: `tab-${tab}`,
        label,
        icon: <TabDrawing icon={icon} />,
        Content: ({ id: record }: { id: number }) => <RecordFields morph={morph} id={record} tab={tab} closes={is_required_to_close} />,
      })),
    [data, morph],
  )
}
