import type { HeaderTool } from '../app/header-tool.ts'
import type { Page } from '../app/page.ts'
import { diagnosticsPages } from './diagnostics/pages.ts'
import { identityPages } from './identity/pages.ts'
import { mailingPages } from './mailing/pages.ts'
import { tasksHeaderTools } from './tasks/header-tools.ts'
import { tasksPages } from './tasks/pages.ts'

/** The pages of every module, from the ground up; a new module adds its line. */
export const everyPage: readonly Page[] = [...identityPages, ...mailingPages, ...diagnosticsPages, ...tasksPages]

/** What modules place in the header, beside the person's name. */
export const headerTools: readonly HeaderTool[] = [...tasksHeaderTools]
