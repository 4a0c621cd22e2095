import { may, type SettingsTab } from '@kxo/domain/tenants/permissions'
import type { LastChange } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Alert, Stack, Text } from '@mantine/core'
import type { DefaultError, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type SheetVersion = { version: number; last_change: LastChange }
type SheetFrameProps<Data extends SheetVersion, Key extends QueryKey> = {
  tab: SettingsTab
  of: UseSuspenseQueryOptions<Data, DefaultError, Data, Key>
  wide?: boolean
  children: (data: Data, locked: boolean) => ReactNode
}

/** What surrounds a sheet: waiting, failure, who changed it last, whether the person may change it. */
export function SheetFrame<Data extends SheetVersion, Key extends QueryKey>({ tab, of, wide, children }: SheetFrameProps<Data, Key>) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const locked = !may.changeSettings(actor, tab)
  return (
    <Reading of={of} lines={8}>
      {(data) => (
        <Stack gap={20} maw={wide ? 1180 : 820} mt={20}>
          <Text c="dimmed" fz="sm">
            {data.last_change
              ? say(w.changedBy, { name: data.last_change.by ?? say(w.vendor), at: data.last_change.at })
              : say(w.neverChanged)}
          </Text>
          {locked ? (
            <Alert color="gray" role="note">
              {say(w.setByVendor)}
            </Alert>
          ) : null}
          {children(data, locked)}
        </Stack>
      )}
    </Reading>
  )
}
