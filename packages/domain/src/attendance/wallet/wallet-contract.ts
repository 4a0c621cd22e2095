import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'

/** The wallets of phones a ticket may be put in. */
export const wallets = ['apple', 'google'] as const
export type Wallet = (typeof wallets)[number]

/** What the keys of a wallet are worth today. */
export const keyStates = ['ready', 'expiring', 'expired', 'unreadable'] as const
export type KeyState = (typeof keyStates)[number]

const state = z.enum(keyStates)
export const WalletKeys = z.object({
  apple: z.nullable(
    z.object({
      state,
      pass_type: z.string(),
      team: z.string(),
      owner: z.string(),
      expires_at: wire.instant,
      chain_expires_at: wire.instant,
    }),
  ),
  google: z.nullable(z.object({ state, issuer: z.string(), account: z.string() })),
})
export type WalletKeys = z.output<typeof WalletKeys>

/** Bytes of a small file: certificates and keys travel in the body, never in the store of documents. */
export const maxKeyBytes = 60_000
const keyFile = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(Math.ceil(maxKeyBytes / 3) * 4, 'tooLong'), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'invalid'))
const done = z.object({ done: z.literal(true) })
const stale = ['wallet-keys', 'guests']
const ofTicket = z.object({ client: z.string(), ticket: z.string().check(z.maxLength(120)) })

export const walletContract = {
  walletKeys: endpoint({
    method: 'GET',
    path: '/clients/:client/wallet-keys/',
    summary: 'Keys that sign wallet passes: whose they are, until when; never the keys themselves',
    params: inClient,
    response: WalletKeys,
  }),
  setAppleKeys: endpoint({
    method: 'POST',
    path: '/clients/:client/wallet-keys/apple/',
    summary: 'Set the certificate that signs Apple Wallet passes, after checking it',
    params: inClient,
    body: z.object({
      /** PKCS#12, with its private key. */
      certificate: keyFile,
      password: z.string().check(z.maxLength(200, 'tooLong')),
      /** Apple's intermediate certificate, when the file does not hold it. */
      intermediate: z.nullable(keyFile),
    }),
    response: done,
    stale,
    secret: true,
    perMinute: 20,
  }),
  setGoogleKeys: endpoint({
    method: 'POST',
    path: '/clients/:client/wallet-keys/google/',
    summary: 'Set the service account that signs Google Wallet links, after checking it',
    params: inClient,
    body: z.object({ issuer: requiredText(30), account: keyFile }),
    response: done,
    stale,
    secret: true,
    perMinute: 20,
  }),
  removeWalletKeys: endpoint({
    method: 'DELETE',
    path: '/clients/:client/wallet-keys/:wallet/',
    summary: 'Forget the keys of a wallet: its passes are given no more',
    params: z.object({ client: z.string(), wallet: z.enum(wallets) }),
    response: done,
    stale,
  }),
  walletPass: endpoint({
    method: 'GET',
    path: '/clients/:client/wallet-passes/:ticket/:wallet/',
    summary: 'A ticket for the wallet of a phone; one cancelled, transferred or replaced leads to its page instead',
    access: 'public',
    params: z.object({ ...ofTicket.shape, wallet: z.enum(wallets) }),
    streams: ['application/vnd.apple.pkpass', 'text/html'],
    perMinute: 60,
  }),
  deviceWalletPass: endpoint({
    method: 'GET',
    path: '/clients/:client/wallet-passes/:ticket/',
    summary: 'The same for the wallet of the device that asks; elsewhere, the page of the ticket',
    access: 'public',
    params: ofTicket,
    streams: ['application/vnd.apple.pkpass', 'text/html'],
    perMinute: 60,
  }),
}
