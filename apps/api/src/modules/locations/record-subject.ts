import { may } from '@kxo/domain/locations/permissions'
import type { RecordSubject } from '../fields/index.ts'

/** Places bear fields of the tenant. */
export const locationSubject: RecordSubject = {
  morph: 'Location',
  async rightsOn({ db, actor }, id) {
    const place = await db.selectFrom('locations').select('id').where('id', '=', id).executeTakeFirst()
    return place && { read: may.readLocations(actor), write: may.writeLocations(actor) }
  },
}
