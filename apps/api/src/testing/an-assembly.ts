import { votesContract } from '@kxo/domain/votes/contract'
import { aRegistration, aSession } from './a-session.ts'
import type { Program } from './program.ts'
import { callAs, type Persona, type TenantWorld } from './world.ts'

export type Member = Persona & { registration: number }

/** An assembly and its members, present unless told. */
export async function anAssembly(program: Program, tenant: TenantWorld, admin: Persona, { present = 3, away = 0 } = {}) {
  const event = await aSession(tenant, { title: 'Assemblée générale' })
  const at = { client: tenant.name, id: event.id }
  const member = async (isPresent: boolean): Promise<Member> => {
    const person = await tenant.aPerson()
    const { id } = await aRegistration(tenant, event.id, person.id, isPresent ? 'present' : 'registered')
    return { ...person, registration: id }
  }
  const members: Member[] = []
  for (let one = 0; one < present + away; one++) members.push(await member(one < present))

  type NewResolution = Partial<{ title: string; is_secret: boolean; majority: 'simple' | 'absolute' | 'twoThirds' }>
  const add = async ({ title = 'Approuver les comptes', is_secret = true, majority = 'simple' }: NewResolution = {}): Promise<number> => {
    const body = { title, body: '', majority, is_secret }
    return (await callAs(program, admin, votesContract.addResolution, { params: at, body })).id
  }
  const open = (id: number) => callAs(program, admin, votesContract.openResolution, { params: { client: tenant.name, id } })
  const close = (id: number) => callAs(program, admin, votesContract.closeResolution, { params: { client: tenant.name, id } })
  const read = (who: Persona) => callAs(program, who, votesContract.assembly, { params: at })
  const giveProxy = (giver: Member, holder: Member) =>
    callAs(program, giver, votesContract.giveProxy, { params: at, body: { holder: holder.registration } })
  return { event, at, members, add, open, close, read, giveProxy }
}
