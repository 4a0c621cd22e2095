import type { Context } from '../src/platform/context.ts'
import { seedAgency } from './agency-world.ts'
import { liveBarreau, liveClub } from './club-worlds.ts'
import { seedChat } from './forma-chat.ts'
import { seedHelp } from './forma-help.ts'
import { seedTasks } from './forma-tasks.ts'
import { seedForma } from './forma-world.ts'
import { seedBarreau, seedClub, seedKxo } from './light-worlds.ts'
import { liveFormaYear } from './past-year/forma-year.ts'
import { liveKxoYear } from './past-year/kxo-year.ts'
import { seedRecrut } from './recrut-world.ts'
import { liveAgency, liveRecrut, seedCongres, seedGroupe, seedReseau } from './small-worlds.ts'

/** What a demo tenant holds beyond its accounts, by tenant name. */
export type Worlds = Readonly<Record<string, (context: Context) => Promise<void>>>

/** Worlds as they begin: what is set up and what is to come, the ground journeys stand on. */
export const worlds: Worlds = {
  kxo: seedKxo,
  forma: async (context) => {
    await seedForma(context)
    await seedTasks(context)
    await seedHelp(context)
    await seedChat(context)
  },
  club: seedClub,
  barreau: seedBarreau,
  recrut: seedRecrut,
  event: seedAgency,
  salon: seedAgency,
}

/** Worlds with the year that went before: what whoever tries the product finds. */
export const livedInWorlds: Worlds = {
  ...worlds,
  kxo: async (context) => {
    await seedKxo(context)
    await liveKxoYear(context)
  },
  forma: async (context) => {
    await worlds.forma?.(context)
    await liveFormaYear(context)
  },
  club: async (context) => {
    await seedClub(context)
    await liveClub(context)
  },
  barreau: async (context) => {
    await seedBarreau(context)
    await liveBarreau(context)
  },
  recrut: async (context) => {
    await seedRecrut(context)
    await liveRecrut(context)
  },
  event: liveAgency,
  salon: liveAgency,
  congres: seedCongres,
  groupe: seedGroupe,
  reseau: seedReseau,
}
