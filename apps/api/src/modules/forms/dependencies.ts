import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the modules that ask forms give this one, which knows none of them. */
type FormsDependencies = {
  /** Those who have answers to a version go on asking it when another is published. */
  pinAnswered: (context: Context, form_id: number, version_id: number) => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    forms: FormsDependencies
  }
}

export const pinAnswered: FormsDependencies['pinAnswered'] = (...args) => dependencies().forms.pinAnswered(...args)
