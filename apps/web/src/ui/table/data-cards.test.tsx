import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyPlaceholder } from '../display/empty-placeholder.ts'
import { InFrench } from '../i18n/language-fixture.tsx'
import type { Column } from './column.ts'
import { DataCards } from './data-cards.tsx'
import { noSelection } from './selection.ts'

type Row = { name: string; facts: readonly (string | null)[] }
/** The names of the facts a card tells, those at a glance first. */
function factsShown(facts: readonly (string | null)[]): { first: string[]; folded: string[] } {
  const columns: Column<Row>[] = [
    { key: 'name', label: 'Nom', cell: (row) => row.name },
    ...facts.map((_, index) => ({ key: `f${index}`, label: `F${index}`, cell: (row: Row) => row.facts[index] })),
  ]
  render(
    <InFrench>
      <DataCards
        columns={columns}
        rows={[{ name: 'Léa', facts }]}
        rowKey={() => 1}
        rowName={({ name }) => name}
        loading={false}
        selection={noSelection}
        onSelect={() => {}}
      />
    </InFrench>,
  )
  const namesIn = (part: HTMLElement | null): string[] => (part ? within(part).queryAllByRole('term') : []).map((term) => term.textContent)
  const folded = namesIn(screen.queryByRole('group'))
  return { first: namesIn(screen.getByRole('listitem')).filter((name) => !folded.includes(name)), folded }
}
afterEach(cleanup)

test('a card leaves out what is not known', () => {
  expect(factsShown(['lea@forma.test', emptyPlaceholder, '', null, 'Lyon'])).toEqual({ first: ['F0', 'F4'], folded: [] })
})

test('a card tells four facts at a glance and folds the others, never a single one', () => {
  expect(factsShown(['1', '2', '3', '4', '5'])).toEqual({ first: ['F0', 'F1', 'F2', 'F3', 'F4'], folded: [] })
  cleanup()
  expect(factsShown(['1', '2', emptyPlaceholder, '3', '4', '5', '6'])).toEqual({ first: ['F0', 'F1', 'F3', 'F4'], folded: ['F5', 'F6'] })
})

test('the state of the record stands beside its name', () => {
  const columns: Column<{ name: string }>[] = [
    { key: 'name', label: 'Nom', cell: ({ name }) => name },
    { key: 'status', label: 'Statut', cell: () => 'Actif' },
  ]
  render(
    <InFrench>
      <DataCards
        columns={columns}
        rows={[{ name: 'Léa' }]}
        rowKey={() => 1}
        rowName={({ name }) => name}
        loading={false}
        selection={noSelection}
        onSelect={() => {}}
      />
    </InFrench>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('LéaActif')
})
