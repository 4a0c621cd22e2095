import { picturesContract } from '@kxo/domain/mailing/pictures-contract'
import { call } from '../../platform/api-client.ts'

/** Keeps a picture of this device for a message, and answers its address. */
export const keepPicture = async (file: File): Promise<string> =>
  (await call(picturesContract.setMailImage, { files: { file }, body: {} })).url
