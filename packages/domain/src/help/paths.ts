import { path } from '../kernel/path.ts'

export const adminGuide = path('/admin/user-guide')
export const adminTutorials = path('/admin/videotutorial')
export const adminSupport = path('/admin/support-contact')

/** Query parameters: the article read, the tab, the request opened, the page a message is about, the incident it quotes. */
export const articleParameter = 'article'
export const tabParameter = 'tab'
export const requestParameter = 'request'
/** The tabs of the support page. */
export const supportTabs = ['queue', 'write', 'requests', 'service', 'contact', 'complaints'] as const
export const pageParameter = 'page'
export const incidentParameter = 'incident'

/** The tab that follows one’s requests, with one of them opened; target of mails. */
export const supportRequest = (id: number): string => `${adminSupport()}?${tabParameter}=requests&${requestParameter}=${id}`
/** The vendor’s queue. */
export const supportQueue = (): string => `${adminSupport()}?${tabParameter}=queue`
/** Query parameter of any page: what changed in the product is told over it. */
export const newsParameter = 'news'
