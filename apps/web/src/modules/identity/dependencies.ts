import type { Path } from '@kxo/domain/kernel/path'
import type { ComponentType } from 'react'

/** What a visitor may look at without an account; a module that stands above gives its address. */
type ForVisitors = {
  catalogue: Path<'/:client/public/events'>
  /** Whom to call, loaded when someone asks: nothing of it weighs on the first load. */
  Contact: ComponentType
}

let dependencies: ForVisitors | null = null
export const provideLogin = (handed: ForVisitors): void => {
  dependencies = handed
}
export const loginDependencies = (): ForVisitors | null => dependencies
