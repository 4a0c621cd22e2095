import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the modules above signatures give them. */
type SignaturesDependencies = {
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; event_id: number; user_id: number },
  ) => Promise<number>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    signatures: SignaturesDependencies
  }
}

export const signaturesDependencies = (): SignaturesDependencies => dependencies().signatures
