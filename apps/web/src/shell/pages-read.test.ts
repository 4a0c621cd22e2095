import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bindTenant } from '../platform/bound-tenant.ts'
import { tenantOf, viewerAt } from '../platform/viewer-fixtures.ts'
import { fitSearch } from '../ui/navigation/address-schema.ts'
import { everyPage } from './every-page.ts'

/** Pages that show what nobody needs to ask the server for first. */
const readNothing = new Set(['/admin/form/new', '/admin/sms/write'])

const guarded = everyPage.filter(({ space }) => space !== 'public')

test('a page behind a login says what it reads, so that it is asked while its code comes', () => {
  expect(guarded.filter(({ path, reads }) => !reads && !readNothing.has(path)).map(({ path }) => path)).toEqual([])
})

test.each(guarded.flatMap((page) => (page.reads ? [[page.path, page.reads, page.address] as const] : [])))(
  '%s reads queries of its tenant',
  async (_, reads, address) => {
    const tenant = tenantOf('forma')
    bindTenant(tenant.name)
    const place = { params: { id: '4', event_id: '4', activity: '5', morph: 'User' }, search: fitSearch(address, { tab: '<nothing>' }) }
    const queries = await reads({ ...place, viewer: viewerAt(tenant) })
    // A key begins with its resource, or acts would never make it stale.
    expect(queries.filter(({ queryKey }) => typeof queryKey[0] !== 'string' || queryKey[0] === '')).toEqual([])
  },
  120_000,
)

test('what no tab is called leaves the address of a page that has tabs', () => {
  const still = everyPage.filter(({ address }) => fitSearch(address, { tab: '<nothing>' }).tab !== undefined)
  expect(still.filter(({ address }) => address && 'tab' in z.parse(address, {})).map(({ path }) => path)).toEqual([])
})
