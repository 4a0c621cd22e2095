import { createPrivateKey } from 'node:crypto'
import { walletErrors } from '@kxo/domain/attendance/wallet/wallet-errors'
import { refuse } from '@kxo/domain/kernel/errors'
import * as z from 'zod/mini'

const ServiceAccount = z.object({ type: z.literal('service_account'), client_email: z.string(), private_key: z.string() })
export type GoogleKeys = { issuer: string; account: string; key: string }

function parsed(file: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(file).toString('utf8'))
  } catch {
    return undefined
  }
}

const isRsaKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The key of a service account as Google hands it out, checked. @throws 422 that says what is wrong */
export function readGoogleKeys(issuer: string, file: Uint8Array): GoogleKeys {
  if (!/^\d{5,25}$/.test(issuer)) refuse(walletErrors.wrongIssuer)
  const read = z.safeParse(ServiceAccount, parsed(file))
  if (!read.success) return refuse(walletErrors.notServiceAccount)
  const { client_email, private_key } = read.data
  if (!isRsaKey(private_key)) refuse(walletErrors.unreadableKey)
  return { issuer, account: client_email, key: private_key }
}
