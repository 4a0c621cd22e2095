import { describe, expect, test } from 'vitest'
import { catalogueQueryOf, catalogueSearch, daysOfMonth, readCatalogueAddress } from './catalogue-address.ts'

const read = (search: string) => readCatalogueAddress(new URLSearchParams(search))

describe('the address of a catalogue', () => {
  test('what it may not hold is as if it were not there', () => {
    expect(read('q=droit&view=table&sort=secret&page=0&month=2027-13&price=free&nb=7&from=2027-02-31x&lang=de&other=1')).toEqual({
      q: 'droit',
      price: 'free',
    })
  })
  test('a change goes back to the first page, but that of the page; what is removed is not written', () => {
    const address = read('theme=Droit&page=3&view=list')
    expect(catalogueSearch(address, { theme: 'Paie' })).toBe('?theme=Paie&view=list')
    expect(catalogueSearch(address, { page: '4' })).toBe('?theme=Droit&view=list&page=4')
    expect(catalogueSearch(address, { theme: undefined, view: undefined })).toBe('')
  })
  test('it asks the list for what it says, a month being its days', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(catalogueQueryOf(read('month=2027-04&from=2027-01-01&free_places=true&sort=price&nb=10&type=inter&page=2'))).toEqual({
      page: 2,
      page_size: 10,
      from: '2027-04-01',
      to: '2027-04-30',
      type: 'inter',
      free_places: true,
      sort: 'price',
    })
    expect(catalogueQueryOf({ sort: 'start_date' })).toEqual({ page: 1, page_size: 25 })
  })
})
