import type { DirectoryQuery, directoryContract } from '@kxo/domain/directory/contract'
import { may } from '@kxo/domain/directory/permissions'
import { cardOf } from '@kxo/domain/directory/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { listed } from '../../platform/lists/listing.ts'
import { findFile } from '../documents/index.ts'
import { paramsOf } from '../tenants/index.ts'
import { type Audience, companiesPage, directoryFilters, directoryPage, findListed, presentCompany, presentEntry } from './queries.ts'

/** A recruiting platform has no directory; a visitor has one only where it is published. @throws 404 */
export function requireDirectory({ tenant }: Context, audience: Audience): void {
  const { is_recruiting_platform, public_directory } = paramsOf(tenant)
  if (is_recruiting_platform || (audience === 'public' && !public_directory)) refuse(kernelErrors.notFound)
}

const unlisted = { sort: undefined, filters: undefined, format: undefined, columns: undefined }

async function pageOf(context: Context, audience: Audience, request: DirectoryQuery) {
  requireDirectory(context, audience)
  const { query, plan } = directoryPage(context.db, audience, request)
  const page = await listed(query, plan, { ...request, ...unlisted })
  return { ...page, results: page.results.map((row) => presentEntry(context.tenant.name, row)) }
}

export const listDirectory: Verb<typeof directoryContract.list> = async (context, { query }) => {
  authorize(may.read(context.actor))
  return pageOf(context, 'network', query)
}
export const listPublicDirectory: Verb<typeof directoryContract.publicList> = (context, { query }) => pageOf(context, 'public', query)

export const readFilters: Verb<typeof directoryContract.filters> = async (context) => {
  authorize(may.read(context.actor))
  requireDirectory(context, 'network')
  return directoryFilters(context.db)
}
export const readPublicFilters: Verb<typeof directoryContract.publicFilters> = async (context) => {
  requireDirectory(context, 'public')
  return directoryFilters(context.db)
}

export const listCompanies: Verb<typeof directoryContract.companies> = async (context, { query }) => {
  authorize(may.read(context.actor))
  requireDirectory(context, 'network')
  const { query: rows, plan } = companiesPage(context.db, query)
  const page = await listed(rows, plan, { ...query, ...unlisted })
  return { ...page, results: page.results.map((row) => presentCompany(context.tenant.name, row)) }
}

/** @throws 404 for who is not in the directory, or does not show theirs */
async function photoOf(context: Context, audience: Audience, id: number) {
  requireDirectory(context, audience)
  const { photo } = found(await findListed(context.db, audience, id))
  const file = found(await findFile(context.db, found(photo)))
  return { content_type: file.content_type, body: await context.services.storage.stream(file.storage_key) }
}

export const readPhoto: Verb<typeof directoryContract.photo> = async (context, { params }) => {
  authorize(may.read(context.actor))
  return photoOf(context, 'network', params.id)
}
export const readPublicPhoto: Verb<typeof directoryContract.publicPhoto> = (context, { params }) => photoOf(context, 'public', params.id)

export const readCard: Verb<typeof directoryContract.card> = async (context, { params }) => {
  authorize(may.read(context.actor))
  requireDirectory(context, 'network')
  const entry = presentEntry(context.tenant.name, found(await findListed(context.db, 'network', params.id)))
  const name = `${entry.first_name} ${entry.last_name}`.trim()
  return { content_type: 'text/vcard', name: `${name}.vcf`, body: new TextEncoder().encode(cardOf(entry)) }
}
