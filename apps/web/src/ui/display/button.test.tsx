import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('while it is loading, a button keeps the focus and does nothing more', () => {
  const [press, submit] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={press}>
        Enregistrer
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Enregistrer' }) as HTMLButtonElement
  button.focus()
  fireEvent.click(button)
  // What is disabled loses the focus, and the keyboard its place.
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect([press.mock.calls, submit.mock.calls]).toEqual([[], []])
})
