import { useViewer } from '../../app/viewer.ts'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { fetchReport } from './api.ts'

/** Hands the report of an import to the browser's downloads. */
export function useReport(id: number): () => void {
  const { tenant } = useViewer()
  return () => {
    fetchReport(tenant.name, id)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
}
