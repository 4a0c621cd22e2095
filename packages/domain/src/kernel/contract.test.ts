import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogue } from './catalogue.ts'
import { endpoint, fillPath, type Input, type Output } from './contract.ts'
import { ListQuery, listOf } from './listing.ts'
import { wire } from './wire.ts'

const status = catalogue({
  open: { code: 0, label: { fr: 'Ouvert', en: 'Open' } },
  closed: { code: 9, label: { fr: 'Fermé', en: 'Closed' } },
})
const Row = z.object({ id: wire.id, status: status.wire, price: wire.money })

const close = endpoint({
  method: 'POST',
  path: '/clients/:client/rows/:id/closing/',
  summary: 'Close a row',
  params: z.object({ client: z.string(), id: wire.id }),
  body: z.object({ at: wire.instant, note: z.optional(z.string()) }),
  response: Row,
})
const list = endpoint({ method: 'GET', path: '/clients/:client/rows/', summary: 'Rows', query: ListQuery, response: listOf(Row) })
const leave = endpoint({ method: 'DELETE', path: '/session/', summary: 'Leave', status: 204 })

test('a verb receives and answers domain values', () => {
  expectTypeOf<Input<typeof close>>().toEqualTypeOf<{
    params: { client: string; id: number }
    body: { at: Date; note?: string | undefined }
  }>()
  expectTypeOf<Output<typeof close>>().toEqualTypeOf<{ id: number; status: 'open' | 'closed'; price: number }>()
  expectTypeOf<Output<typeof list>['results'][number]>().toEqualTypeOf<Output<typeof close>>()
  expectTypeOf<Input<typeof list>['query']['page_size']>().toEqualTypeOf<number>()
  expectTypeOf<Input<typeof leave>>().toEqualTypeOf<Record<never, never>>()
  expectTypeOf<Output<typeof leave>>().toBeVoid()
  expectTypeOf(close.path).toEqualTypeOf<'/clients/:client/rows/:id/closing/'>()
})

test('a request and its answer travel as wire values', () => {
  expect(z.decode(close.params, { client: 'forma', id: '12' })).toEqual({ client: 'forma', id: 12 })
  expect(z.encode(close.response, { id: 12, status: 'closed', price: 1050 })).toEqual({ id: 12, status: 9, price: 10.5 })
})

test('an empty list query has its defaults; the text of an address is read', () => {
  expect(z.decode(ListQuery, {})).toEqual({ page: 1, page_size: 25 })
  const query = { page: '2', page_size: '100', sort: '-start_date', q: 'été', filters: '[{"field":"a","comparator":"X"}]', columns: 'a,b' }
  const read = {
    page: 2,
    page_size: 100,
    sort: '-start_date',
    q: 'été',
    filters: [{ field: 'a', comparator: 'X' as const }],
    columns: ['a', 'b'],
  }
  expect(z.decode(ListQuery, query)).toEqual(read)
  expect(z.decode(ListQuery, z.encode(ListQuery, read))).toEqual(read)
})

test.each([{ page: '0' }, { page_size: '30' }, { page: 'x' }, { filters: '[{"field":"a","comparator":"LIKE"}]' }, { format: 'pdf' }])(
  '%j is refused',
  (query) => expect(z.safeDecode(ListQuery, query as never).success).toBe(false),
)

test('a path is filled and escaped, never with a hole', () => {
  expect(fillPath(close.path, { client: 'a/b', id: 12 })).toBe('/clients/a%2Fb/rows/12/closing/')
  for (const id of [undefined, null, '']) expect(() => fillPath(close.path, { client: 'a', id })).toThrow('lacks id')
})
