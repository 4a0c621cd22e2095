import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import { adminSettings, adminTenant, adminTenants, vendorSheet } from '@kxo/domain/tenants/paths'
import { may } from '@kxo/domain/tenants/permissions'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'

export const tenantsPages = pages([
  {
    space: 'admin',
    path: adminSettings.pattern,
    aliases: [vendorSheet.pattern],
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => isFullAdministrator(actor),
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
    component: () => import('./tenants/tenants-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTenant.pattern,
    layout: 'admin',
    title: v.tenantTitle,
    offered: ({ actor, tenant }) => may.manageTenants(actor, tenant),
    permitted: ({ actor, tenant }) => may.manageTenants(actor, tenant),
    component: () => import('./tenants/tenant-page.tsx'),
  },
])
