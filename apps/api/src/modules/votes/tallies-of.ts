import { voteChoice } from '@kxo/domain/votes/choice'
import type { Tally } from '@kxo/domain/votes/rules'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

/** What the ballots of closed resolutions add up to. */
export async function talliesOf(db: Queries, resolutions: readonly number[]): Promise<(resolution: number) => Tally> {
  const rows =
    resolutions.length === 0
      ? []
      : await db
          .selectFrom('ballots')
          .select(['resolution_id', 'choice', sql<number>`sum(weight)::int`.as('voices')])
          .where('resolution_id', 'in', [...resolutions])
          .groupBy(['resolution_id', 'choice'])
          .execute()
  const voices = (resolution: number, choice: number): number =>
    rows.find((row) => row.resolution_id === resolution && row.choice === choice)?.voices ?? 0
  return (resolution) => ({
    favour: voices(resolution, voteChoice.codeOf('favour')),
    against: voices(resolution, voteChoice.codeOf('against')),
    abstention: voices(resolution, voteChoice.codeOf('abstention')),
  })
}
