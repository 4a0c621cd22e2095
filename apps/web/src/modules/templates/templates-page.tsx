import { templateCategory } from '@kxo/domain/templates/category'
import type { DocumentTemplate } from '@kxo/domain/templates/contract'
import { documentTemplateList } from '@kxo/domain/templates/list'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { Group, Text } from '@mantine/core'
import { IconPlus, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { settingQuery, templatesSource } from './api.ts'
import { NewTemplateDialog } from './new-template-dialog.tsx'
import { TemplatePage } from './template-page.tsx'
import { templatesAddress, templateTabs } from './templates-address.ts'
import { useTemplateActs } from './use-template-acts.ts'

const panel = 'templates-panel'
const tabs = templateTabs.map((key) => ({
  key,
  label: templateCategory.is(key) ? templateCategory.labelOf(key) : key === 'all' ? w.all : w.archived,
}))

/** Templates of documents, or the one its address names (screens 28). */
export default function TemplatesPage() {
  const [{ template }] = useAddress(templatesAddress)
  return template ? <TemplatePage key={template} id={Number(template)} /> : <TemplateList />
}

function TemplateList() {
  const { say } = useLanguage()
  const [{ tab = 'all' }, change] = useAddress(templatesAddress)
  const [isAdding, setAdding] = useState(false)
  const { data: setting } = useQuery(settingQuery())
  const actsOn = useTemplateActs()
  // A page of its own to whoever goes back.
  const open = ({ id }: { id: number }): void => change({ template: String(id) }, { replace: false })
  const columns = useColumns(documentTemplateList, {
    languages: ({ languages }) => languages.join(', ').toUpperCase(),
    entity: ({ entity }) => entity ?? say(w.everyIssuer),
    is_default: ({ is_default }) =>
      is_default ? (
        <IconStarFilled size={18} color="var(--mantine-color-yellow-6)" role="img" aria-label={say(w.isDefault)} />
      ) : (
        emptyPlaceholder
      ),
  })
  const add = (
    <Button icon={<IconPlus size={18} />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.add)}
    </Button>
  )
  return (
    <>
      <PageTitle subtitle={say(w.help)} act={add}>
        {w.title}
      </PageTitle>
      <Tabs
        label={w.title}
        tabs={tabs}
        current={tab}
        onChange={(key) => change({ tab: key === 'all' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      {setting && setting.missing.length > 0 && tab !== 'archived' ? (
        <Notice mb="md">
          <Group justify="space-between" gap="xs">
            <Text span fw={600} fz="sm">
              {say(w.missing, { categories: setting.missing.map((key) => say(templateCategory.labelOf(key))).join(', ') })}
            </Text>
          </Group>
          <Text span fz="sm">
            {say(w.missingHelp)}
          </Text>
        </Notice>
      ) : null}
      <div id={panel} role="tabpanel" aria-label={say(tabs.find(({ key }) => key === tab)?.label ?? w.all)}>
        <DataTable<DocumentTemplate>
          caption={w.title}
          columns={columns}
          source={templatesSource(tab)}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          onOpen={open}
          rowActions={actsOn}
          saved={useSavedColumns('document_templates')}
          empty={tab === 'archived' ? { sentence: w.noneArchived } : { sentence: w.none, help: w.noneHelp, act: add }}
        />
      </div>
      {isAdding && setting ? (
        <NewTemplateDialog
          category={templateCategory.is(tab) ? tab : (setting.missing[0] ?? 'attestation')}
          issuers={setting.issuers}
          onClose={() => setAdding(false)}
          onAdded={open}
        />
      ) : null}
    </>
  )
}
