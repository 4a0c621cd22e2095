import { fillPath } from '@kxo/domain/kernel/contract'
import type { Location } from '@kxo/domain/locations/contract'
import { fileEndpoints, type LocationFile } from '@kxo/domain/locations/file-contract'
import { type Accessibility, locationKind } from '@kxo/domain/locations/kind'
import type { OpeningHours } from '@kxo/domain/locations/opening-hours'
import { type Context, found } from '../../platform/context.ts'
import { apiBase } from '../../platform/http/serve.ts'
import { blocksOf, occupationsOf, roomsOf } from './queries.ts'

const keyLength = 32
export const fileKeyOf = (sha256: string): string => sha256.slice(0, keyLength)

const columns = [
  'id',
  'name',
  'kind',
  'comment',
  'address',
  'address_complement',
  'code_postal',
  'town',
  'country',
  'phone',
  'contact',
  'accessibility',
  'day_cost',
  'opening_hours',
  'archived_at',
  'version',
] as const

/** Plans and photos of a place, each at an address an image tag can load without a session. */
export async function filesOf({ db, tenant }: Context, location_id: number): Promise<LocationFile[]> {
  const rows = await db
    .selectFrom('location_files as own')
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'own.tenant_id').onRef('files.id', '=', 'own.file_id'))
    .select(['own.id', 'files.name', 'files.content_type', 'files.sha256'])
    .where('own.location_id', '=', location_id)
    .orderBy('own.id')
    .execute()
  return rows.map(({ sha256, ...file }) => ({
    ...file,
    address: `${apiBase}${fillPath(fileEndpoints.readFile.path, { client: tenant.name, id: location_id, file: file.id })}?key=${fileKeyOf(sha256)}`,
  }))
}

/** A place with its rooms and what is planned in them. @throws 404 */
export async function getLocation(context: Context, id: number): Promise<Location> {
  const { db, now } = context
  const { archived_at, kind, accessibility, opening_hours, ...location } = found(
    await db.selectFrom('locations').select(columns).where('id', '=', id).executeTakeFirst(),
  )
  return {
    ...location,
    kind: locationKind.keyOf(kind),
    accessibility: accessibility as Accessibility[], // written through the contract alone
    opening_hours: opening_hours as OpeningHours, // written through the contract alone
    is_archived: archived_at !== null,
    rooms: await roomsOf(db, id),
    blocks: await blocksOf(db, id, now),
    files: await filesOf(context, id),
    occupations: await occupationsOf(db, id, now),
  }
}
