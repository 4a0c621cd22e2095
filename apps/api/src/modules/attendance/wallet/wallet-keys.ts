import { X509Certificate } from 'node:crypto'
import { may } from '@kxo/domain/attendance/permissions'
import type { KeyState, Wallet, walletContract } from '@kxo/domain/attendance/wallet/wallet-contract'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { seal, unseal } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { namePart } from './certificate-name.ts'
import type { AppleKeys } from './read-certificate.ts'
import { type GoogleKeys, readGoogleKeys } from './read-service-account.ts'

type Contract = typeof walletContract
type Keeper = Pick<Context, 'db' | 'services' | 'tenant' | 'now'>
type Stored = { state: KeyState; key: string }

/** What binds a key to its row: it cannot be moved to another tenant's. */
const ownerOf = ({ tenant }: Pick<Context, 'tenant'>, wallet: Wallet): string => `wallet ${tenant.id}/${wallet}`
const warnedDays = 30

/** The keys of every wallet with what they are worth, in one read. */
async function storedKeys(keeper: Keeper) {
  const rows = await keeper.db.selectFrom('wallet_keys').select(['wallet', 'shown', 'sealed_key']).execute()
  const keysOf = <Shown>(wallet: Wallet): (Stored & { shown: Shown }) | undefined => {
    const row = rows.find((one) => one.wallet === wallet)
    if (!row) return undefined
    const shown = row.shown as Shown
    try {
      const key = unseal(keeper.services.config.secretKey, ownerOf(keeper, wallet), row.sealed_key).toString()
      return { shown, key, state: 'ready' }
    } catch {
      return { shown, key: '', state: 'unreadable' }
    }
  }
  const apple = keysOf<Omit<AppleKeys, 'key'>>('apple')
  return { apple: apple && dated(apple, keeper.now), google: keysOf<Omit<GoogleKeys, 'key'>>('google') }
}

/** Certificates end: the first of the two that does says until when they serve. */
function dated(keys: Stored & { shown: Omit<AppleKeys, 'key'> }, now: Date) {
  const [own, chain] = [new X509Certificate(keys.shown.certificate), new X509Certificate(keys.shown.intermediate)]
  const left = Math.min(own.validToDate.getTime(), chain.validToDate.getTime()) - now.getTime()
  const state: KeyState = left <= 0 ? 'expired' : left < warnedDays * 86_400_000 ? 'expiring' : 'ready'
  return { ...keys, state: keys.state === 'ready' ? state : keys.state, own, chain }
}

const isUsable = ({ state }: Stored): boolean => state === 'ready' || state === 'expiring'

export type UsableKeys = { apple: (AppleKeys & { pass_type: string; team: string }) | undefined; google: GoogleKeys | undefined }

/** What signs passes today: nothing for a wallet without keys, or whose keys serve no more. */
export async function usableKeys(keeper: Keeper): Promise<UsableKeys> {
  const { apple, google } = await storedKeys(keeper)
  return {
    apple:
      apple && isUsable(apple)
        ? { ...apple.shown, key: apple.key, pass_type: namePart(apple.own.subject, 'UID'), team: namePart(apple.own.subject, 'OU') }
        : undefined,
    google: google && isUsable(google) ? { ...google.shown, key: google.key } : undefined,
  }
}

export const walletKeys: Verb<Contract['walletKeys']> = async (context) => {
  authorize(may.setWalletKeys(context.actor))
  const { apple, google } = await storedKeys(context)
  return {
    apple: apple
      ? {
          state: apple.state,
          pass_type: namePart(apple.own.subject, 'UID'),
          team: namePart(apple.own.subject, 'OU'),
          owner: namePart(apple.own.subject, 'O'),
          expires_at: apple.own.validToDate,
          chain_expires_at: apple.chain.validToDate,
        }
      : null,
    google: google ? { state: google.state, ...google.shown } : null,
  }
}

async function keep(context: Context, wallet: Wallet, { key, ...shown }: { key: string } & Record<string, string>): Promise<void> {
  const row = {
    shown: JSON.stringify(shown),
    sealed_key: seal(context.services.config.secretKey, ownerOf(context, wallet), Buffer.from(key)),
    created_at: context.now,
  }
  await context.db
    .insertInto('wallet_keys')
    .values({ wallet, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'wallet']).doUpdateSet(row))
    .execute()
  await trace(context, { action: 'set_wallet_keys', info: wallet })
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'base64')

export const setAppleKeys: Verb<Contract['setAppleKeys']> = async (context, { body: { certificate, password, intermediate } }) => {
  authorize(may.setWalletKeys(context.actor))
  const { readAppleKeys } = await import('./read-certificate.ts')
  const received = { file: bytes(certificate), password, intermediate: intermediate === null ? null : bytes(intermediate) }
  await keep(context, 'apple', readAppleKeys(received, context.now))
  return { done: true as const }
}

export const setGoogleKeys: Verb<Contract['setGoogleKeys']> = async (context, { body: { issuer, account } }) => {
  authorize(may.setWalletKeys(context.actor))
  await keep(context, 'google', readGoogleKeys(issuer, bytes(account)))
  return { done: true as const }
}

export const removeWalletKeys: Verb<Contract['removeWalletKeys']> = async (context, { params: { wallet } }) => {
  authorize(may.setWalletKeys(context.actor))
  const { numDeletedRows } = await context.db.deleteFrom('wallet_keys').where('wallet', '=', wallet).executeTakeFirst()
  if (numDeletedRows > 0n) await trace(context, { action: 'remove_wallet_keys', info: wallet })
  return { done: true as const }
}
