import { documentsWords as w } from '@kxo/domain/documents/words'
import { saveFile } from '../../ui/display/save-file.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { fetchDocument } from './api.ts'

/** Downloads a document. */
export const saveDocument = (id: number): Promise<void> => saveFetched(() => fetchDocument(id))

/** Saves what a document is fetched as; a failure says so with a note about the document. */
export async function saveFetched(fetch: () => Promise<{ blob: Blob; name: string }>): Promise<void> {
  try {
    const { blob, name } = await fetch()
    saveFile(blob, name)
  } catch (error) {
    toast.failure(error)
    toast.info(w.downloadFailed)
  }
}
