import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { type SigningPlace, signingPlace } from '@kxo/domain/signatures/kinds'
import { signedTerms } from '@kxo/domain/signatures/terms'
import type { TenantWorld } from './world.ts'

/** The contract of who pays their own training, concluded on a day (today unless told): what they sign before they order or pay (FOR-10). */
export async function aSignedContract(
  { inTenant }: Pick<TenantWorld, 'inTenant'>,
  registration: number,
  { day = dayInZone(new Date(), defaultZone), place = 'remote' }: { day?: string; place?: SigningPlace } = {},
): Promise<number> {
  return inTenant(async (db) => {
    const of = await db.selectFrom('registrations').select(['event_id', 'user_id']).where('id', '=', registration).executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('agreements')
      .values({
        ...of,
        kind: agreementKind.codeOf('individual'),
        status: documentStatus.codeOf('signed'),
        reference: `CI-${registration}`,
        content: '{}',
        concluded_on: day,
        place: signingPlace.codeOf(place),
        signed_at: new Date(),
        ...signedTerms('individual', day, place),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('agreement_registrations').values({ agreement_id: id, registration_id: registration }).execute()
    return id
  })
}
