import { formatDate } from '@kxo/domain/kernel/dates'
import { may } from '@kxo/domain/questionnaires/permissions'
import type { ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import { improvementList } from '@kxo/domain/questionnaires/plan/list'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { Group, Text } from '@mantine/core'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useListAddress } from '../../../ui/table/list-address.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { actionsSource, savePlan } from '../api.ts'
import { ActionDialog } from './action-dialog.tsx'
import { NewActionDialog } from './new-action-dialog.tsx'

/** The plan of improvement: of a questionnaire, or of the whole space. */
export function ActionList({ form }: { form?: number }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  const [address] = useListAddress()
  const about = form === undefined ? {} : { form }
  const print = useAction({ mutationFn: () => savePlan({ ...address, ...about }) })
  const add = may.writePlan(actor) ? (
    <Button size="sm" icon={<IconPlus size={16} />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
      {say(w.add)}
    </Button>
  ) : null
  const columns = useColumns(
    improvementList,
    { due_at: (action) => <Due action={action} /> },
    form === undefined ? {} : { without: ['form_name'] },
  )
  return (
    <>
      <Text c="dimmed" fz="sm" mb="md" maw={760}>
        {say(w.help)}
      </Text>
      <DataTable
        caption={w.plan}
        columns={columns}
        source={actionsSource(about)}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        onOpen={({ id }) => setOpened(id)}
        saved={useSavedColumns('improvements')}
        empty={{ sentence: w.none, help: w.noneHint, act: add }}
        toolbar={
          <>
            {add}
            <Button size="sm" variant="default" icon={<IconPrinter size={16} />} loading={print.isPending} onClick={() => print.mutate()}>
              {say(w.print)}
            </Button>
          </>
        }
      />
      {opened === 'new' ? <NewActionDialog kind="action" about={about} onClose={() => setOpened(null)} /> : null}
      {typeof opened === 'number' ? <ActionDialog id={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

/** When an action is due, and whether that is over. */
function Due({ action: { due_at, is_late } }: { action: ImprovementAction }) {
  const { locale, zone } = useLanguage()
  if (due_at === null) return emptyPlaceholder
  return (
    <Group component="span" gap={6}>
      {formatDate(due_at, locale, { zone })}
      {is_late ? <Badge tone="danger">{w.late}</Badge> : null}
    </Group>
  )
}
