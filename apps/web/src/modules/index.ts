import type { Page } from '../app/page.ts'
import { identityPages } from './identity/pages.ts'

/** Pages needed before anyone is known: their words weigh on the very first load, so nothing else is listed here. */
export const firstPages: readonly Page[] = identityPages

let all: Promise<readonly Page[]> | null = null
/** Every page of the product. */
export function loadPages(): Promise<readonly Page[]> {
  all ??= import('./every-page.ts').then(({ everyPage }) => everyPage)
  return all
}
