import { isPeriod } from '@kxo/domain/reporting/rules'
import * as z from 'zod/mini'
import { textThat } from '../../ui/navigation/address-schema.ts'

/** The period a referent looks at. */
export const teamDashboardAddress = z.object({ period: textThat(isPeriod) })

/** The period looked at, and the figure whose list is open. */
export const dashboardAddress = z.object({ period: textThat(isPeriod), figure: textThat((text) => /^[a-z_]+$/.test(text)) })
