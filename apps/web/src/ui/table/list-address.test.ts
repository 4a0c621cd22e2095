import { expect, test } from 'vitest'
import { listAddressOf, searchOf } from './list-address.ts'

test('an address without query asks for the first 25', () =>
  expect(listAddressOf({})).toEqual({ page: 1, page_size: 25, sort: undefined, q: undefined, filters: undefined }))

test('what is unreadable falls back', () =>
  expect(listAddressOf({ page: '-1', page_size: '7', filters: '{oops', q: '' })).toEqual(listAddressOf({})))

test('a list comes back as it was sent', () => {
  const list = {
    page: 3,
    page_size: 50,
    sort: '-start_date',
    q: 'été',
    filters: [{ field: 'place', comparator: '=' as const, value: 'Lyon' }],
  }
  const search = searchOf(list)
  expect(search).toMatchObject({ page: '3', page_size: '50', sort: '-start_date', q: 'été' })
  expect(listAddressOf(search)).toEqual(list)
})

test('defaults stay out of the address, and can be undone', () => {
  const defaults = { sort: 'name', page_size: 10, filters: [{ field: 'a', comparator: 'X' as const }] }
  expect(Object.values(searchOf(listAddressOf({}, defaults), defaults)).filter((value) => value !== undefined)).toEqual([])
  expect(searchOf({ ...listAddressOf({}, defaults), filters: undefined }, defaults).filters).toBe('[]')
})
