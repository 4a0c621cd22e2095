import { describe, expect, test } from 'vitest'
import type { SignatureRow } from '../queries.ts'
import { canonical, chainHash, verifyChain } from './chain.ts'

const link = (id: number) => ({
  event_id: 1,
  slot_id: 10 + (id % 2),
  registration_id: id,
  partner_user_id: null,
  signed_at: new Date(1_772_524_800_000 + id),
  drawing: id % 3 === 0 ? null : `data:image/png;base64,${id}`,
  typed_name: id % 3 === 0 ? 'Camille Durand' : null,
  consent_version: 'v',
  evidence: { person: { id, mail: 'a@b.fr' }, address: '203.0.113.4' },
})
const chainOf = (count: number): SignatureRow[] => {
  const rows: SignatureRow[] = []
  for (let id = 1; id <= count; id++) {
    const previous_hash = rows.at(-1)?.hash ?? ''
    rows.push({ tenant_id: 1, id, ...link(id), previous_hash, hash: chainHash(previous_hash, link(id)) })
  }
  return rows
}
const head = (rows: SignatureRow[]) => rows.at(-1)?.hash ?? ''

describe('FOR-33 chain of signatures', () => {
  const chain = chainOf(6)
  test('is unbroken as written, whatever the order of the evidence’s keys when read back', () => {
    const reordered = chain.map((row) => ({ ...row, evidence: Object.fromEntries(Object.entries(row.evidence as object).toReversed()) }))
    expect(verifyChain(reordered as SignatureRow[], head(chain))).toEqual({ count: 6, is_unbroken: true, broken_at: null })
    expect(verifyChain([], '')).toMatchObject({ is_unbroken: true })
  })

  test.each<[string, (rows: SignatureRow[]) => SignatureRow[], number | null]>([
    [
      'an instant moved',
      (rows) => rows.map((row) => (row.id === 3 ? { ...row, signed_at: new Date(row.signed_at.getTime() + 1) } : row)),
      3,
    ],
    ['another drawing', (rows) => rows.map((row) => (row.id === 4 ? { ...row, drawing: 'data:image/png;base64,x' } : row)), 4],
    ['another person', (rows) => rows.map((row) => (row.id === 2 ? { ...row, registration_id: 99 } : row)), 2],
    [
      'another address',
      (rows) => rows.map((row) => (row.id === 5 ? { ...row, evidence: { ...(row.evidence as object), address: '198.51.100.1' } } : row)),
      5,
    ],
    ['one removed', (rows) => rows.filter(({ id }) => id !== 3), 4],
    ['two exchanged', (rows) => [rows[1]!, rows[0]!, ...rows.slice(2)], 2],
    ['the last removed', (rows) => rows.slice(0, -1), null],
    ['one added', (rows) => [...rows, { ...rows[5]!, id: 7 }], 7],
    [
      'one changed with its own hash made again',
      (rows) =>
        rows.map((row) =>
          row.id === 3 ? { ...row, typed_name: 'Autre', hash: chainHash(row.previous_hash, { ...row, typed_name: 'Autre' }) } : row,
        ),
      4,
    ],
  ])('%s is seen', (_name, tamper, broken_at) => {
    expect(verifyChain(tamper(chain), head(chain))).toMatchObject({ is_unbroken: false, broken_at })
  })
})

test('one text for one value', () => {
  expect(canonical({ b: 1, a: [null, undefined, 'é'], c: undefined, d: new Date(0) })).toBe(
    '{"a":[null,null,"é"],"b":1,"d":"1970-01-01T00:00:00.000Z"}',
  )
})
