import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import { adminSettings, adminTenant, adminTenants, vendorSheet } from '@kxo/domain/tenants/paths'
import { may, settingsTabs } from '@kxo/domain/tenants/permissions'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { IconBuildingCommunity } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

/** The tab of the settings. */
const settingsAddress = z.object({ tab: oneOf(settingsTabs) })

export const tenantsPages = pages([
  {
    space: 'admin',
    path: adminSettings.pattern,
    aliases: [vendorSheet.pattern],
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => isFullAdministrator(actor),
    address: settingsAddress,
    reads: ({ search, viewer: { tenant } }) =>
      import('./settings/settings-api.ts').then(({ sheetQuery }) =>
        (search['tab'] ?? 'formula') === 'formula' ? [sheetQuery({ client: tenant.name }, 'formula')] : [],
      ),
    component: () => import('./settings/settings-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTenants.pattern,
    layout: 'admin',
    title: v.listTitle,
    menu: { order: 15, icon: IconBuildingCommunity, label: v.listTitle },
    offered: ({ actor, tenant }) => may.manageTenants(actor, tenant),
    permitted: ({ actor, tenant }) => may.manageTenants(actor, tenant),
    reads: ({ search }) => import('./tenants/tenants-api.ts').then(({ tenantsSource }) => [listQuery(tenantsSource(), search)]),
    component: () => import('./tenants/tenants-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTenant.pattern,
    layout: 'admin',
    title: v.tenantTitle,
    offered: ({ actor, tenant }) => may.manageTenants(actor, tenant),
    permitted: ({ actor, tenant }) => may.manageTenants(actor, tenant),
    address: settingsAddress,
    reads: ({ params }) => import('./tenants/tenants-api.ts').then(({ tenantQuery }) => [tenantQuery(recordIdIn(params['id']))]),
    component: () => import('./tenants/tenant-page.tsx'),
  },
])
