import { registrationFormsContract as contract } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { call } from '../../../platform/api-client.ts'

/** Keeps the answers to a form asked beside the one of the registration. */
export const fillForm = (registration: number, formId: number, answers: Record<string, string>) =>
  call(contract.fillForm, { params: { id: registration, asked: formId }, body: { answers } })
