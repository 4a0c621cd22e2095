import type { Queries } from '../../platform/database/tenancy.ts'
import { canonical, sha256 } from '../attendance/index.ts'
import { documentsOfResolutions } from './documents-of-resolutions.ts'

const resolutionOf = (db: Queries, id: number) =>
  db
    .selectFrom('resolutions')
    .select(['id', 'event_id', 'title', 'body', 'majority', 'is_secret', 'opened_at', 'total_voices', 'present_voices', 'quorum_voices'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const rollRows = (db: Queries, id: number) =>
  db
    .selectFrom('vote_roll as r')
    .leftJoin('votes_cast as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'r.tenant_id')
        .onRef('c.resolution_id', '=', 'r.resolution_id')
        .onRef('c.registration_id', '=', 'r.registration_id'),
    )
    .select(['r.registration_id', 'r.voter_id', 'r.weight'])
    .select((eb) => eb('c.registration_id', 'is not', null).as('has_voted'))
    .where('r.resolution_id', '=', id)
    .orderBy('r.registration_id')
    .execute()

const ballotRows = (db: Queries, id: number) =>
  db.selectFrom('ballots').select(['number', 'choice', 'weight', 'registration_id']).where('resolution_id', '=', id).execute()

/** What a seal covers: the resolution as it was put, its roll, its ballots in the order of their numbers. */
export async function sealedContent(db: Queries, id: number) {
  const ballots = await ballotRows(db, id)
  const documents = (await documentsOfResolutions(db, [id])).map(({ name, sha256: hash }) => ({ name, sha256: hash }))
  return {
    resolution: await resolutionOf(db, id),
    // Without any, the text is that of seals made before there were documents.
    ...(documents.length > 0 && { documents }),
    roll: await rollRows(db, id),
    ballots: ballots.toSorted((a, b) => (a.number < b.number ? -1 : 1)),
  }
}
export type SealedContent = Awaited<ReturnType<typeof sealedContent>>

/** The text whose SHA-256 is the seal: what anybody recounts from. */
export const sealedText = (content: SealedContent): string => canonical(content)
export const sealOf = (content: SealedContent): string => sha256(sealedText(content))
