import { documentsWords as w } from '@kxo/domain/documents/words'
import { saveFile } from '../../ui/display/save-file.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { fetchDocument } from './api.ts'

/** Downloads a document; a failure says so with a note about the document. */
export async function saveDocument(id: number): Promise<void> {
  try {
    const { blob, name } = await fetchDocument(id)
    saveFile(blob, name)
  } catch (error) {
    toast.failure(error)
    toast.info(w.downloadFailed)
  }
}
