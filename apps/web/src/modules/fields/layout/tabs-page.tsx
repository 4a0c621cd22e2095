import type { ListedField } from '@kxo/domain/fields/field'
import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { RecordTab } from '@kxo/domain/fields/layout/tab'
import { type Morph, morphLabels, tabbedMorphs } from '@kxo/domain/fields/morph'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { Anchor, Box, Flex, Stack, Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Boundary } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { fieldsQuery, orderTabs, tabsQuery } from '../api.ts'
import { MoveButtons } from './move-buttons.tsx'
import { TabForm } from './tab-form.tsx'
import { TabDrawing } from './tab-icon.tsx'
import { useReorder } from './use-reorder.ts'

const panelId = 'tabs-of-morph'

/** A24: tabs the tenant adds to its records, in order, and the fields each holds. */
export default function TabsPage() {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const morph: Morph = tabbedMorphs.find((known) => known === search['morph']) ?? 'User'
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  return (
    <>
      <PageTitle subtitle={say(w.tabsHelp)} act={<Button onClick={() => setEdited('new')}>{say(w.addTab)}</Button>}>
        {w.tabs}
      </PageTitle>
      <Tabs
        label={w.records}
        panelId={panelId}
        current={morph}
        tabs={tabbedMorphs.map((key) => ({ key, label: morphLabels[key] }))}
        onChange={(key) => {
          setEdited(null)
          change({ morph: key })
        }}
      />
      <Box id={panelId} role="tabpanel" pt={20}>
        <Boundary watched={morph} lines={6}>
          <TabsOf key={morph} morph={morph} edited={edited} onEdit={setEdited} />
        </Boundary>
      </Box>
    </>
  )
}

type TabsOfProps = { morph: Morph; edited: number | 'new' | null; onEdit: (edited: number | 'new' | null) => void }

function TabsOf({ morph, edited, onEdit }: TabsOfProps) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const tabs = useSuspenseQuery(tabsQuery(morph))
  const fields = useSuspenseQuery(fieldsQuery(morph))
  /** A tab and its fields are read apart: what was saved shows in both at once, for neither to come back under the form as it was. */
  const keep = (saved: RecordTab | null, fieldIds: readonly number[]): void => {
    const id = saved?.id ?? edited
    queries.setQueryData(tabsQuery(morph).queryKey, (before) => [
      ...(before ?? []).map((tab) => (tab.id === id ? saved : tab)).filter((tab) => tab !== null),
      ...(saved && !before?.some((tab) => tab.id === id) ? [saved] : []),
    ])
    queries.setQueryData(fieldsQuery(morph).queryKey, (before) =>
      before?.map((field) => {
        if (saved && fieldIds.includes(field.id)) return { ...field, tab_id: saved.id }
        return field.tab_id === id ? { ...field, tab_id: null } : field
      }),
    )
    onEdit(saved?.id ?? null)
  }
  const reorder = useReorder(
    tabs.data,
    (ids) => orderTabs(morph, ids),
    () => refresh('tabs'),
  )
  const tab = tabs.data.find(({ id }) => id === edited)
  return (
    <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
      <Stack gap="lg">
        {tabs.data.length === 0 ? (
          <Empty sentence={w.noTab} />
        ) : (
          <Panel component="ul" aria-label={say(w.tabs)}>
            {reorder.items.map(({ id, label, icon, is_hidden, is_required_to_close }, index) => {
              const up = reorder.up(index)
              const down = reorder.down(index)
              const labels = fields.data.filter(({ tab_id }) => tab_id === id).map((field) => field.label)
              return (
                <Flex
                  component="li"
                  key={id}
                  rowGap={4}
                  columnGap="sm"
                  align="center"
                  wrap="wrap"
                  py="sm"
                  px="md"
                  className="line-above"
                  {...(id === edited && { bg: 'var(--k-tint)' })}
                  {...reorder.line(index)}
                >
                  <Flex component="span" direction="column" gap={2} flex="1 1 220px" miw={0}>
                    <Flex component="span" rowGap={4} columnGap="xs" align="center" wrap="wrap">
                      <TabDrawing icon={icon} />
                      <Anchor
                        component="button"
                        type="button"
                        inherit
                        py={4}
                        fw={550}
                        aria-pressed={id === edited}
                        onClick={() => onEdit(id)}
                      >
                        {label}
                      </Anchor>
                      {is_required_to_close ? <Badge tone="warning">{l.toClose}</Badge> : null}
                      {is_hidden ? <Badge>{w.hidden}</Badge> : null}
                    </Flex>
                    <Text span c="dimmed" fz="xs">
                      {labels.join(', ')}
                    </Text>
                  </Flex>
                  <Flex component="span" gap={2}>
                    <MoveButtons label={label} up={up} down={down} />
                  </Flex>
                </Flex>
              )
            })}
          </Panel>
        )}
        <OutOfTabs fields={fields.data} />
      </Stack>
      {edited === 'new' || tab ? (
        <TabForm key={tab?.id ?? 'new'} morph={morph} tab={tab ?? null} tabs={tabs.data} fields={fields.data} onDone={keep} />
      ) : null}
    </Columns>
  )
}

/** Fields that live in no tab, named so that none is forgotten. */
function OutOfTabs({ fields }: { fields: readonly ListedField[] }) {
  const { say } = useLanguage()
  const out = fields.filter(({ tab_id, is_active }) => tab_id === null && is_active)
  if (out.length === 0) return null
  return (
    <Panel component="section" p="lg" gap="md">
      <Title order={2} mb="md" fz={18} fw={650}>
        {say(w.outOfTabs, { n: out.length })}
      </Title>
      <Text c="dimmed" fz="xs">
        {say(w.outOfTabsHelp, { labels: out.map(({ label }) => label).join(', ') })}
      </Text>
    </Panel>
  )
}
