import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportKind } from '@kxo/domain/imports/kinds'
import { type Mapping, natureNames, natureReader } from '@kxo/domain/imports/rules'
import { locales } from '@kxo/domain/kernel/sentence'
import type { Services } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { readTable } from '../../../platform/tables/read-table.ts'
import type { TableForm } from '../../../platform/tables/table-reader.ts'
import type { Tenant } from '../../../platform/tenant-directory.ts'
import type { ImportRecord } from '../queries.ts'
import type { Corrections, Source } from './read-lines.ts'

/** How the file was read when it was received. */
export type Reading = TableForm & { lines: number; read_ms?: number; is_remembered?: boolean }
export const readingOf = (record: Pick<ImportRecord, 'source'>): Reading => record.source as unknown as Reading // written by `receive` alone
export const columnsOf = (record: Pick<ImportRecord, 'columns'>): string[] => record.columns as string[]

export const kindOf = ({ kind }: Pick<ImportRecord, 'kind'>): ImportKind => kind as ImportKind // written by `receive` alone

/** Brings the stored file beside the program, so that it can be read several times; `drop` removes the copy. */
export async function localCopy(
  { storage }: Pick<Services, 'storage'>,
  storageKey: string,
): Promise<{ path: string; drop: () => Promise<void> }> {
  const path = join(tmpdir(), `import-${randomUUID()}`)
  await pipeline(await storage.stream(storageKey), createWriteStream(path))
  return { path, drop: () => rm(path, { force: true }) }
}

/** The file of an import as `examine` reads it. */
export function sourceOf(record: ImportRecord, path: string, tenant: Tenant): Source {
  const form = readingOf(record)
  return {
    kind: kindOf(record),
    open: () => readTable({ path, isWorkbook: form.format === 'xlsx', form }),
    columns: columnsOf(record),
    mapping: record.mapping as Mapping,
    corrections: record.corrections as Corrections,
    setting: {
      zone: tenant.time_zone,
      dates: new Map(),
      natureOf: natureReader(locales.map((locale) => languageOf(locale, tenant))),
      natures: natureNames,
    },
  }
}
