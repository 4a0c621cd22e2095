import { expect, test } from 'vitest'
import { type ListView, searchOfView, viewSearch, viewShown, withView } from './list-view.ts'

const view = (name: string, search: Record<string, string> = {}): ListView => ({ name, columns: [], search })

test('a view keeps what the address asks for, without the page reached nor what is opened over the list', () => {
  expect(viewSearch({ page: '3', job: '12', tab: 'archived', sort: '-name', q: undefined })).toEqual({ tab: 'archived', sort: '-name' })
})

test('opening a view drops what the address held besides', () => {
  expect(searchOfView(view('Lyon', { q: 'Lyon' }), { q: 'Paris', tab: 'all', page: '2' })).toEqual({
    q: 'Lyon',
    tab: undefined,
    page: undefined,
  })
})

test('the view on screen is the one whose address is asked for, on any page', () => {
  const views = [view('Lyon', { q: 'Lyon', sort: 'name' }), view('Tout')]
  expect(viewShown(views, { sort: 'name', q: 'Lyon', page: '4' })?.name).toBe('Lyon')
  expect(viewShown(views, {})?.name).toBe('Tout')
  expect(viewShown(views, { q: 'Lyon' })).toBeUndefined()
})

test('a view takes the place of the one that bore its name', () => {
  const views = withView([view('Ancienne'), view('lyon', { q: 'a' })], view('Lyon', { q: 'b' }))
  expect(views.map(({ name, search }) => `${name} ${search['q'] ?? ''}`)).toEqual(['Ancienne ', 'Lyon b'])
})
