import { pushContract as contract, type PushDevice } from '@kxo/domain/mailing/push/push-contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { abilityHere, endpointHere } from './this-device.ts'

export const pushSettingsQuery = () => apiQuery(contract.pushSettings, {})
export const addDevice = (body: PushDevice) => call(contract.addDevice, { body })
export const removeDevice = (device: number) => call(contract.removeDevice, { body: { device } })
export const choosePush = (moment: string, is_on: boolean) => call(contract.choosePush, { body: { moment, is_on } })
/** What this browser can do, and where it is written to. */
export const thisDeviceQuery = () =>
  queryOptions({
    queryKey: ['this device'],
    queryFn: async () => ({ ability: await abilityHere(), endpoint: await endpointHere() }),
    gcTime: 0,
  })
