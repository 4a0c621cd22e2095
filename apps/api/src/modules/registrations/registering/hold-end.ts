import type { Context } from '../../../platform/context.ts'
import { paramsOf } from '../../tenants/index.ts'

type Holding = { hold_minutes: number | null }

/** Minutes a place is held while its person registers: as the event says, else the tenant. */
export const holdMinutes = (tenant: Context['tenant'], event: Holding | undefined): number =>
  event?.hold_minutes ?? paramsOf(tenant).hold_minutes

/** Until when the place of who registers oneself is kept. */
export const holdEnd = ({ now, tenant }: Pick<Context, 'now' | 'tenant'>, event: Holding): Date =>
  new Date(now.getTime() + holdMinutes(tenant, event) * 60_000)
