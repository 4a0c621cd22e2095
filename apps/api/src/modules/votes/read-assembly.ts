import type { Resolution, votesContract } from '@kxo/domain/votes/contract'
import { majority } from '@kxo/domain/votes/majority'
import { may } from '@kxo/domain/votes/permissions'
import { isAdopted, quorumOf, rollOf, voicesOf } from '@kxo/domain/votes/rules'
import { resolutionStatus } from '@kxo/domain/votes/status'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { paramsOf } from '../tenants/index.ts'
import { followAssembly } from './assembly-of.ts'
import { documentsOfResolutions } from './documents-of-resolutions.ts'
import { codeAddress } from './prove-voter.ts'
import { talliesOf } from './tallies-of.ts'

/** What is decided at an assembly, as it goes; what open ballots say is told to nobody. */
export const readAssembly: Verb<typeof votesContract.assembly> = async (context, { params }) => {
  const { db, actor, tenant } = context
  const { event, rights, own } = await followAssembly(context, params.id)
  const [total, present] = [voicesOf(rights), voicesOf(rollOf(rights))]
  const needed = quorumOf(total, event.quorum_rate)
  const ownRights = rights.filter(({ holder_id }) => own !== undefined && holder_id === own.registration_id)
  return {
    title: event.title,
    start_date: event.start_date,
    quorum: { rate: event.quorum_rate, total, present, needed, is_reached: present > 0 && present >= needed },
    proxy_max: paramsOf(tenant).proxy_max,
    own: own
      ? {
          registration_id: own.registration_id,
          weight: own.weight,
          is_present: own.is_present,
          given_to: own.holder_name,
          held: ownRights.map(({ registration_id, name, weight }) => ({ registration_id, name, weight })),
        }
      : null,
    code_to: own ? await codeAddress(context, event.id) : null,
    may_run: may.runVotes(actor, event),
    resolutions: await resolutionsFor(db, event.id, own?.registration_id ?? null),
  }
}

const rowsOf = (db: Queries, event_id: number) =>
  db
    .selectFrom('resolutions')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(r.weight), 0)::int from votes_cast c
        join vote_roll r on r.tenant_id = c.tenant_id and r.resolution_id = c.resolution_id and r.registration_id = c.registration_id
        where c.tenant_id = resolutions.tenant_id and c.resolution_id = resolutions.id)`.as('cast_voices'),
    )
    .where('event_id', '=', event_id)
    .orderBy('rank')
    .orderBy('id')
    .execute()

/** The rights somebody votes with, whatever the resolution. */
async function rollOfVoter(db: Queries, event_id: number, voter_id: number) {
  const { rows } = await sql<{ resolution_id: number; registration_id: number; weight: number; name: string; has_voted: boolean }>`
    select r.resolution_id, r.registration_id, r.weight, u.first_name || ' ' || u.last_name as name, c.registration_id is not null as has_voted
    from resolutions n
    join vote_roll r on r.tenant_id = n.tenant_id and r.resolution_id = n.id
    join registrations g on g.tenant_id = r.tenant_id and g.id = r.registration_id
    join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    left join votes_cast c on c.tenant_id = r.tenant_id and c.resolution_id = r.resolution_id and c.registration_id = r.registration_id
    where n.event_id = ${event_id} and r.voter_id = ${voter_id}
    order by (r.registration_id = r.voter_id) desc, searchable(u.last_name), r.registration_id`.execute(db)
  return rows
}

async function resolutionsFor(db: Queries, event_id: number, voter_id: number | null): Promise<Resolution[]> {
  const rows = await rowsOf(db, event_id)
  const rights = voter_id === null ? [] : await rollOfVoter(db, event_id, voter_id)
  const closed = rows.filter(({ status }) => status === resolutionStatus.codeOf('closed')).map(({ id }) => id)
  const tallies = await talliesOf(db, closed)
  const documents = await documentsOfResolutions(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const tally = tallies(row.id)
    const rule = majority.keyOf(row.majority)
    return {
      id: row.id,
      title: row.title,
      body: row.body,
      documents: documents
        .filter(({ resolution_id }) => resolution_id === row.id)
        .map(({ id, name, content_type, size }) => ({ id, name, content_type, size })),
      majority: rule,
      is_secret: row.is_secret,
      status: resolutionStatus.keyOf(row.status),
      opened_at: row.opened_at,
      closed_at: row.closed_at,
      present_voices: row.present_voices ?? 0,
      cast_voices: row.cast_voices,
      rights: rights
        .filter(({ resolution_id }) => resolution_id === row.id)
        .map(({ registration_id, name, weight, has_voted }) => ({ registration_id, name, weight, has_voted })),
      result: row.seal === null ? null : { ...tally, is_adopted: isAdopted(rule, tally, row.present_voices ?? 0), seal: row.seal },
      version: row.version,
    }
  })
}
