import type { RawBuilder, SqlBool } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { dependencies } from '../../../platform/dependencies.ts'

/** Whether the caller reads something that holds a file: answered by the modules that keep files in what they hold. */
type FileReader = (context: Context, fileId: number) => Promise<boolean>

declare module '../../../platform/dependencies.ts' {
  interface Dependencies {
    documents: {
      fileReaders: readonly FileReader[]
      /** Whether the row `paper` of the query around is still asked: those of a function put away are not. */
      isStillAsked: RawBuilder<SqlBool>
    }
  }
}

/** Whether another module gives the caller access to a file. */
export async function hasFileAccessThroughModules(context: Context, fileId: number): Promise<boolean> {
  for (const reads of dependencies().documents.fileReaders) if (await reads(context, fileId)) return true
  return false
}
