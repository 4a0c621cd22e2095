import type { Actor } from '@kxo/domain/kernel/actor'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { job } from '../../platform/work/jobs.ts'

export const checkImportJob = job<{ import_id: number; locale: Locale; actor: Actor }>({
  name: 'check-import',
  label: { fr: 'Vérifier un fichier à importer', en: 'Checking a file to import' },
  retries: 3,
})
/** `actor` is who launched it: what they may not do, their file may not either. */
export type ImportRun = { import_id: number; mode: 'valid' | 'all'; is_inviting: boolean; locale: Locale; actor: Actor }
export const runImportJob = job<ImportRun>({
  name: 'run-import',
  label: { fr: 'Importer un fichier', en: 'Importing a file' },
  retries: 3,
})
