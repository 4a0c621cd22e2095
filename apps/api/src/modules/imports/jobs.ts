import type { Locale } from '@kxo/domain/kernel/sentence'
import { job } from '../../platform/jobs.ts'

export const checkImportJob = job<{ import_id: number; locale: Locale }>({ name: 'check-import', retries: 3 })
export const runImportJob = job<{ import_id: number; mode: 'valid' | 'all'; locale: Locale }>({ name: 'run-import', retries: 3 })
