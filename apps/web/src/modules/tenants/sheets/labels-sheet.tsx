import type { Output } from '@kxo/domain/kernel/contract'
import { glossaryWords as g } from '@kxo/domain/tenants/glossary/glossary-words'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import type { LabelList } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { SheetFrame } from './sheet-frame.tsx'

/** Labels of statuses in the tenant's own words, under the glossary. */
export function LabelsSheet({ where }: { where: Where }) {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      component="details"
      display="block"
      mt="lg"
      py="sm"
      px="md"
      onToggle={(event) => setOpen(event.currentTarget.hasAttribute('open'))}
    >
      <Box component="summary" fw={600} style={{ cursor: 'pointer' }}>
        {say(g.statuses)}
      </Box>
      {isOpen ? <Opened where={where} /> : null}
    </Panel>
  )
}

function Opened({ where }: { where: Where }) {
  return (
    <SheetFrame tab="glossary" of={sheetQuery(where, 'labels')} wide>
      {(data) => <LabelsForm where={where} data={data} />}
    </SheetFrame>
  )
}

function LabelsForm({ where, data }: { where: Where; data: Output<typeof contract.labels> }) {
  const settled = useSettled()
  const { locale } = useLanguage()
  const form = useRecordForm({
    schema: contract.saveLabels.body,
    values: { version: data.version, labels: data.labels },
    save: (body) => saveSheet(where, 'saveLabels', body),
    onSaved: settled,
  })
  const lists = data.lists.toSorted((a, b) => a.title[locale].localeCompare(b.title[locale], locale))
  return (
    <Form form={form} submit={w.save}>
      {lists.map((list, index) => (
        <FormSection key={list.name} title={list.title[locale]} {...(index === 0 ? { help: g.statusesHelp } : {})}>
          {list.labels.map((one) => (
            <LabelFields key={one.key} list={list.name} one={one} />
          ))}
        </FormSection>
      ))}
    </Form>
  )
}

type LabelFieldsProps = { list: string; one: LabelList['labels'][number] }

function LabelFields({ list, one: { key, label } }: LabelFieldsProps) {
  const at = `labels.${list}.${key}`
  const { say } = useLanguage()
  return (
    <FormRow>
      <TextField name={`${at}.fr`} label={say(g.inFrench, { label: label.fr })} placeholder={label.fr} required={false} maxLength={60} />
      <TextField name={`${at}.en`} label={say(g.inEnglish, { label: label.en })} placeholder={label.en} required={false} maxLength={60} />
    </FormRow>
  )
}
