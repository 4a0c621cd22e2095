import type { Actor } from '../../kernel/actor.ts'
import { isAdministrator, isConsultant } from '../../kernel/permissions.ts'
import type { Audience, Moment } from '../moments/moment.ts'
import { moments } from '../moments.ts'

const runs = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const anyone = (): boolean => true
/** Who may be one of those a moment is for: nobody is offered what they can never receive. */
const readers: Record<Audience, (actor: Actor) => boolean> = {
  person: anyone,
  referent: ({ profile }) => profile === 'REF',
  payer: anyone,
  funder: () => false,
  billing: anyone,
  approvers: (actor) => runs(actor) || actor.profile === 'REF',
  responsible: runs,
  partner: ({ is_partner }) => is_partner,
  signatory: anyone,
  administrators: runs,
  owner: ({ has_tasks }) => has_tasks,
  author: ({ has_tasks }) => has_tasks,
  support: ({ is_super_admin }) => is_super_admin,
  audience: anyone,
  address: () => false,
}

/** Whether a moment may reach a device today. */
export const mayPush = ({ beside = [], isSecret }: Moment): boolean => beside.includes('push') && !isSecret
/** What makes the organisation known is received by whoever chose it; anything else, until they refuse it (PRV-02). */
export const isPushedAtFirst = ({ isMarketing }: Moment): boolean => !isMarketing

/** What a person may receive on their devices, in the order of the catalogue. */
export const pushMomentsFor = (actor: Actor): Moment[] =>
  Object.values<Moment>(moments).filter((moment) => mayPush(moment) && moment.to.some((audience) => readers[audience](actor)))
