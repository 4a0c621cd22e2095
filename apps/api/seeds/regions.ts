import { addFrenchRegions, allRegions, regionFor } from '../src/modules/regions/index.ts'
import { paramsOf } from '../src/modules/tenants/index.ts'
import type { Context } from '../src/platform/context.ts'

/** Regions of the demo tenants that use them, and everyone in theirs: by postal code, or by hand. */
export async function seedRegions(context: Context): Promise<void> {
  const { db, tenant } = context
  const { region_response } = paramsOf(tenant)
  if (region_response === '') return
  if (region_response === 'manual') return seedByHand(context)
  await addFrenchRegions(context)
  await db.insertInto('regions').values({ name: 'Hors France', is_abroad: true }).execute()
  for (const table of ['users', 'companies'] as const) {
    const places = await db.selectFrom(table).select(['code_postal', 'country']).distinct().execute()
    for (const { code_postal, country } of places)
      await db
        .updateTable(table)
        .set({ region_id: (await regionFor(context, { code_postal, country })) ?? null })
        .where('code_postal', 'is not distinct from', code_postal)
        .where('country', '=', country)
        .execute()
  }
}

/** Territories that follow no postal code: people were asked which is theirs. */
async function seedByHand({ db }: Context): Promise<void> {
  await db
    .insertInto('regions')
    .values([{ name: 'Côte et vignoble' }, { name: 'Dijon métropole' }, { name: 'Val de Saône' }])
    .execute()
  const regions = await allRegions(db)
  const people = await db.selectFrom('users').select('id').orderBy('id').execute()
  for (const [index, { id }] of people.entries()) {
    const region = regions[index % regions.length]
    if (region) await db.updateTable('users').set({ region_id: region.id, is_region_manual: true }).where('id', '=', id).execute()
  }
}
