import { contactFilterList, contactList } from '@kxo/domain/contacts/list'
import { criteriaFields } from '@kxo/domain/events/criteria/admission'
import { criteriaWords as w } from '@kxo/domain/events/criteria/criteria-words'
import type { Filter } from '@kxo/domain/kernel/listing'
import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { filterText } from '../../../ui/table/filter-chips.tsx'
import { useAnswerColumns } from '../../fields/index.ts'

const FilterBuilder = lazy(() => import('../../../ui/table/filter-builder.tsx'))
type Answered = { answers: Record<string, string> }
const native: readonly string[] = criteriaFields

/** What criteria may compare of people: some fields of their list, and the tenant's own. */
function useCriteriaColumns(): readonly Column<never>[] {
  const own = useAnswerColumns<Answered>('User')
  const all = [...useColumns(contactList), ...useColumns(contactFilterList)] as readonly Column<never>[]
  return [
    ...all.filter(({ key, filter }) => native.includes(key) && filter !== undefined),
    ...(own as readonly unknown[] as readonly Column<never>[]),
  ]
}

type CriteriaFieldProps = {
  criteria: readonly Filter[]
  /** Line by line, whether the person tried meets it. */
  met: readonly boolean[] | null
  readOnly: boolean
  onChange: (criteria: Filter[]) => void
}

/** Conditions of access, one a line; added one at a time. */
export function CriteriaField({ criteria, met, readOnly, onChange }: CriteriaFieldProps) {
  const { say } = useLanguage()
  const text = useText()
  const columns = useCriteriaColumns()
  const [isAdding, setAdding] = useState(false)
  return (
    <Stack gap="xs">
      {criteria.length === 0 ? <Text c="dimmed">{say(w.none)}</Text> : null}
      <Stack gap={6} renderRoot={(root) => <ul {...root} />}>
        {criteria.map((criterion, index) => {
          const label = filterText(say, text, columns, criterion)
          return (
            <Paper key={`${label} ${index}`} component="li" withBorder px="md" py={8}>
              <Group gap="sm" wrap="nowrap" justify="space-between">
                <span>{label}</span>
                <Group gap="xs" wrap="nowrap">
                  {met?.[index] === undefined ? null : (
                    <Text span fz="sm" fw={600} c={met[index] ? 'green' : 'red'}>
                      {met[index] ? <IconCheck size={14} aria-hidden="true" /> : <IconX size={14} aria-hidden="true" />}{' '}
                      {say(met[index] ? w.met : w.unmet)}
                    </Text>
                  )}
                  {readOnly ? null : (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={say(w.remove, { label })}
                      onClick={() => onChange(criteria.filter((_, at) => at !== index))}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  )}
                </Group>
              </Group>
            </Paper>
          )
        })}
      </Stack>
      {readOnly ? null : isAdding ? (
        <Paper withBorder p="md" maw={420}>
          <Suspense fallback={null}>
            <FilterBuilder
              columns={columns}
              act={w.add}
              onAdd={(criterion) => {
                onChange([...criteria, criterion])
                setAdding(false)
              }}
            />
          </Suspense>
        </Paper>
      ) : (
        <div>
          <Button variant="default" size="sm" onClick={() => setAdding(true)}>
            {say(w.add)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
