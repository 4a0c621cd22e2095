import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Wallet, walletContract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords } from '@kxo/domain/attendance/wallet/wallet-words'
import { fillPath } from '@kxo/domain/kernel/contract'
import type { Context } from '../../../platform/context.ts'
import { apiBase } from '../../../platform/http/serve.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import type { UsableKeys } from './wallet-keys.ts'

type Keeper = Pick<Context, 'services' | 'tenant'>
type Sealer = { services: Context['services']; tenant: { id: number } }
type Named = { id: number; pass_rev: number }

const macOf = ({ services, tenant }: Sealer, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', services.config.secretKey, '', `wallet link ${tenant.id}`, 32)))
    .update(text)
    .digest()

/** What names a ticket in an address that opens without a session, as a phone opens what a mail holds: one revision of one registration. */
export const ticketKey = (keeper: Sealer, { id, pass_rev }: Named): string => {
  const said = `${id}-${pass_rev}`
  return `${said}-${macOf(keeper, said).toString('base64url')}`
}

/** The ticket an address names; undefined when it was not written here. */
export function readTicketKey(keeper: Sealer, key: string): { id: number; rev: number } | undefined {
  const [, said = '', id = '', rev = '', mac = ''] = /^((\d{1,15})-(\d{1,9}))-([\w-]{43})$/.exec(key) ?? []
  if (said === '' || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(keeper, said))) return undefined
  return { id: Number(id), rev: Number(rev) }
}

const addressOf = (keeper: Keeper, row: Named, wallet: Wallet): string =>
  keeper.services.publicUrl() +
  apiBase +
  fillPath(walletContract.walletPass.path, { client: keeper.tenant.name, ticket: ticketKey(keeper, row), wallet })

/** Where a ticket goes into each wallet the organisation has keys for. */
export const walletAddresses = (keeper: Keeper, row: Named, { apple, google }: UsableKeys) => ({
  apple: apple ? addressOf(keeper, row, 'apple') : null,
  google: google ? addressOf(keeper, row, 'google') : null,
})

/** The second button of a mail that carries a ticket: one address for whatever phone opens it. Nothing while the organisation has no keys. */
export function phoneButton(keeper: Keeper, row: Named, { apple, google }: UsableKeys): NonNullable<MailRequest['second']> | undefined {
  if (!apple && !google) return undefined
  const path = fillPath(walletContract.deviceWalletPass.path, { client: keeper.tenant.name, ticket: ticketKey(keeper, row) })
  return { label: walletWords.addToPhone, url: keeper.services.publicUrl() + apiBase + path }
}
