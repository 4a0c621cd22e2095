import { kernelErrors } from '@kxo/domain/kernel/errors'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { showPage } from './page-fixture.tsx'

const failing = (error: ApiError) => () => {
  throw error
}

test('a page whose reading is refused to this person is refused as a page is', async () => {
  const { http, fr } = kernelErrors.accessDenied
  showPage(failing(new ApiError({ status: http, code: 'accessDenied', message: fr })))
  expect(await screen.findByRole('heading', { name: fr })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page whose reading failed otherwise says why, and is read again', async () => {
  const { http, fr } = kernelErrors.unavailable
  showPage(failing(new ApiError({ status: http, code: 'unavailable', message: fr })))
  expect((await screen.findByRole('alert')).textContent).toContain(fr)
  expect(screen.getByRole('button')).toBeTruthy()
})
