import { vendorContract as contract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

export const tenantsSource = () => tableSource(contract.list, {})
export const tenantQuery = (id: number) => apiQuery(contract.get, { params: { id } })
