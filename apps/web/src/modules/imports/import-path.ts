import { adminImport, teamImport } from '@kxo/domain/imports/paths'
import { may } from '@kxo/domain/imports/permissions'
import { useViewer } from '../../platform/viewer.ts'

/** Where the reader brings files in: for the whole space, or for their team. */
export function useImportPath(): string {
  const { actor } = useViewer()
  return may.readEveryImport(actor) ? adminImport() : teamImport()
}
