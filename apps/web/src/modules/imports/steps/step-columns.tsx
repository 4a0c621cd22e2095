import type { Import } from '@kxo/domain/imports/contract'
import { fieldsOf, type ImportField } from '@kxo/domain/imports/kind-fields'
import { morphOf } from '@kxo/domain/imports/kinds'
import { mayFill } from '@kxo/domain/imports/permissions'
import { type Mapping, unmappedFields } from '@kxo/domain/imports/rules'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Flex, Group, NativeSelect, Table, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNativeLabel } from '../../fields/index.ts'
import { checkImport, importQuery, mapColumns } from '../api.ts'
import { useFileForm } from '../file-form.ts'
import { kindWords } from '../kind-words.ts'

/** Which field each column of the file becomes: proposed where its name says it, chosen by hand elsewhere. */
export function StepColumns({ record }: { record: Import }) {
  const { say } = useLanguage()
  const labelOf = useNativeLabel(morphOf[record.kind])
  const formText = useFileForm()
  const queries = useQueryClient()
  const [, change] = useAddress()
  const [mapping, setMapping] = useState<Mapping>(record.mapping)
  const [busy, setBusy] = useState(false)
  const { actor } = useViewer()
  const fields = fieldsOf(record.kind).filter(([key]) => mayFill(actor, key))
  const missing = unmappedFields(record.kind, mapping)
  const fieldAt = (column: number): ImportField | undefined => fields.find(([key]) => mapping[key] === column)?.[0]

  const choose = (column: number, field: ImportField | undefined): void => {
    const others = Object.entries(mapping).filter(([key, at]) => at !== column && key !== field)
    setMapping({ ...(Object.fromEntries(others) as Mapping), ...(field ? { [field]: column } : {}) })
  }
  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      await mapColumns(record.id, mapping)
      queries.setQueryData(importQuery(record.id).queryKey, await checkImport(record.id))
      change({ step: undefined, page: undefined, kind: undefined })
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <PanelSection gap="md" miw={0} aria-labelledby="import-columns">
      <div>
        <h2 id="import-columns">{say(w.columnsTitle)}</h2>
        <Text c="dimmed" fz="sm">
          <Text component="strong" c="var(--k-text)" inherit className="anywhere">
            {record.file_name}
          </Text>{' '}
          · {formText(record)}
        </Text>
        <Text c="dimmed" fz="sm">
          {say(record.is_mapping_remembered ? w.remembered : w.columnsHelp)}
        </Text>
      </div>
      <Table className="stacked" fz="md" horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr c="dimmed" fz="xs">
            <Table.Th scope="col">{say(w.column)}</Table.Th>
            <Table.Th scope="col">{say(w.examples)}</Table.Th>
            <Table.Th scope="col">{say(w.becomes)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {record.columns.map((heading, column) => {
            const field = fieldAt(column)
            const examples = [...new Set(record.sample.map((cells) => cells[column]?.trim() ?? '').filter(Boolean))].slice(0, 2)
            return (
              <Table.Tr key={`${column} ${heading}`}>
                <Table.Th scope="row" fw={500}>
                  {heading || emptyPlaceholder}
                </Table.Th>
                <Table.Td c="dimmed" maw={320}>
                  <Text truncate inherit>
                    {examples.join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Flex component="span" gap="xs" align="center" wrap="wrap">
                    <NativeSelect
                      w={{ base: '100%', xs: 280 }}
                      aria-label={say(w.fieldOfColumn, { column: heading })}
                      value={field ?? ''}
                      onChange={({ currentTarget }) => choose(column, fields.find(([key]) => key === currentTarget.value)?.[0])}
                    >
                      <option value="">{say(w.ignored)}</option>
                      {fields.map(([key, { label, isRequired }]) => (
                        <option key={key} value={key}>
                          {labelOf(key, label)}
                          {isRequired ? ' *' : ''}
                        </option>
                      ))}
                    </NativeSelect>
                    {field === undefined ? <Badge tone="warning">{w.notChosen}</Badge> : null}
                  </Flex>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      {missing.length > 0 ? (
        <Text c="red" fw={500} inherit role="status">
          {say(w.missingFields, { fields: missing.map(([key, { label }]) => labelOf(key, label)).join(', ') })}
        </Text>
      ) : (
        <Text c="dimmed" fz="sm">
          {say(kindWords[record.kind].key)}
        </Text>
      )}
      <Group gap="xs" align="stretch">
        <Button onClick={() => void check()} loading={busy} disabled={missing.length > 0}>
          {say(w.check)}
        </Button>
      </Group>
    </PanelSection>
  )
}
