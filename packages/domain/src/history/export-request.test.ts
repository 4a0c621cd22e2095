import { expect, test } from 'vitest'
import { exportRequestOf } from './export-request.ts'

test('an export tells its format, its search and its filters', () => {
  const filters = [{ field: 'town', comparator: '=', value: 'Lyon' }]
  expect(exportRequestOf(JSON.stringify({ format: 'csv', q: 'morel', filters, columns: ['name'], sort: '-name' }))).toEqual({
    format: 'csv',
    q: 'morel',
    filters,
  })
  expect(exportRequestOf('{"format":"xlsx"}')).toEqual({ format: 'xlsx' })
})
test.each([null, 'complaints', '{"format"', '{"q":"sans format"}', '[]'])('%s is no export’s', (info) =>
  expect(exportRequestOf(info)).toBeUndefined(),
)
