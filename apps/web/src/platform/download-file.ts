import type { Endpoint } from '@kxo/domain/kernel/contract'
import { saveFile } from '../ui/display/save-file.ts'
import { type CallInput, fetchFile } from './api-client.ts'

/** Fetches a streamed file of a contract and saves it on this device, under the name the server gives it. */
export async function downloadFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, input)
  saveFile(blob, name)
}
