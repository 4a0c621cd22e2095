import { fillPath } from '../../kernel/contract.ts'
import { partnerRecordsContract } from './record-contract.ts'

/** Where the portrait of a partner presented in public, or the logo of an organisation, is read. */
export const portraitOf = (client: string, id: number): string =>
  `/api${fillPath(partnerRecordsContract.readPortrait.path, { client, id })}`
