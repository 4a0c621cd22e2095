import type { logoContract } from '@kxo/domain/companies/logo-contract'
import { may } from '@kxo/domain/companies/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import { keepReceived } from '../../platform/files/keep-file.ts'
import { fitPicture } from '../../platform/files/picture-sizes.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findFile } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { logoAddress, logoKeyOf } from './present.ts'
import { findCompany, lockCompany } from './queries.ts'

/** `{ logo }`: the address an image tag loads, null without a company or a logo. */
async function addressOf({ db, tenant }: Context, companyId: number | null): Promise<{ logo: string | null }> {
  const company = companyId === null ? undefined : await findCompany(db, companyId)
  return { logo: company ? logoAddress(tenant.name, company.id, company.logo_sha256) : null }
}

export const readOwnLogo: Verb<typeof logoContract.ownLogo> = async (context) => addressOf(context, context.actor.company_id)

/** The image itself; its address holds a part of its print, which only the record tells. */
export const readLogoImage: Verb<typeof logoContract.logoImage> = async ({ db, services }, { params, query }) => {
  const company = found(await db.selectFrom('companies').select('logo_file_id').where('id', '=', params.id).executeTakeFirst())
  const file = found(company.logo_file_id === null ? undefined : await findFile(db, company.logo_file_id))
  found(logoKeyOf(file.sha256) === query.key ? file : undefined)
  return { content_type: file.content_type, name: file.name, inline: true, body: await services.storage.stream(file.storage_key) }
}

async function place(context: Context, companyId: number, logo_file_id: number | null): Promise<{ logo: string | null }> {
  const company = found(await lockCompany(context.db, companyId))
  await context.db.updateTable('companies').set({ logo_file_id, version: sql`version + 1` }).where('id', '=', company.id).execute()
  await trace(context, {
    action: 'update_company',
    subject_id: company.id,
    change: { logo: [company.logo_file_id, logo_file_id] },
  })
  return addressOf(context, company.id)
}

export const setLogo: Verb<typeof logoContract.setLogo> = async (context, { params, file }) => {
  authorize(may.changeCompany(context.actor, { company_id: params.id }))
  found(await lockCompany(context.db, params.id))
  return place(context, params.id, (await keepReceived(context, await fitPicture(file))).id)
}

export const removeLogo: Verb<typeof logoContract.removeLogo> = async (context, { params }) => {
  authorize(may.changeCompany(context.actor, { company_id: params.id }))
  return place(context, params.id, null)
}
