import { registrationBulkContract as contract, type RegistrationsChosen } from '@kxo/domain/registrations/bulk/bulk-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'

/** Acts on registrations of one event, or of every one of them when none is named. */
export const bulkOf = (event: number | undefined) =>
  event === undefined
    ? {
        preview: (body: RegistrationsChosen) => apiQuery(contract.previewAcross, { body }, { staleTime: 0, gcTime: 0 }),
        act: (body: RegistrationsChosen) => call(contract.actAcross, { body }),
        undo: (undo: string) => call(contract.undoAcross, { body: { undo } }),
      }
    : {
        preview: (body: RegistrationsChosen) =>
          apiQuery(contract.previewMany, { params: { id: event }, body }, { staleTime: 0, gcTime: 0 }),
        act: (body: RegistrationsChosen) => call(contract.actOnMany, { params: { id: event }, body }),
        undo: (undo: string) => call(contract.undoMany, { params: { id: event }, body: { undo } }),
      }
