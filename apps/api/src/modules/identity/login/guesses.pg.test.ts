import { identityContract } from '@kxo/domain/identity/contract'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withSecondFactor } from '../../../testing/a-code-app.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noAdvisoryLock, noRowLock, tampered, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../../testing/world.ts'
import { mailPasswordLink } from '../account/password-links.ts'
import { hashPassword } from '../account/passwords.ts'
import { hashOf } from '../sessions/hash-of.ts'

let program: Program
/** Each copy of the program lets a few sign in at a time: a crowd comes through several. */
let copies: Program[]
let tenant: TenantWorld
let password_hash: string
const password = 'Corbeille-7-Lune'
const crowd = 100
/** Enough for a control: the wait is gone, and what was counted is old by the time it is believed. */
const unprotected = (statement: string): string => {
  const counts = statement.startsWith('select "subject", count(*)')
  return counts
    ? `select counted.* from (select pg_sleep(0.2)) as late left join (${statement}) as counted on true`
    : noAdvisoryLock(statement)
}
beforeAll(async () => {
  program = await startProgram({ connections: many, requestsPerMinute: 100_000 })
  copies = await Promise.all([1, 2, 3, 4].map(async () => ({ ...program, ...(await program.beside()) })))
  password_hash = await hashPassword(password)
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
})

const refusalOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'in',
    (error: Refused) => error.code,
  )
/** Guesses at once: how many were answered as tried, and what the others were told. */
async function guessAtOnce(who: Persona, { secret, totp, tried }: Guess, howMany: number) {
  const answers = await Promise.all(
    Array.from({ length: howMany }, (_, index) => {
      const code = totp(index)
      const body = { identifier: who.mail, password: secret, client: tenant.name, ...(code !== undefined && { totp: code }) }
      return refusalOf(callAs(copies[index % copies.length]!, null, identityContract.login, { body }))
    }),
  )
  return { tried: answers.filter((answer) => answer === tried).length, others: new Set(answers.filter((answer) => answer !== tried)) }
}

type Guess = {
  secret: string
  totp: (index: number) => string | undefined
  tried: string
  allowed: number
  crowd: number
  aim: (who: Persona) => Promise<unknown>
}
const guesses: Record<string, Guess> = {
  'wrong passwords': { secret: 'Mauvais-2026!', totp: () => undefined, tried: 'badCredentials', allowed: 10, crowd, aim: async () => {} },
  'wrong codes of the app': {
    secret: password,
    totp: (index) => `9${String(index).padStart(5, '0')}`,
    tried: 'wrongValidationCode',
    allowed: 5,
    crowd: 40,
    aim: (who) => withSecondFactor(program, tenant, who),
  },
  'wrong recovery codes': {
    secret: password,
    totp: (index) => `AAAAA-${String(index).padStart(5, 'B')}`,
    tried: 'wrongValidationCode',
    allowed: 5,
    crowd: 40,
    aim: (who) => withSecondFactor(program, tenant, who),
  },
}

describe.each(Object.entries(guesses))('PRV-40: a crowd of %s at once', (_, guess) => {
  const { allowed, aim, crowd: howMany } = guess
  const someone = async () => {
    const who = await tenant.aPerson({ password_hash })
    await aim(who)
    return who
  }
  it('learn no more than the allowed number', async () => {
    expect(await guessAtOnce(await someone(), guess, howMany)).toEqual({ tried: allowed, others: new Set(['tooMany']) })
  })

  it('control: without the wait for one another, more get through', control, async () => {
    const who = await someone()
    const { result } = await withoutProtection(program, { strip: unprotected }, () => guessAtOnce(who, guess, 40))
    expect(result.tried).toBeGreaterThan(allowed)
  })
})

describe('PRV-40: a hundred wrong codes of a mailbox at once', () => {
  const mail = 'devine@essai.test'
  const counting = /^update "validation_codes" set "tries"/
  const guess = async () => {
    await tenant.inTenant((db) =>
      db
        .insertInto('validation_codes')
        .values({ mail, purpose: 'account', code_hash: hashOf('never'), expires_at: new Date(Date.now() + 600_000) })
        .execute(),
    )
    return () =>
      Promise.all(
        Array.from({ length: crowd }, (_, index) =>
          refusalOf(
            callAs(program, null, waysInContract.createAccount, {
              params: { client: tenant.name },
              body: { mail, code: String(index).padStart(6, '0'), first_name: 'A', last_name: 'B', password, terms: true },
            }),
          ),
        ),
      )
  }

  it('compares five of them with the code', async () => {
    const { counted, result } = await tampered(program, { strip: (text) => text, counting }, await guess())
    expect(counted).toBe(5)
    expect(new Set(result)).toEqual(new Set(['wrongValidationCode']))
  })

  it('control: without the wait on its row, more are compared', control, async () => {
    const { counted } = await withoutProtection(program, { strip: noRowLock, counting }, await guess())
    expect(counted).toBeGreaterThan(5)
  })
})

/** Nobody waits to be counted. */
const noTurns = (statement: string): string =>
  statement.startsWith('select pg_advisory_xact_lock($1, hashtext($2))') ? 'select $1::text, $2::text' : statement

describe('PRV-40: mails of a forgotten password for one mailbox', () => {
  const crowdAsks = ({ mail }: Persona) =>
    Promise.all(Array.from({ length: 20 }, () => tenant.asMachine((context) => mailPasswordLink(context, { mail }))))
  const sent = ({ id }: Persona) =>
    tenant.inTenant(async (db) => (await db.selectFrom('personal_links').select('id').where('user_id', '=', id).execute()).length)

  it('a crowd at once is mailed five', async () => {
    const who = await tenant.aPerson({ password_hash })
    await crowdAsks(who)
    expect(await sent(who)).toBe(5)
  })

  it('control: without the wait for one another, more are mailed', control, async () => {
    const who = await tenant.aPerson({ password_hash })
    await withoutProtection(program, { strip: noTurns }, () => crowdAsks(who))
    expect(await sent(who)).toBeGreaterThan(5)
  })
})

describe('PRV-40: codes asked for one mailbox', () => {
  const mail = 'inonde@essai.test'
  const ask = () => refusalOf(callAs(program, null, waysInContract.sendValidationCode, { params: { client: tenant.name }, body: { mail } }))
  const crowdAsks = () => Promise.all(Array.from({ length: 20 }, ask))
  const sent = () =>
    tenant.inTenant(async (db) => (await db.selectFrom('validation_codes').select('id').where('mail', '=', mail).execute()).length)
  /** Time passes: what was sent was sent earlier. */
  const later = (minutes: number) =>
    tenant.inTenant((db) =>
      db
        .updateTable('validation_codes')
        .set({ created_at: sql<Date>`created_at - ${minutes} * interval '1 minute'` })
        .where('mail', '=', mail)
        .execute(),
    )

  it('a crowd at once is mailed one', async () => {
    expect(new Set(await crowdAsks())).toEqual(new Set(['in']))
    expect(await sent()).toBe(1)
  })

  it('control: without the wait for one another, more are mailed', control, async () => {
    await withoutProtection(program, { strip: noTurns }, crowdAsks)
    expect(await sent()).toBeGreaterThan(1)
  })

  it('five an hour and ten a day, then the person is told when to come back', async () => {
    for (const hour of [1, 2]) {
      for (let n = 1; n <= 5; n++) {
        expect(await ask()).toBe('in')
        expect(await sent()).toBe((hour - 1) * 5 + n)
        await later(2)
      }
      expect(await ask()).toBe(hour === 1 ? 'tooMany' : 'tooManyToday')
      await later(60)
    }
    expect(await ask()).toBe('tooManyToday')
    await later(24 * 60)
    expect(await ask()).toBe('in')
  })
})
