import { accountContract } from '@kxo/domain/identity/account-contract'
import { stepAt, stepSeconds, totpOf } from '../modules/identity/factors/totp.ts'
import type { Program } from './program.ts'
import { callAs, type Persona, type TenantWorld } from './world.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app reads of a secret typed by hand. */
export function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code an app shows `steps` half-minutes from now. */
export const codeNow = (secret: string, steps = 0): string => totpOf(bytesOf(secret), stepAt(new Date()) + steps)

/** Waits for the next half-minute when this one is about to end: the code before it would be two steps old once it is read. */
async function earlyInItsStep(): Promise<void> {
  const left = stepSeconds * 1000 - (Date.now() % (stepSeconds * 1000))
  if (left < 4000) await new Promise((wake) => setTimeout(wake, left))
}

/** Turns a person's second factor on, as they do; their first code is of the step before, so that the present one still serves. */
export async function withSecondFactor(program: Program, tenant: TenantWorld, who: Persona, password = 'Corbeille-7-Lune') {
  const params = { client: tenant.name, id: who.id }
  const { secret } = await callAs(program, who, accountContract.enrolSecondFactor, { params, body: { password } })
  await earlyInItsStep()
  const { recovery_codes } = await callAs(program, who, accountContract.confirmSecondFactor, {
    params,
    body: { code: codeNow(secret, -1) },
  })
  return { secret, recovery_codes }
}
