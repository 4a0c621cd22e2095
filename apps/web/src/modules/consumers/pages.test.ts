import { contractTermination, contractWithdrawal } from '@kxo/domain/consumers/paths'
import { expect, test } from 'vitest'
import { guard } from '../../platform/guard.ts'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { consumersPages } from './pages.ts'

test.each([contractWithdrawal.pattern, contractTermination.pattern])(
  'PRV-52, PRV-53: a consumer ends their contract at %s even with a tenant that is suspended',
  (path) => {
    const viewer = viewerAt(tenantOf('forma', { is_suspended: true, params: { sells_to_consumers: true } }))
    const page = consumersPages.find((one) => one.path === path) ?? null
    expect(guard({ page, viewer, client: 'forma', first: 'forma' })).toEqual({ kind: 'page' })
  },
)
