import type { Context } from '../../platform/context.ts'

/** Whether the caller reads something that holds a file: answered by the modules that keep files in what they hold. */
type ReadsFile = (context: Context, fileId: number) => Promise<boolean>

const handed: ReadsFile[] = []

/** Called once by the list of modules. */
export const handFileReaders = (...readers: readonly ReadsFile[]): void => {
  handed.push(...readers)
}

export async function isReadElsewhere(context: Context, fileId: number): Promise<boolean> {
  for (const reads of handed) if (await reads(context, fileId)) return true
  return false
}
