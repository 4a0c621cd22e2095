import { nativeDeciders } from '@kxo/domain/fields/deciders'
import type { ListedField } from '@kxo/domain/fields/field'
import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import { isMorph, type Morph, morphLabels, morphs } from '@kxo/domain/fields/morph'
import { adminCustomFieldNew } from '@kxo/domain/fields/paths'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../../platform/query-client.ts'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { Columns } from '../../ui/display/columns.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { Reading } from '../../ui/feedback/reading.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { fieldsQuery, orderFields, rubricsQuery } from './api.ts'
import { FieldLine } from './field/field-line.tsx'
import { Preview } from './field/preview.tsx'
import { RubricsDialog } from './layout/rubrics-dialog.tsx'
import { useReorder } from './layout/use-reorder.ts'
import { NativeFields } from './native/native-fields.tsx'

const panelId = 'fields-of-morph'

/** #15: every field of the records, kind by kind, with the form they make. */
export default function CustomFieldsPage() {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const requestedMorph = search['morph']
  const morph: Morph = isMorph(requestedMorph) ? requestedMorph : 'User'
  return (
    <>
      <PageTitle subtitle={say(w.listHelp)} act={<LinkButton to={adminCustomFieldNew(morph)}>{say(w.newField)}</LinkButton>}>
        {w.list}
      </PageTitle>
      <Tabs
        label={w.records}
        panelId={panelId}
        current={morph}
        tabs={morphs.map((key) => ({ key, label: morphLabels[key] }))}
        onChange={(key) => change({ morph: key })}
      />
      <Box id={panelId} role="tabpanel" pt={20}>
        <Reading of={fieldsQuery(morph)} lines={8}>
          {(fields) => <FieldsOf key={morph} morph={morph} fields={fields} />}
        </Reading>
      </Box>
    </>
  )
}

function FieldsOf({ morph, fields }: { morph: Morph; fields: readonly ListedField[] }) {
  const { say } = useLanguage()
  const [managing, setManaging] = useState(false)
  const { data: rubrics = [] } = useQuery(rubricsQuery(morph))
  const reorder = useReorder(
    fields,
    (ids) => orderFields(morph, ids),
    () => refresh('fields'),
  )
  const isNativeDecided = ({ shown_when }: ListedField): boolean => nativeDeciders(morph).some(({ name }) => name === shown_when?.field)
  const place = ({ rubric }: ListedField): number => rubrics.findIndex(({ label }) => label === rubric)
  const shown = reorder.items.filter(({ is_active }) => is_active).toSorted((a, b) => place(a) - place(b))
  return (
    <Columns widths={shown.length > 0 ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)'}>
      <Stack gap="lg">
        {fields.length === 0 ? (
          <Empty
            sentence={w.none}
            act={
              <LinkButton to={adminCustomFieldNew(morph)} variant="default">
                {say(w.newField)}
              </LinkButton>
            }
          />
        ) : (
          <Panel component="ul" aria-label={say(morphLabels[morph])}>
            {reorder.items.map((field, index) => (
              <FieldLine key={field.id} field={field} up={reorder.up(index)} down={reorder.down(index)} line={reorder.line(index)} />
            ))}
          </Panel>
        )}
        <div>
          <Button variant="default" onClick={() => setManaging(true)}>
            {say(l.manageRubrics)}
          </Button>
        </div>
        {managing ? <RubricsDialog morph={morph} onClose={() => setManaging(false)} /> : null}
        <NativeFields morph={morph} />
      </Stack>
      {shown.length > 0 ? (
        <Preview fields={shown.map((field) => (isNativeDecided(field) ? { ...field, shown_when: null } : field))} />
      ) : null}
    </Columns>
  )
}
