import { expect, expectTypeOf, test } from 'vitest'
import { errorList, kernelErrors, ProductError, refuse } from './errors.ts'

const own = errorList({ full: { http: 409, fr: 'COMPLET', en: 'FULL' } })

test('the code of a refusal is the key it is declared under', () => {
  expect(own.full).toEqual({ code: 'full', http: 409, fr: 'COMPLET', en: 'FULL' })
  expectTypeOf(own.full.code).toEqualTypeOf<'full'>()
  for (const [key, kind] of Object.entries(kernelErrors)) expect(kind.code).toBe(key)
})

test('the statuses of the shared refusals', () => {
  const statuses = Object.values(kernelErrors).map(({ http }) => http)
  expect([...new Set<number>(statuses)].sort((a, b) => a - b)).toEqual([
    400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 500, 503, 507,
  ])
  expect(kernelErrors.accessDenied).toMatchObject({ http: 403, fr: 'Accès refusé' })
  expect(kernelErrors.invalid).toMatchObject({ http: 422, fr: 'Sauvegarde impossible' })
  expect(kernelErrors.unexpected).toMatchObject({ http: 500, fr: 'Une erreur est survenue' })
})

test('a refusal carries its kind, values and details', () => {
  const details = [{ field: 'name', message: 'tooLong', values: { max: 5 } }]
  const attempt = () => refuse(kernelErrors.wrongTransition, { from: own.full, to: 'x' }, details)
  expect(attempt).toThrow(ProductError)
  try {
    attempt()
  } catch (error) {
    expect(error).toMatchObject({
      message: 'wrongTransition',
      kind: kernelErrors.wrongTransition,
      values: { from: own.full, to: 'x' },
      details,
    })
  }
  expect(new ProductError(own.full)).toMatchObject({ values: {}, details: undefined })
})
