import { describe, expect, test } from 'vitest'
import { type DocumentRelation, stranger } from './relation.ts'
import { type DocumentRestriction, documentRestriction } from './restriction.ts'
import { isRemovable, maySee } from './rules.ts'

const relations: DocumentRelation[] = (['none', 'limited', 'full'] as const).flatMap((administrator) =>
  [false, true].flatMap((is_author) =>
    [false, true].flatMap((is_subject) =>
      [false, true].flatMap((is_referent) =>
        (['none', 'begun', 'confirmed', 'present'] as const).flatMap((registration) =>
          (['none', 'event', 'part'] as const).map((partner) => ({
            administrator,
            is_author,
            is_subject,
            is_referent,
            registration,
            partner,
          })),
        ),
      ),
    ),
  ),
)

/** One ground at a time, and the levels it opens, written by hand. */
const grounds: Record<string, { ground: Partial<DocumentRelation>; levels: number[] }> = {
  stranger: { ground: {}, levels: [0] },
  unrestricted: { ground: { administrator: 'full' }, levels: [0, 1, 2, 3, 4, 5, 8, 9, 10] },
  restricted: { ground: { administrator: 'limited' }, levels: [0, 1, 2, 3, 4, 5, 8, 10] },
  author: { ground: { is_author: true }, levels: [0, 1, 2, 3, 4, 5, 8, 9, 10] },
  subject: { ground: { is_subject: true }, levels: [0, 10] },
  referent: { ground: { is_referent: true }, levels: [0, 10] },
  begun: { ground: { registration: 'begun' }, levels: [0, 1] },
  confirmed: { ground: { registration: 'confirmed' }, levels: [0, 1, 2] },
  present: { ground: { registration: 'present' }, levels: [0, 1, 2, 3] },
  sister: { ground: { partner: 'event' }, levels: [0, 5] },
  partner: { ground: { partner: 'part' }, levels: [0, 1, 2, 3, 4, 5] },
}
const levelsOf = (relation: DocumentRelation) =>
  documentRestriction.keys.filter((level) => maySee(relation, level)).map(documentRestriction.codeOf)

describe('restriction levels', () => {
  test.each(Object.entries(grounds))('%s', (_name, { ground, levels }) => {
    expect(levelsOf({ ...stranger, ...ground })).toEqual(levels)
  })

  test('every combination opens exactly what its grounds open one by one', () => {
    expect(relations).toHaveLength(288)
    const holds = (relation: DocumentRelation, ground: Partial<DocumentRelation>) =>
      Object.entries(ground).every(([name, value]) => relation[name as keyof DocumentRelation] === value)
    for (const relation of relations) {
      const expected = new Set(Object.values(grounds).flatMap(({ ground, levels }) => (holds(relation, ground) ? levels : [])))
      expect(levelsOf(relation), JSON.stringify(relation)).toEqual([...expected].sort((a, b) => a - b))
    }
  })

  test('what concerns one person opens to no other person whatever their registration or part', () => {
    const others = relations.filter(
      ({ administrator, is_author, is_subject, is_referent }) => administrator === 'none' && !is_author && !is_subject && !is_referent,
    )
    expect(others.filter((relation) => maySee(relation, 'contact'))).toEqual([])
  })
})

test('evidence is never removed, nor anything accepted', () => {
  expect(isRemovable({ category: 'presence', status: 'created' })).toBe(false)
  expect(isRemovable({ category: 'bill', status: 'created' })).toBe(false)
  expect(isRemovable({ category: 'other', status: 'validated' })).toBe(false)
  expect(isRemovable({ category: 'other', status: 'signed' })).toBe(false)
  expect(isRemovable({ category: 'other', status: 'toValidate' })).toBe(true)
  const level: DocumentRestriction = 'contact'
  expect(maySee(stranger, level)).toBe(false)
})
