import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { readToasts, toast } from './toast.ts'
import { ToastArea } from './toast-area.tsx'

afterEach(() => {
  for (const { id } of readToasts()) toast.dismiss(id)
  cleanup()
})

test.each([
  [{ status: 500, message: 'Une erreur est survenue', correlation_id: 'c-7' }, true],
  [{ status: 409, message: 'Complet', correlation_id: 'c-8' }, false],
  [{ status: 502, message: 'Service indisponible', correlation_id: null }, false],
])('a failure of the server bears the reference to quote, a refusal does not: %o', (failure, bears) => {
  render(
    <InFrench>
      <ToastArea />
    </InFrench>,
  )
  act(() => toast.failure(failure))
  screen.getByText(failure.message)
  expect(screen.queryAllByText(/^Référence à communiquer/).map((one) => one.textContent)).toEqual(
    bears ? ['Référence à communiquer\u00A0: c-7'] : [],
  )
})
