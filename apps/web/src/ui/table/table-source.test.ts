import { expect, test } from 'vitest'
import { listAddressOf } from './list-address.ts'
import { listQuery, pageQuery, type TableSource } from './table-source.ts'

const source: TableSource<never> = { queryKey: ['companies'], fetch: async () => ({ results: [], count: 0, page: 1, page_size: 25 }) }

test('what is read ahead of a list is what its table asks for', () => {
  const search = { page: '2', sort: '-name', q: 'lyon', tab: 'open' }
  expect(listQuery(source, search).queryKey).toEqual(pageQuery(source, listAddressOf(search)).queryKey)
  expect(listQuery(source, {}, { sort: 'name' }).queryKey).toEqual(['companies', expect.objectContaining({ page: 1, sort: 'name' })])
})
