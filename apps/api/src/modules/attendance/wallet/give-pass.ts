import type { Wallet, walletContract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { ticket as ticketPage } from '@kxo/domain/documents/paths'
import { addressAt } from '@kxo/domain/identity/paths'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { findRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { holdsTicket } from '../issuing/read-ticket.ts'
import { googleLink } from './google-link.ts'
import { readTicketKey } from './wallet-address.ts'
import { usableKeys } from './wallet-keys.ts'
import { walletTicket } from './wallet-ticket.ts'

type Contract = typeof walletContract

const leadTo = (location: string): Stream => ({ content_type: 'text/html; charset=utf-8', location, body: new Uint8Array() })

/** The wallet of the device that asks; undefined for what is no phone of either. */
const walletOf = (userAgent: string): Wallet | undefined =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : /Android/.test(userAgent) ? 'google' : undefined

async function passFor(context: Context, row: RegistrationRow, wallet: Wallet | undefined): Promise<Stream | undefined> {
  const { apple, google } = await usableKeys(context)
  if (wallet === 'apple' && apple) {
    const { applePass } = await import('./apple-pass.ts')
    const body = await applePass(await walletTicket(context, row), apple)
    return { content_type: 'application/vnd.apple.pkpass', name: `${row.code}.pkpass`, inline: true, body }
  }
  if (wallet === 'google' && google) return leadTo(googleLink(await walletTicket(context, row), google, context.now))
  return undefined
}

/** A ticket that is no longer the one its address names gives no pass: its page says where it stands. @throws 404 for an address not written here */
async function give(context: Context, ticket: string, wallet: Wallet | undefined): Promise<Stream> {
  const named = found(readTicketKey(context, ticket))
  const row = found(await findRegistration(context.db, named.id))
  const pass = row.pass_rev === named.rev && holdsTicket(row) ? await passFor(context, row, wallet) : undefined
  return pass ?? leadTo(addressAt(context.tenant.name, ticketPage(row.event_url)))
}

export const walletPass: Verb<Contract['walletPass']> = async (context, { params }) => give(context, params.ticket, params.wallet)

export const deviceWalletPass: Verb<Contract['deviceWalletPass']> = async (context, { params }) =>
  give(context, params.ticket, walletOf(context.request.user_agent))
