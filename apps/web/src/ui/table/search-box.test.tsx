import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { SearchBox } from './search-box.tsx'

const ask = vi.fn<(text: string) => void>()
/** The box, for an address that asks for something. */
const page = (search: string) => (
  <InFrench>
    <SearchBox label="Rechercher" value={search} onChange={ask} />
  </InFrench>
)
const box = () => screen.getByRole('searchbox') as HTMLInputElement
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const rest = (): void => void act(() => vi.advanceTimersByTime(400))

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('letters typed while the address catches up stay, and are searched in their turn', () => {
  const { rerender } = render(page(''))
  type('mar')
  rest()
  type('marti')
  rerender(page('mar'))
  expect(box().value).toBe('marti')
  rest()
  expect(ask.mock.calls).toEqual([['mar'], ['marti']])
})

test('of two searches on their way, the first to come back leaves what is typed', () => {
  const { rerender } = render(page(''))
  type('mar')
  rest()
  type('marti')
  rest()
  rerender(page('mar'))
  expect(box().value).toBe('marti')
  rerender(page('marti'))
  expect(box().value).toBe('marti')
  rest()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what comes from elsewhere takes the place of what is typed', () => {
  const { rerender } = render(page(''))
  type('mar')
  rest()
  rerender(page('mar'))
  type('mart')
  rerender(page(''))
  expect(box().value).toBe('')
  rest()
  expect(ask.mock.calls).toEqual([['mar']])
})

test('a page that is left searches nothing more', () => {
  const { unmount } = render(page(''))
  type('mar')
  unmount()
  rest()
  expect(ask).not.toHaveBeenCalled()
})
