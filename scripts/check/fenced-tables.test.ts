import { expect, test } from 'vitest'
import { fencedTables } from './fenced-tables.ts'
import { treeOf } from './tree.ts'

const migration = (sql: string) => treeOf({ 'apps/api/migrations/0009_things.sql': sql })

test('a table without its fence is a fault, at its line', () => {
  expect(fencedTables.check(migration('-- things\ncreate table things (id bigint);'))).toMatchObject([{ line: 2 }])
})

test('a fence in a comment, or around another table, protects nothing', () => {
  expect(fencedTables.check(migration("create table things (id bigint);\n-- select fence_tenant('things');"))).toHaveLength(1)
  expect(fencedTables.check(migration("create table things (id bigint);\nselect fence_tenant('other_things');"))).toHaveLength(1)
})

test('a fenced table is fine', () => {
  expect(fencedTables.check(migration("create table if not exists things (id bigint);\nselect fence_tenant('things');"))).toEqual([])
})
