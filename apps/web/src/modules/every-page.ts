import type { HeaderTool } from '../app/header-tool.ts'
import type { Page } from '../app/page.ts'
import { identityPages } from './identity/pages.ts'

/** The pages of every module, from the ground up; a new module adds its line. */
export const everyPage: readonly Page[] = [...identityPages]

/** What modules place in the header, beside the person's name. */
export const headerTools: readonly HeaderTool[] = []
