import type { Context } from '../src/platform/context.ts'
import { seedAgency } from './agency-world.ts'
import { seedHelp } from './forma-help.ts'
import { seedTasks } from './forma-tasks.ts'
import { seedForma } from './forma-world.ts'
import { seedBarreau, seedClub, seedKxo } from './light-worlds.ts'
import { seedRecrut } from './recrut-world.ts'

/** What a demo tenant holds beyond its accounts, by tenant name. */
export const worlds: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  kxo: seedKxo,
  forma: async (context) => {
    await seedForma(context)
    await seedTasks(context)
    await seedHelp(context)
  },
  club: seedClub,
  barreau: seedBarreau,
  recrut: seedRecrut,
  event: seedAgency,
  salon: seedAgency,
}
