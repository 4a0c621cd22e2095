import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { fetchReport } from '../api.ts'

/** Hands the report of an import to the browser's downloads. */
export function useReport(id: number): () => void {
  return () => {
    fetchReport(id)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
}
