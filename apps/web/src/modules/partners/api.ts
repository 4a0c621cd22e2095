import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract as contract } from '@kxo/domain/partners/contract'
import { functionsContract } from '@kxo/domain/partners/functions-contract'
import type { PartnerKind } from '@kxo/domain/partners/kind'
import { missionContract } from '@kxo/domain/partners/missions/mission-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { everyId } from '../../platform/every-id.ts'

export const eventPartnersQuery = (id: number) => apiQuery(contract.eventPartners, { params: { id } })

/** People who may be asked, with what takes them during the event's slots. */
export const candidatesQuery = (event: number) => apiQuery(contract.availability, { query: { event } }, { staleTime: 5_000 })

export const assignPartner = (id: number, body: Input<typeof contract.addPartner>['body']) =>
  call(contract.addPartner, { params: { id }, body })
export const changePartner = (id: number, partner: number, body: Input<typeof contract.changePartner>['body']) =>
  call(contract.changePartner, { params: { id, partner }, body })

export const functionsQuery = (id: number) => apiQuery(functionsContract.functions, { params: { id } })

export const assignmentsQuery = () => apiQuery(assignmentsContract.mine, { query: { partner: 'me' } })
export const unavailabilitiesQuery = () => apiQuery(assignmentsContract.unavailabilities, { query: {} })
export const acceptAssignment = (id: number) => call(assignmentsContract.accept, { params: { id }, body: {} })
export const refuseAssignment = (id: number, body: { reason: string }) => call(assignmentsContract.refuse, { params: { id }, body })
/** Proposes the part of a person, refused or not, to another. */
export const replacePartner = (id: number, user_id: number) => call(assignmentsContract.replace, { params: { id }, body: { user_id } })
export const addUnavailability = (body: Input<typeof assignmentsContract.addUnavailability>['body']) =>
  call(assignmentsContract.addUnavailability, { body })
export const removeUnavailability = (id: number) => call(assignmentsContract.removeUnavailability, { params: { id } })

export const saveMission = (id: number): Promise<void> => downloadFile(missionContract.missionOrder, { params: { id } })
export const sendMission = (id: number) => call(missionContract.sendMissionOrder, { params: { id }, body: {} })
export const validateHours = (id: number, body: Input<typeof functionsContract.validateHours>['body']) =>
  call(functionsContract.validateHours, { params: { id }, body })

/** The numbers of all the parts a list finds. */
export const idsOfParts = (
  { q, filters }: ListQuery,
  { id, kind, moment }: { id: number; kind: PartnerKind; moment: 'upcoming' | 'past' | 'ended' },
  signal: AbortSignal,
): Promise<number[]> =>
  everyId((page) => call(functionsContract.parts, { params: { id, kind }, query: { q, filters, moment, ...page } }, { signal }))
