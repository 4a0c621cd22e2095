import { may, type SettingsTab } from '@kxo/domain/tenants/permissions'
import type { LastChange } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../tenants.module.css'

type Kept = { version: number; last_change: LastChange }
type SheetFrameProps<Data extends Kept> = {
  tab: SettingsTab
  answer: UseQueryResult<Data>
  wide?: boolean
  children: (data: Data, locked: boolean) => ReactNode
}

/** What surrounds a sheet: waiting, failure, who changed it last, whether the person may change it. */
export function SheetFrame<Data extends Kept>({ tab, answer, wide, children }: SheetFrameProps<Data>) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  if (shouldShowError(answer)) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={8} />
  const { last_change } = answer.data
  const locked = !may.changeSettings(actor, tab)
  return (
    <div className={style['sheet']} data-wide={wide || undefined}>
      <Text c="dimmed" fz="sm">
        {last_change ? say(w.changedBy, { name: last_change.by ?? say(w.vendor), at: last_change.at }) : say(w.neverChanged)}
      </Text>
      {locked ? <p className={style['notice']}>{say(w.setByVendor)}</p> : null}
      {children(answer.data, locked)}
    </div>
  )
}
