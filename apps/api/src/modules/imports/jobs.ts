import type { Locale } from '@kxo/domain/kernel/sentence'
import { job } from '../../platform/work/jobs.ts'

export const checkImportJob = job<{ import_id: number; locale: Locale }>({
  name: 'check-import',
  label: { fr: 'Vérifier un fichier à importer', en: 'Checking a file to import' },
  retries: 3,
})
export const runImportJob = job<{ import_id: number; mode: 'valid' | 'all'; locale: Locale }>({
  name: 'run-import',
  label: { fr: 'Importer un fichier', en: 'Importing a file' },
  retries: 3,
})
