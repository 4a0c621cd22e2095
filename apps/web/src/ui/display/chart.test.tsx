import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { Chart } from './chart.tsx'

vi.mock('./chart-drawing.tsx', () => ({ default: () => <p>drawn</p> }))

let comeIntoView: () => void = () => undefined
class Observer {
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => notice([{ isIntersecting: true }])
  }
  observe = () => undefined
  disconnect = () => undefined
}
const show = () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const points = [{ month: 'janvier', count: 12 }]
  render(
    <Chart
      title="Inscriptions"
      kind="bar"
      points={points}
      x={{ key: 'month', label: 'Mois' }}
      series={[{ key: 'count', label: 'Nombre' }]}
      empty="Rien"
    />,
    { wrapper: InFrench },
  )
}
afterEach(() => vi.unstubAllGlobals())

test('a chart is drawn once it is seen, and stays drawn on paper', async () => {
  show()
  await act(async () => {})
  expect(screen.queryByText('drawn')).toBeNull()
  act(() => comeIntoView())
  expect(await screen.findByText('drawn')).toBeDefined()
  fireEvent(window, new Event('beforeprint'))
  expect(screen.queryByRole('table')).toBeNull()
})

test('a chart nobody has scrolled to is printed as its table', () => {
  show()
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByRole('table', { name: 'Inscriptions' }).textContent).toContain('12')
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('table')).toBeNull()
})
