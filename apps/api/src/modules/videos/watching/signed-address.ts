import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { fillPath } from '@kxo/domain/kernel/contract'
import { watchingContract } from '@kxo/domain/videos/watching-contract'
import type { Context } from '../../../platform/context.ts'
import { apiBase } from '../../../platform/http/serve.ts'

type Signer = Pick<Context, 'services' | 'tenant'>

/** An address lives from six to twelve hours, and stays the same meanwhile: browsers keep what they fetched. */
const stepMs = 6 * 3_600_000
const untilOf = (now: Date): number => (Math.floor(now.getTime() / stepMs) + 2) * stepMs

const macOf = ({ services, tenant }: Signer, said: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', services.config.secretKey, '', `video file ${tenant.id}`, 32)))
    .update(said)
    .digest()

/** Where a player asks for a file of a film without the session of who watches: written for whoever may see it, for a while. */
export function fileAddress(signer: Signer & Pick<Context, 'now'>, file_id: number): string {
  const said = `${file_id}-${untilOf(signer.now).toString(36)}`
  const ticket = `${said}-${macOf(signer, said).toString('base64url')}`
  return apiBase + fillPath(watchingContract.file.path, { client: signer.tenant.name, ticket })
}

/** The file an address names, and until when; undefined when it was not written here. */
export function readTicket(signer: Signer, ticket: string): { file_id: number; until: Date } | undefined {
  const [, said = '', id = '', until = '', mac = ''] = /^((\d{1,15})-([0-9a-z]{6,12}))-([\w-]{43})$/.exec(ticket) ?? []
  if (said === '' || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(signer, said))) return undefined
  return { file_id: Number(id), until: new Date(Number.parseInt(until, 36)) }
}
