import { endingContract } from '@kxo/domain/tenants/ending/ending-contract'
import { type Sheets, settingsContract, tenantSheetsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import type { Context } from '../../../platform/context.ts'
import { routes, type Verbs } from '../../../platform/http/serve.ts'
import { askDeletion, cancelDeletion, confirmDeletion, readDeletion } from '../ending/deletion.ts'
import { resumeTenant, suspendTenant } from '../ending/suspend-tenant.ts'
import { getReferent } from '../get-referent.ts'
import { askVendor } from '../vendor/ask-vendor.ts'
import { createTenant } from '../vendor/create-tenant.ts'
import { getTenantLine, listTenants } from '../vendor/list-tenants.ts'
import { readFigures } from '../vendor/read-figures.ts'
import { listVendorCompanies, setVendorCompany } from '../vendor/vendor-company.ts'
import { visit } from '../visit.ts'
import { removeLogo, uploadLogo } from './set-logo.ts'
import { sheets } from './sheets.ts'

/** A tenant's own settings. */
export const settingsRoutes = routes(settingsContract, { ...sheets, uploadLogo, removeLogo, referent: getReferent, askVendor })

type Visited = { params: { id: number } }
/** The same sheets, in the tenant a super administrator looks at. */
const visited = Object.fromEntries(
  Object.entries(sheets).map(([name, sheet]) => [
    name,
    (context: Context, input: Visited) =>
      visit(context, input.params.id, name, (there) => (sheet as (context: Context, input: Visited) => Promise<unknown>)(there, input)),
  ]),
) as unknown as Verbs<Sheets> // each verb keeps the shape of its sheet

export const tenantSheetsRoutes = routes(tenantSheetsContract, visited)

export const vendorRoutes = routes(vendorContract, {
  figures: readFigures,
  list: listTenants,
  get: getTenantLine,
  create: createTenant,
  suspend: suspendTenant,
  resume: resumeTenant,
  companies: listVendorCompanies,
  setCompany: setVendorCompany,
})

export const endingRoutes = routes(endingContract, {
  read: readDeletion,
  ask: askDeletion,
  confirm: confirmDeletion,
  cancel: cancelDeletion,
})
