import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../platform/page-fixture.tsx'
import Palette from './palette.tsx'
import type { Section } from './use-palette.ts'

const found = vi.hoisted(() => ({ tell: (_: readonly Section[]): void => undefined }))
vi.mock('./use-palette.ts', async () => {
  const { useEffect, useState } = await import('react')
  return {
    usePalette: () => {
      const [sections, setSections] = useState<readonly Section[]>([])
      useEffect(() => {
        found.tell = setSections
      }, [])
      return { sections, isSearching: true, hasFailed: false }
    },
  }
})
afterEach(cleanup)

const section = (key: string, ...names: string[]): Section => ({
  key,
  label: { fr: key, en: key },
  entries: names.map((label) => ({ label, to: `/${label}` })),
})
const chosen = () => screen.getByRole('option', { selected: true }).textContent

test('what is chosen stays so when more is found before it, and is what opens', async () => {
  const { history } = showPage(() => <Palette onClose={() => undefined} />)
  const box = await screen.findByRole('combobox')
  await act(async () => found.tell([section('companies', 'dupont', 'durand')]))
  expect(chosen()).toBe('dupont')
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(chosen()).toBe('durand')
  await act(async () => found.tell([section('contacts', 'ana', 'lea'), section('companies', 'dupont', 'durand')]))
  expect(chosen()).toBe('durand')
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
  expect(history.location.href).toBe('/durand')
})

test('other letters begin again at the first found', async () => {
  showPage(() => <Palette onClose={() => undefined} />)
  const box = await screen.findByRole('combobox')
  await act(async () => found.tell([section('companies', 'dupont', 'durand')]))
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.change(box, { target: { value: 'du' } })
  expect(chosen()).toBe('dupont')
})
