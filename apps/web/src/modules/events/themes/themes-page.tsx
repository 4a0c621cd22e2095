import { adminTheme } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import type { ThemeLine } from '@kxo/domain/events/themes/theme-contract'
import { themeList } from '@kxo/domain/events/themes/theme-list'
import { themeWords as w } from '@kxo/domain/events/themes/theme-words'
import { ColorSwatch, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { themesSource } from './themes-api.ts'
import { useThemeActs } from './use-theme-acts.ts'

/** A21: the chapters of the catalogue, in their order. */
export default function ThemesPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [merged, setMerged] = useState<ThemeLine | null>(null)
  const actsOn = useThemeActs({ onMerge: setMerged, mayDelete: may.deleteThemes(actor) })
  const add = (
    <LinkButton to={adminTheme('new')} icon={<IconPlus size={18} />}>
      {say(w.newTheme)}
    </LinkButton>
  )
  const columns = useColumns(themeList, {
    name: ({ name, parent, is_visible }) => (
      <Group gap="xs" wrap="nowrap" pl={parent === null ? 0 : 20}>
        <Text span truncate inherit fw={parent === null ? 550 : 400}>
          {name}
        </Text>
        {is_visible ? null : <Badge tone="neutral">{w.hidden}</Badge>}
      </Group>
    ),
    colour: ({ colours: { primary } }) =>
      primary ? (
        <Group gap={6} wrap="nowrap">
          <ColorSwatch color={primary} size={16} />
          {primary}
        </Group>
      ) : (
        emptyPlaceholder
      ),
  })
  return (
    <>
      <PageTitle subtitle={say(w.listHelp)} act={add}>
        {w.list}
      </PageTitle>
      <DataTable<ThemeLine>
        caption={w.list}
        columns={columns}
        source={themesSource()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => adminTheme(id)}
        rowActions={actsOn}
        saved={useSavedColumns('themes')}
        empty={{ sentence: w.none, help: w.noneHelp, act: add }}
      />
      {merged ? <MergeDialog theme={merged} onClose={() => setMerged(null)} /> : null}
    </>
  )
}
