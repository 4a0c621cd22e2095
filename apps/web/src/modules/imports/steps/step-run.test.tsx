import type { Import } from '@kxo/domain/imports/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { StepRun } from './step-run.tsx'

const verdict = { lines: 3, created: 2, changed: 1, unchanged: 0, refused: 0, kinds: {}, kept: 0 }
const done = { id: 9, kind: 'events', status: 'done', file_name: 'a.csv', verdict, may_undo: false, work: null } as unknown as Import // what the page reads of it
afterEach(cleanup)

test('what an import created is one click away, and nothing else of the list', async () => {
  showPage(() => <StepRun record={done} />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Voir les 2 événements créés' })
  const search = new URL(link.href).searchParams
  expect(search.get('tab')).toBe('all')
  expect(JSON.parse(search.get('filters') ?? '')).toEqual([{ field: 'import_id', comparator: '=', value: 9 }])
})

test('an import that only changed lines opens the list as it is', async () => {
  showPage(() => <StepRun record={{ ...done, verdict: { ...verdict, created: 0 } }} />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Voir les/ })
  expect(new URL(link.href).search).toBe('')
})
