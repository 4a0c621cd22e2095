import { adminContact } from '@kxo/domain/contacts/paths'
import { documentStatus } from '@kxo/domain/documents/status'
import { type CollectPerson } from '@kxo/domain/papers/collect-contract'
import { collectStates } from '@kxo/domain/papers/collect-states'
import { collectList } from '@kxo/domain/papers/list'
import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Selection } from '../../../ui/table/selection.ts'
import { useEventChoices } from '../../partners/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { idsOfPeople, peopleSource, piecesQuery, remindPeople } from '../api.ts'
import { AskDialog } from '../register/ask-dialog.tsx'
import { registerAddress } from '../register-address.ts'

const states = { any: w.anyState, awaited: w.awaitedState, toCheck: w.toCheckState, refused: w.refusedState }

/** Who gave what: people down, papers across, whatever they are requested for. */
export function CollectTab() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const saved = useSavedColumns('papers_to_collect')
  const [{ event: eventNumber, state }, change] = useAddress(registerAddress)
  const event = Number(eventNumber) || undefined
  const [chosen, setChosen] = useState<Found | null>(null)
  const [requested, setRequested] = useState<readonly Found[] | null>(null)
  const scope = { ...(event !== undefined && { event }), ...(state && { state }) }
  const { data: pieces } = useSuspenseQuery(piecesQuery(event))
  const mayWrite = may.write(actor)
  const people = useColumns(collectList)
  const columns = pieces.map(({ name }) => ({
    key: `piece_${name}`,
    label: name,
    isWhole: true as const,
    width: 150,
    cell: (row: CollectPerson) => <Cells cells={row.cells.filter(({ piece }) => piece === name)} />,
  }))
  const remind = async (ids: number[]): Promise<void> => {
    await runAction(async () => {
      let written = 0
      for (let from = 0; from < ids.length; from += mostAtOnce) written += (await remindPeople(ids.slice(from, from + mostAtOnce))).written
      toast.success(say(w.reminded, { n: written }))
    })
  }
  const remindSelection = async (selection: Selection, clear: () => void): Promise<void> => {
    await remind(selection.all ? await idsOfPeople(selection.query, scope) : selection.ids.map(Number))
    clear()
  }
  return (
    <>
      <Group gap="xs" mb="sm">
        <Group gap="xs" role="group" aria-label={say(w.matrix)}>
          {(['any', ...collectStates] as const).map((known) => (
            <ToggleChip
              key={known}
              isOn={known === (state ?? 'any')}
              onClick={() => change({ state: known === 'any' ? undefined : known, page: undefined })}
            >
              {say(states[known])}
            </ToggleChip>
          ))}
        </Group>
        <LookupSelect
          aria-label={say(w.event)}
          placeholder={say(w.everyEvent)}
          size="xs"
          clearable
          {...useEventChoices()}
          value={chosen?.value === event ? (event ?? null) : null}
          shown={chosen ?? undefined}
          onChoose={(found) => {
            setChosen(found)
            change({ event: found ? String(found.value) : undefined, page: undefined })
          }}
        />
      </Group>
      <DataTable<CollectPerson>
        caption={w.matrix}
        source={peopleSource(scope)}
        saved={saved}
        columns={[...people, ...columns]}
        rowKey={(row) => row.id}
        rowName={({ name }) => name}
        rowHref={({ id }) => adminContact(id)}
        rowActions={({ id, name, awaited }) =>
          mayWrite
            ? [
                ...(awaited > 0 ? [{ label: w.remind, run: () => void remind([id]) }] : []),
                { label: w.ask, run: () => setRequested([{ value: id, label: name }]) },
              ]
            : []
        }
        bulkActions={mayWrite ? [{ label: w.remind, run: (selection, clear) => void remindSelection(selection, clear) }] : []}
        empty={state ? { sentence: w.nobodyInState } : { sentence: w.nobody, help: w.nobodyHelp }}
      />
      {requested ? <AskDialog people={requested} onClose={() => setRequested(null)} /> : null}
    </>
  )
}

/** People written to in one request. */
const mostAtOnce = 500

/** Where one paper stands for one person: more than once when two events ask for it. */
function Cells({ cells }: { cells: CollectPerson['cells'] }) {
  if (cells.length === 0) return emptyPlaceholder
  return cells.map(({ status, is_late }, index) => (
    <Group key={index} gap={4} wrap="nowrap">
      <StatusBadge of={documentStatus} is={status} />
      {is_late ? <Badge tone="danger">{w.late}</Badge> : null}
    </Group>
  ))
}
