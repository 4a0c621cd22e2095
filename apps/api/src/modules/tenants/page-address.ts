import { addressAt } from '@kxo/domain/identity/paths'
import type { Context } from '../../platform/context.ts'

/** The whole address of a page of a tenant, as a mail or a print writes it. */
export const pageAddress = ({ tenant, services }: Pick<Context, 'tenant' | 'services'>, path: string): string =>
  services.publicUrl() + addressAt(tenant.name, path)
